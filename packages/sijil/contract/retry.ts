import type { ErrorRow, Retry } from '../schema/operationTypes';

/** What a caller does after a refusal: what its row declares, or what its status means. */
export function retryOf({ status, retry }: ErrorRow): Retry {
  if (retry) return retry;
  if (status === 429 || status >= 500) return 'later';
  return status === 401 ? 'afterSignIn' : 'never';
}
