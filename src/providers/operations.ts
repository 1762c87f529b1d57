import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OperationId, operations } from '#domain/access/operations';
import type { ResourceName } from '#resources';
import type { ApiError } from './apiError';
import { http } from './http';
import { useLanguage } from './language';

type Query = Readonly<Record<string, string | number | undefined>>;

export interface OperationInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
  /** Sent while the page is being left: the browser finishes it without the page. */
  readonly leaving?: boolean;
}

/** Calls an operation by its id; its address and method come from the table that the server registers by. */
export async function callOperation<T>(
  id: OperationId,
  input: OperationInput & { signal?: AbortSignal } = {},
): Promise<T> {
  const { method, url } = operations[id];
  const response = await http.request<T>({
    method,
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? '')),
    params: input.query,
    data: input.body,
    ...(input.leaving && { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }),
    ...(input.signal && { signal: input.signal }),
  });
  return response.data;
}

interface QueryOptions extends Pick<OperationInput, 'params' | 'query'> {
  readonly enabled?: boolean;
  readonly refetchEvery?: number;
  /**
   * Asked by the portal's frame on every screen: names the declarations whose records it tells of, perhaps none, so that
   * the writes of others do not ask it again.
   */
  readonly tellsOf?: readonly ResourceName[];
}

/** Whether an answer of the frame stays as it is when records of the declaration are written. */
export function isSteady(meta: Readonly<Record<string, unknown>> | undefined, resource: string): boolean {
  const tellsOf = meta?.['tellsOf'];
  return Array.isArray(tellsOf) && !tellsOf.includes(resource);
}

/** Reads an operation; the answer is kept and shared under its id and input. */
export function useOperation<T>(
  id: OperationId,
  { params, query, enabled, refetchEvery, tellsOf }: QueryOptions = {},
) {
  const language = useLanguage();
  const key = [id, params ?? null, query ?? null, language];
  return useQuery<T, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) =>
      callOperation<T>(id, { ...(params && { params }), ...(query && { query }), signal }),
    // In another language the same page stays, with what is typed in it, until the answer has come in that language.
    placeholderData: (before, asked) => (isSameBut(asked?.queryKey, key) ? before : undefined),
    ...(tellsOf && { meta: { tellsOf } }),
    ...(enabled !== undefined && { enabled }),
    ...(refetchEvery !== undefined && { refetchInterval: refetchEvery }),
  });
}

/** Whether two keys ask for the same, their last part apart: the language. */
function isSameBut(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return one !== undefined && hashKey(one.slice(0, -1)) === hashKey(other.slice(0, -1));
}

/** Performs an operation; afterwards whatever is on the screen is read anew. */
export function useAct<T = unknown>(id: OperationId) {
  const client = useQueryClient();
  const mutation = useMutation<T, ApiError, OperationInput>({
    mutationFn: (input) => callOperation<T>(id, input),
    onSuccess: () => client.invalidateQueries(),
  });
  return { run: mutation.mutateAsync, pending: mutation.isPending, error: mutation.error };
}
