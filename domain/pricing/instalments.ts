import { type PackageDuration, packageDurations } from './packages';
import { addDays } from '#framework/base/time/riyadhTime';
import { assertHalalas } from './amounts';

/** The day on which a package's second payment falls due, or null when it is paid at once (rules 4.2). */
export function secondDueOn(signedOn: string, duration: PackageDuration): string | null {
  const delay = packageDurations[duration].secondPaymentAfterDays;
  return delay === null ? null : addDays(signedOn, delay);
}

export type PaymentPlan = 'one' | 'two';

/** `amount` in halalas with VAT, `dueOn` a Riyadh date. */
export interface Instalment {
  readonly sequence: number;
  readonly amount: number;
  readonly dueOn: string;
}

interface PaymentTerms {
  readonly total: number;
  readonly duration: PackageDuration;
  readonly plan: PaymentPlan;
  readonly signedOn: string;
}

/**
 * Payment schedule of an order (rules 4.2): all at signature, or half then and half mid-way, the odd halala first. A
 * second instalment of zero is left out.
 * @throws RangeError when the duration allows one payment only, or the total is not whole halalas.
 */
export function paymentSchedule({ total, duration, plan, signedOn }: PaymentTerms): readonly Instalment[] {
  assertHalalas(total);
  if (plan === 'one') return [{ sequence: 1, amount: total, dueOn: signedOn }];
  const dueOn = secondDueOn(signedOn, duration);
  if (dueOn === null) throw new RangeError(`a ${duration} package is paid at once`);
  const second = Math.floor(total / 2);
  const schedule = [
    { sequence: 1, amount: total - second, dueOn: signedOn },
    { sequence: 2, amount: second, dueOn },
  ];
  return schedule.filter(({ sequence, amount }) => sequence === 1 || amount > 0);
}

/** Due check of an unpaid instalment: true from its due date on. Riyadh dates (rules 4.2). */
export function isDue(dueOn: string, today: string): boolean {
  return dueOn <= today;
}
