import type { RequestView } from '#domain/api/requestViews';
import { correctionsExpired } from '#domain/requests/nextStep';
import { useNow } from 'sijil/react/providers/server';

/** Tabs that lead to the corrections themselves, so that no other part of the page repeats them. */
export const correctionTabs: readonly (string | null)[] = ['results', 'corrections'];

/** True while the client can still send corrections. */
export function useTakesCorrections(request: RequestView): boolean {
  const expired = correctionsExpired(request, useNow());
  return !expired && request.actions.some(({ name }) => name === 'submitCorrectiveActions');
}
