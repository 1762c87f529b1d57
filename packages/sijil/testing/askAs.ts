import type { FastifyInstance } from 'fastify';

export interface Asked<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Options {
  readonly payload?: unknown;
  readonly language?: 'ar' | 'en';
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API with a caller's token: `ask('GET', '/cities')`. */
export function askAs(test: () => { readonly app: FastifyInstance }, token: () => string | undefined) {
  return async <T = Record<string, unknown>>(
    method: Method,
    url: string,
    { payload, language = 'en' }: Options = {},
  ): Promise<Asked<T>> => {
    const bearer = token();
    const response = await test().app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { 'accept-language': language, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      ...(payload !== undefined && { payload: payload as object }),
    });
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (json ? response.json() : null) as T,
      text: response.payload,
      headers: response.headers,
    };
  };
}

/** Calls of the API as one person, or as nobody. */
export type Ask = ReturnType<typeof askAs>;
