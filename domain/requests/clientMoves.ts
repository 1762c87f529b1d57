import type { Role } from '../access/roles';
import { addDays } from '#framework/base/time/riyadhTime';
import type { AvailableAction } from '../workflow/availableActions';
import { type TransitionName, transitionNames, transitions } from '../workflow/requestWorkflow';
import { type RequestStatus, statusNames } from '../workflow/statuses';

/** A second payment months ahead is no matter for today: it waits for the client from so many days before it is due. */
const payNextDays = 14;
/** A closed request asks for its review so long, and no longer: a to-do that never ends is read by nobody. */
const reviewDays = 30;

const client: Role = 'client';

/** The statuses in which the client may have something to do. */
export const clientMoveStatuses: readonly RequestStatus[] = statusNames.filter((status) =>
  transitionNames.some((name) => {
    const { by, from, tone } = transitions[name];
    return tone === 'primary' && by.includes(client) && from.includes(status);
  }),
);

/** The last day, `YYYY-MM-DD`, on which a second payment may fall due to wait for the client today. */
export const payNextUntil = (today: string) => addDays(today, payNextDays);
/** The first day, `YYYY-MM-DD`, on which a request may have been closed for its review to be asked for today. */
export const reviewFrom = (today: string) => addDays(today, -reviewDays);

/** Facts that decide whether a request waits for its client; dates as ISO instants or Riyadh days. */
export interface MoveFacts {
  readonly actions: readonly Pick<AvailableAction, 'name' | 'allowed' | 'awaitsProfile'>[];
  readonly visitAt: Date | null;
  readonly correctionsDueAt: Date | null;
  /** The unpaid instalment that falls due first. */
  readonly nextDueOn: string | null;
}

interface ClientMove {
  readonly action: TransitionName;
  /** An ISO instant, or the Riyadh day of an instalment; null where nothing presses. */
  readonly deadline: string | null;
}

const deadlines: Partial<Record<TransitionName, (facts: MoveFacts) => string | null>> = {
  pay: ({ nextDueOn }) => nextDueOn,
  payNext: ({ nextDueOn }) => nextDueOn,
  acceptDetails: ({ visitAt }) => visitAt?.toISOString() ?? null,
  submitCorrectiveActions: ({ correctionsDueAt }) => correctionsDueAt?.toISOString() ?? null,
};

/** The corrective list is refused until its page has gathered the answers; until its time is up it is a move all the same. */
const gathersFirst: TransitionName = 'submitCorrectiveActions';

/** The one thing that a request asks of its client now: its main action, or a second payment soon due; null when nothing. */
export function clientMove(facts: MoveFacts, now: Date, today: string): ClientMove | null {
  const open = facts.actions.filter(
    ({ name, allowed, awaitsProfile = false }) =>
      allowed ||
      awaitsProfile ||
      (name === gathersFirst && facts.correctionsDueAt !== null && facts.correctionsDueAt > now),
  );
  const main =
    open.find(({ name }) => transitions[name].tone === 'primary') ??
    open.find(({ name }) => name === 'payNext' && (facts.nextDueOn ?? '9') <= payNextUntil(today));
  if (!main) return null;
  return { action: main.name, deadline: deadlines[main.name]?.(facts) ?? null };
}
