import type { RequestView } from '#domain/api/requestViews';
import type { Localized } from '#framework/base/i18n/localized';
import { requestStates, type Stated, stepState } from '#domain/requests/nextStep';
import { isWithoutCorrections, phaseEnds } from '#domain/workflow/statusGroups';
import { type Phase, phases, statuses } from '#domain/workflow/statuses';
import type { Tone } from '#framework/schema/field';

export type TimelineRequest = Stated & Pick<RequestView, 'history' | 'createdAt' | 'visitAt' | 'startedAt'>;

export interface TimelineStep {
  readonly phase: Phase;
  readonly state: 'past' | 'current' | 'ahead';
  /** True once the goal of the phase is reached, even before the next one begins: paid, but nobody assigned yet. */
  readonly reached: boolean;
  /** Date of the phase: the visit's day, or the time of the request's entry; null while ahead. */
  readonly since: string | null;
  /** Text below its name instead of a date: the request's state, or results whose certificate was revoked. */
  readonly said: Localized | null;
  /** Colour of the text. */
  readonly tone: Tone | null;
}

/**
 * Returns the phases that a request has completed, is in, and may still enter. A phase that it skipped (no corrections were
 * needed, or it was cancelled before) is left out.
 */
export function timelineSteps(request: TimelineRequest, now: Date): TimelineStep[] {
  const { phase: current } = statuses[request.status];
  const visitedAt = request.startedAt ?? request.visitAt;
  const entered = new Map<Phase, string>([['order', request.createdAt]]);
  for (const { to, at } of request.history) {
    const { phase } = statuses[to];
    if (!entered.has(phase)) entered.set(phase, at);
  }
  if (entered.has('visit') && visitedAt) entered.set('visit', visitedAt);
  const here = phases.indexOf(current);
  return phases.flatMap((phase, place): TimelineStep[] => {
    const since = entered.get(phase) ?? null;
    // Without items to correct, the corrections phase is not shown as pending.
    if (phase === 'corrections' && place > here && isWithoutCorrections(request.status)) return [];
    if (place > here) return [{ phase, state: 'ahead', reached: false, since: null, said: null, tone: null }];
    const state = phase === current ? 'current' : 'past';
    if (state === 'past' && since === null) return [];
    const isRevoked = phase === 'results' && request.certificateRevokedAt !== null;
    const said = isRevoked
      ? requestStates.certificateRevoked
      : state === 'current'
        ? stepState(request, now)
        : null;
    const reached = state === 'past' || phaseEnds.includes(request.status);
    return [{ phase, state, reached, since, said, tone: said && said.tone }];
  });
}
