import { autoCompleteAt, correctionsDeadline } from '#domain/scheduling/deadlines';
import { dayMs, minuteMs } from 'sijil/base/time/riyadhTime';
import type { SeededRandom } from '../../sample/seededRandom';
import { type VisitCalendar, workingMinutesBefore } from '../calendar';
import { type Performer, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';

export interface TimedStep extends Step {
  readonly at: Date;
}

export interface TimedScenario {
  readonly steps: readonly TimedStep[];
  readonly placedAt: Date;
  /** Time of the completed visit; null before a visit has started. */
  readonly visitAt: Date | null;
}

interface Timing {
  readonly endAt: Date;
  readonly inspector: string;
  readonly calendar: VisitCalendar;
  readonly random: SeededRandom;
}

/** Time reserved at the end of a scenario that the portal closes itself: the longest possible deadline. */
const ownWay = { expireCorrections: 18 * dayMs, autoComplete: 8 * dayMs };
type OwnStep = keyof typeof ownWay;
const isOwn = (step: Step | undefined): step is Step & { readonly name: OwnStep } =>
  step !== undefined && step.name in ownWay;

/**
 * Sets the times of the steps, backwards from the last, in working hours; the visit takes the last free time before the step
 * that follows it. Steps by the portal itself occur at their deadlines.
 */
export function timeScenario(
  steps: readonly Step[],
  { endAt, inspector, calendar, random }: Timing,
): TimedScenario {
  const last = steps.at(-1);
  const own = isOwn(last) ? last : null;
  let cursor = own ? new Date(endAt.getTime() - ownWay[own.name]) : endAt;
  let visitAt: Date | null = null;
  const timed: TimedStep[] = [];
  for (const step of (own ? steps.slice(0, -1) : steps).toReversed()) {
    let at = cursor;
    if (step.name === 'submitForm') {
      visitAt = calendar.before(minutesBefore(cursor, 105), inspector);
      at = minutesBefore(visitAt, -random.between(78, 104));
    }
    if (step.name === 'startInspection') {
      visitAt ??= calendar.before(minutesBefore(cursor, 14), inspector);
      at = minutesBefore(visitAt, -random.between(1, 12));
    }
    timed.unshift({ ...step, at });
    cursor = workingMinutesBefore(step.name === 'startInspection' && visitAt ? visitAt : at, step.pause);
  }
  if (own) timed.push({ ...own, at: closingTime(own.name, timed) });
  return { steps: timed, placedAt: cursor, visitAt };
}

function minutesBefore(at: Date, minutes: number): Date {
  return new Date(at.getTime() - Math.round(minutes * 60) * 1000);
}

function closingTime(name: OwnStep, steps: readonly TimedStep[]): Date {
  const results = steps.findLast((step) => step.name === 'sendResults');
  const approved = steps.findLast((step) => step.name === 'approveCorrectiveActions') ?? results;
  if (!results || !approved) throw new Error(`nothing leads to ${name}`);
  const due = name === 'expireCorrections' ? correctionsDeadline(results.at) : autoCompleteAt(approved.at);
  return new Date(due.getTime() + minuteMs);
}

/** Actors of a step, later replaced by the plan's people. */
type StepActor = 'client' | 'operations' | 'finance' | 'supervisor' | 'inspector' | 'system';

export interface Step {
  readonly name: TransitionName;
  readonly stepActor: StepActor;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  readonly reason: string | null;
  /** Working minutes since the previous step. */
  readonly pause: number;
  /** Method of a payment. */
  readonly method?: 'card' | 'bank_transfer';
}

interface StepOptions {
  readonly to?: RequestStatus;
  readonly reason?: string | undefined;
  readonly method?: 'card' | 'bank_transfer';
}

const performerOf: Readonly<Record<StepActor, Performer>> = {
  client: 'client',
  operations: 'admin_operation',
  finance: 'admin_finance',
  supervisor: 'supervisor',
  inspector: 'inspector',
  system: 'system',
};

/** Path through the workflow table; an illegal step is refused, so that every seeded history is possible. */
export class Scenario {
  readonly steps: Step[] = [];
  status: RequestStatus = 'pending';

  take(name: TransitionName, stepActor: StepActor, pause: number, options: StepOptions = {}): void {
    const { from, to, by } = transitions[name];
    const target = options.to ?? (to === 'same' ? this.status : to);
    const legal = typeof target === 'string' && [to, this.status].flat().includes(target);
    if (!legal || !from.includes(this.status) || !by.includes(performerOf[stepActor]))
      throw new Error(`the demo cannot take "${name}" by ${stepActor} at ${this.status}`);
    const { reason = null, method } = options;
    this.steps.push({
      name,
      stepActor,
      from: this.status,
      to: target,
      reason,
      pause,
      ...(method && { method }),
    });
    this.status = target;
  }
}
