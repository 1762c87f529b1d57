import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { paymentSchedule } from '#domain/pricing/instalments';
import { workingMinutesBefore } from '../calendar';
import type { Step, TimedStep } from '../scenario/timeScenario';
import { type Case, currentQuote, lastAt } from './case';

/** The request with the steps of its second payment, if the plan has it paid or waiting for confirmation. */
export function withSecondPayment(one: Case, now: Date): Case {
  const signedAt = lastAt(one, 'signContract');
  if (!one.plan.second || !signedAt) return one;
  const total = currentQuote(one)?.total ?? 0;
  const duration = one.package?.duration ?? null;
  const signedOn = riyadhDate(signedAt);
  const [, second] = paymentSchedule({ total, duration, plan: 'two', signedOn });
  if (!second) throw new Error(`${one.plan.company} has no second payment`);
  if (one.plan.second === 'awaiting')
    return insert(one, 'payNext', 'client', workingMinutesBefore(now, 130), 'bank_transfer');
  const at = workingMinutesBefore(riyadhInstant(second.dueOn, 17), one.random.between(200, 1200));
  if (one.plan.pays !== 'transfer') return insert(one, 'payNext', 'client', at, 'card');
  const requestedAt = workingMinutesBefore(at, one.random.between(90, 400));
  return insert(
    insert(one, 'payNext', 'client', requestedAt, 'bank_transfer'),
    'confirmNextPayment',
    'finance',
    at,
  );
}

function insert(
  one: Case,
  name: 'payNext' | 'confirmNextPayment',
  stepActor: 'client' | 'finance',
  at: Date,
  method?: Step['method'],
): Case {
  const earlier = one.steps.filter((step) => step.at <= at);
  const status = earlier.at(-1)?.to;
  if (!status) throw new Error('a second payment before the first step');
  const step: TimedStep = {
    name,
    stepActor,
    at,
    from: status,
    to: status,
    reason: null,
    pause: 0,
    ...(method && { method }),
  };
  return { ...one, steps: [...earlier, step, ...one.steps.slice(earlier.length)] };
}
