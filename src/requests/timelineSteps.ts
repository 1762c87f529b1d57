import type { RequestView } from '#domain/api/requestViews';
import { type Phase, phases, statuses, type Tone } from '#domain/workflow/statuses';

export interface TimelineStep {
  readonly phase: Phase;
  readonly state: 'past' | 'current' | 'ahead';
  /** When the request entered the phase; null while it is ahead. */
  readonly since: string | null;
  /** Of the status, on the current step only. */
  readonly tone: Tone | null;
}

/**
 * The phases that a request has gone through, is in, and may still come to. One that it has passed over without
 * entering (no corrections were needed, or it was cancelled before) is left out.
 */
export function timelineSteps(
  request: Pick<RequestView, 'status' | 'history' | 'createdAt'>,
): TimelineStep[] {
  const { phase: current, tone } = statuses[request.status];
  const entered = new Map<Phase, string>([['order', request.createdAt]]);
  for (const { to, at } of request.history) {
    const { phase } = statuses[to];
    if (!entered.has(phase)) entered.set(phase, at);
  }
  const here = phases.indexOf(current);
  return phases.flatMap((phase, place): TimelineStep[] => {
    const since = entered.get(phase) ?? null;
    if (place > here) return [{ phase, state: 'ahead', since: null, tone: null }];
    if (phase === current) return [{ phase, state: 'current', since, tone }];
    return since === null ? [] : [{ phase, state: 'past', since, tone: null }];
  });
}
