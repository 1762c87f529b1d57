import type { Figure } from './AgeingPanel';

/** A figure as the API is asked for what stands behind it. */
export function owedQuery({ band, client }: Figure) {
  return { ...(band && { band }), ...(client && { clientId: client.id }) };
}
