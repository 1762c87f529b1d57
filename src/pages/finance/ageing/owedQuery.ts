import type { Figure } from './AgeingPanel';

/** Query for the instalments behind a figure. */
export function owedQuery({ band, client }: Figure) {
  return { ...(band && { band }), ...(client && { clientId: client.id }) };
}
