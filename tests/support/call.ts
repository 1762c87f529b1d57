import type { OperationId } from '#domain/access/operations';
import { operations } from '#domain/access/operations';
import type { TestApp } from './buildTestApp';

interface CallOptions {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: 'ar' | 'en';
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Calls an operation by its id, as the portal does. */
export async function call<T = Record<string, unknown>>(
  test: Pick<TestApp, 'app'>,
  id: OperationId,
  { token, params = {}, query, body, headers = {}, language = 'ar' }: CallOptions = {},
): Promise<Answer<T>> {
  const { method, url } = operations[id];
  const filled = url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`);
  const response = await test.app.inject({
    method,
    url: `/api/v1${filled}`,
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(query && {
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    }),
    ...(body !== undefined && { payload: body as object }),
  });
  return {
    status: response.statusCode,
    body: (response.body ? response.json() : null) as T,
    headers: response.headers,
  };
}
