import type { OperationRow } from '#framework/contract/operationRow';
import { type Answered, http } from './http';
import type { LooseInput } from './operationInput';

/** Sends what an operation asks for to the address that its row names. @throws ApiError */
export function sendOperation<T>(
  { method, url }: Pick<OperationRow, 'method' | 'url'>,
  { params, query, body, leaving = false, signal, idempotencyKey }: LooseInput,
): Promise<Answered<T>> {
  return http.request<T>({
    method,
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
    params: query,
    data: body,
    keepalive: leaving,
    signal,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  });
}
