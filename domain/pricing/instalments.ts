import type { Localized } from 'sijil/base/i18n/localized';
import { daysText, worded } from 'sijil/base/i18n/worded';
import { textTable } from 'sijil/schema/texts/textTable';
import { addDays } from 'sijil/base/time/riyadhTime';
import { assertHalalas } from './amounts';
import { type PackageDuration, packageDurations } from './packages';

/*
 * Dates of a contract. An offer states its payments relative to the signature, since nobody knows its day yet; contract,
 * signature page, invoice, plan and reminders count from the day of the signature by these functions. A package begins on
 * the day of its payment (`packageEndsOn`).
 */

export type PaymentPlan = 'one' | 'two';

interface OfferedPlan {
  /** Halalas with VAT. */
  readonly total: number;
  /** Duration of the package; null for a single visit, which is paid at once. */
  readonly duration: PackageDuration | null;
  readonly plan: PaymentPlan;
}

/** Payment as it is offered: `amount` in halalas with VAT. */
export interface OfferedPayment {
  readonly sequence: number;
  readonly amount: number;
  readonly daysAfterSignature: number;
}

/** Payment of a signed contract; `dueOn` is a Riyadh date. */
export interface Instalment {
  readonly sequence: number;
  readonly amount: number;
  readonly dueOn: string;
}

/**
 * Payments of an offer (rules 4.2): all at the signature, or half then and half mid-way, the odd halala first. A second payment
 * of zero is left out.
 * @throws RangeError when the duration allows one payment only, or the total is not whole halalas.
 */
export function offeredPayments({ total, duration, plan }: OfferedPlan): readonly OfferedPayment[] {
  assertHalalas(total);
  if (plan === 'one') return [{ sequence: 1, amount: total, daysAfterSignature: 0 }];
  const delay = duration && packageDurations[duration].secondPaymentAfterDays;
  if (delay === null) throw new RangeError(`paid at once: ${duration ?? 'a single visit'}`);
  const second = Math.floor(total / 2);
  const payments = [
    { sequence: 1, amount: total - second, daysAfterSignature: 0 },
    { sequence: 2, amount: second, daysAfterSignature: delay },
  ];
  return payments.filter(({ sequence, amount }) => sequence === 1 || amount > 0);
}

/** True for a duration with a second payment; a single visit, null, has none. */
export const allowsTwoPayments = (duration: PackageDuration | null | undefined): boolean =>
  duration != null && packageDurations[duration].secondPaymentAfterDays !== null;

/** Plan as far as the duration allows it: what is shorter than two months is paid at once. */
export const allowedPlan = (plan: PaymentPlan, duration: PackageDuration | null | undefined): PaymentPlan =>
  allowsTwoPayments(duration) ? plan : 'one';

/** Riyadh day on which an offered payment falls due, once the contract is signed on `signedOn`. */
export const dueAfter = (
  signedOn: string,
  { daysAfterSignature }: Pick<OfferedPayment, 'daysAfterSignature'>,
) => addDays(signedOn, daysAfterSignature);

/** Payments of a contract that was signed on a Riyadh day. @throws RangeError as `offeredPayments` */
export function paymentSchedule({
  signedOn,
  ...offered
}: OfferedPlan & { readonly signedOn: string }): readonly Instalment[] {
  return offeredPayments(offered).map(({ sequence, amount, ...after }) => ({
    sequence,
    amount,
    dueOn: dueAfter(signedOn, after),
  }));
}

/** Day of an offered payment in words: on signature, or so many days after it. */
export function dueInWords({ daysAfterSignature }: Pick<OfferedPayment, 'daysAfterSignature'>): Localized {
  if (daysAfterSignature === 0) return dueWords.onSignature;
  return worded(dueWords.afterSignature, { days: daysText(daysAfterSignature) });
}

const dueWords = textTable('words/offeredPayments', {
  onSignature: { ar: 'عند التوقيع', en: 'On signature' },
  afterSignature: { ar: 'بعد {days} من التوقيع', en: '{days} after signature' },
});

/** Due check of an unpaid instalment: true from its due date on. Riyadh dates (rules 4.2). */
export function isDue(dueOn: string, today: string): boolean {
  return dueOn <= today;
}
