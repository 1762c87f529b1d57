import type { RequestView } from '#domain/api/requestViews';
import type { Localized } from 'sijil/base/i18n/localized';
import { requestStates, type Stated, stepState } from '#domain/requests/nextStep';
import { completesNothing, isWithoutCorrections, phaseEnds } from '#domain/workflow/statusGroups';
import { type Phase, phases, statuses } from '#domain/workflow/statuses';
import type { Tone } from 'sijil/schema/field';

export type TimelineRequest = Stated &
  Pick<RequestView, 'history' | 'createdAt' | 'visitAt' | 'startedAt' | 'resultsSentAt'>;

export interface TimelineStep {
  readonly phase: Phase;
  /** `stopped`: begun, but cancelled before its goal was reached. */
  readonly state: 'past' | 'current' | 'stopped' | 'ahead';
  /** True once the goal of the phase is reached, even before the next one begins: paid, but nobody assigned yet. */
  readonly reached: boolean;
  /** Date on which the phase reached its goal, until then that of the request's entry; null while ahead. */
  readonly since: string | null;
  /** Text below its name instead of a date: the request's state, or results whose certificate was revoked. */
  readonly words: Localized | null;
  /** Colour of the text. */
  readonly tone: Tone | null;
}

/**
 * Returns the phases that a request has completed, is in, and may still enter, each with the day that counts for the client: of
 * the visit itself, of sending the results, of approving the corrections. A phase that it skipped (no corrections were needed, or
 * it was cancelled before) is left out; one in which it was cancelled is not completed.
 */
export function timelineSteps(request: TimelineRequest, now: Date): TimelineStep[] {
  const { phase: current } = statuses[request.status];
  const here = phases.indexOf(current);
  return phases.flatMap((phase, place): TimelineStep[] => {
    // Without items to correct, the corrections phase is not shown as pending.
    if (phase === 'corrections' && place > here && isWithoutCorrections(request.status)) return [];
    if (place > here)
      return [{ phase, state: 'ahead', reached: false, since: null, words: null, tone: null }];
    const reached = isReached(request, phase);
    const since = reached
      ? (reachedAt(request, phase) ?? enteredAt(request, phase))
      : enteredAt(request, phase);
    const state = phase === current ? 'current' : reached ? 'past' : 'stopped';
    if (state !== 'current' && since === null) return [];
    const isRevoked = phase === 'results' && request.certificateRevokedAt !== null;
    const words = isRevoked
      ? requestStates.certificateRevoked
      : state === 'current'
        ? stepState(request, now)
        : null;
    return [{ phase, state, reached, since, words, tone: words && words.tone }];
  });
}

/** True once the goal of the phase is reached: a status completes it, or belongs to a later phase. A cancellation reaches nothing. */
function isReached({ status, history }: TimelineRequest, phase: Phase): boolean {
  const current = phases.indexOf(statuses[status].phase);
  const place = phases.indexOf(phase);
  if (place === current) return phaseEnds.includes(status);
  return [...history.map(({ to }) => to), status].some((one) => {
    if (completesNothing(one)) return false;
    return (
      phases.indexOf(statuses[one].phase) > place ||
      (statuses[one].phase === phase && phaseEnds.includes(one))
    );
  });
}

/** Time at which the goal of a completed phase was reached; null if only its beginning is known. */
function reachedAt(request: TimelineRequest, phase: Phase): string | null {
  if (phase === 'visit') return request.startedAt ?? request.visitAt;
  if (phase === 'results') return request.resultsSentAt;
  const ends = request.history.filter(({ to }) => statuses[to].phase === phase && phaseEnds.includes(to));
  return ends.at(-1)?.at ?? null;
}

/** Time at which a request entered a phase; null if it skipped it. */
function enteredAt({ createdAt, history }: TimelineRequest, phase: Phase): string | null {
  if (phase === 'order') return createdAt;
  return history.find(({ to }) => statuses[to].phase === phase)?.at ?? null;
}
