import type { Localized } from 'sijil/base/i18n/localized';
import { worded } from 'sijil/base/i18n/worded';
import { textTable } from 'sijil/schema/texts/textTable';
import { addDays } from 'sijil/base/time/riyadhTime';
import type { Tone } from 'sijil/schema/field';

export const packageDurationKeys = [
  'weekly',
  'month_1',
  'month_2',
  'month_3',
  'month_4',
  'month_5',
  'month_6',
  'month_7',
  'month_8',
  'month_9',
  'month_10',
  'month_11',
  'month_12',
  'biannual',
  'annual',
] as const;
export type PackageDuration = (typeof packageDurationKeys)[number];

/**
 * Duration of a package. `days` counts months as 30 days: it is the measure of the payment rule, not the end date of a package.
 */
interface DurationRow extends Localized {
  readonly days: number;
  readonly secondPaymentAfterDays: number | null;
}

const secondPaymentDays = [180, 150, 120, 60, 30];

/** Defines a duration with the largest allowed delay up to its middle; none means one payment only (rules 4.2). */
function defineDuration(days: number, ar: string, en: string): DurationRow {
  const secondPaymentAfterDays = secondPaymentDays.find((delay) => delay <= days / 2) ?? null;
  return {
    ar,
    en,
    days,
    secondPaymentAfterDays,
  };
}

export const packageDurations: Readonly<Record<PackageDuration, DurationRow>> = {
  weekly: defineDuration(7, 'أسبوع', '1 week'),
  month_1: defineDuration(30, 'شهر', '1 month'),
  month_2: defineDuration(60, 'شهران', '2 months'),
  month_3: defineDuration(90, '3 أشهر', '3 months'),
  month_4: defineDuration(120, '4 أشهر', '4 months'),
  month_5: defineDuration(150, '5 أشهر', '5 months'),
  month_6: defineDuration(180, '6 أشهر', '6 months'),
  month_7: defineDuration(210, '7 أشهر', '7 months'),
  month_8: defineDuration(240, '8 أشهر', '8 months'),
  month_9: defineDuration(270, '9 أشهر', '9 months'),
  month_10: defineDuration(300, '10 أشهر', '10 months'),
  month_11: defineDuration(330, '11 شهرًا', '11 months'),
  month_12: defineDuration(360, '12 شهرًا', '12 months'),
  biannual: defineDuration(180, 'نصف سنة', 'Half a year'),
  annual: defineDuration(360, 'سنة', '1 year'),
};

/** Calendar months of a duration; `weekly` has none. */
function monthsOf(duration: PackageDuration): number | null {
  if (duration === 'weekly') return null;
  if (duration === 'annual') return 12;
  if (duration === 'biannual') return 6;
  return Number(duration.slice('month_'.length));
}

/** Last day on which a package that begins on `startsOn` may be used; Riyadh dates, calendar months. */
export function packageEndsOn(startsOn: string, duration: PackageDuration): string {
  const months = monthsOf(duration);
  if (months === null) return addDays(startsOn, 6);
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  // Date some months later; the last day of a shorter month: a month from 31 January ends with February.
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth.getUTCDate())));
  return addDays(sameDay.toISOString().slice(0, 10), day > lastOfMonth.getUTCDate() ? 0 : -1);
}

/** Term of a package as a contract offers it: it begins with the payment, whose day nobody knows yet. */
export const offeredTerm = (duration: PackageDuration): Localized =>
  worded(termWords, { duration: packageDurations[duration] });

/** Number and duration that a contract sells; a package of one inspection is that inspection alone. */
export function soldWith<D>(bought: { readonly quantity: number; readonly duration: D } | null) {
  if (bought === null || bought.quantity === 1) return { inspections: null, duration: null };
  return { inspections: bought.quantity, duration: bought.duration };
}

const termWords = textTable('words/offeredTerm', {
  ar: '{duration} من يوم السداد',
  en: '{duration} from the day of payment',
});

/** Package states. */
export const packageStates = {
  open: { ar: 'متاحة', en: 'Open', tone: 'success' },
  paused: { ar: 'موقوفة حتى سداد الدفعة الثانية', en: 'Paused until its second payment', tone: 'warning' },
  usedUp: { ar: 'استُنفدت', en: 'Used up', tone: 'neutral' },
  expired: { ar: 'انتهت مدتها', en: 'Expired', tone: 'neutral' },
  closed: { ar: 'أُغلقت', en: 'Closed', tone: 'neutral' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;
export type PackageState = keyof typeof packageStates;

interface Bought {
  readonly left: number;
  /** Last Riyadh day on which a visit can be drawn from it. */
  readonly endsOn: string;
  /** True if the purchase was cancelled or refunded. */
  readonly closed: boolean;
  /** True if the second payment is overdue (rules 4.3). */
  readonly overdue: boolean;
}

/** Package state on a Riyadh day; only an open package can be drawn from. */
export function packageState({ left, endsOn, closed, overdue }: Bought, today: string): PackageState {
  if (closed) return 'closed';
  if (left <= 0) return 'usedUp';
  if (endsOn < today) return 'expired';
  return overdue ? 'paused' : 'open';
}

/** Package balance. `endsOn` is a Riyadh date; paused while its second payment is overdue (rules 4.3). */
export interface Balance {
  readonly id: string;
  readonly remaining: number;
  readonly endsOn: string;
  readonly paused: boolean;
}

/**
 * Chooses the packages from which several requests are drawn, given how much each needs: the first to expire first, paused ones
 * last (rules 4.4). A request is never split between two packages, so a package with too small a balance is skipped.
 * @returns the packages' ids in the order of `needs`; null where the balance does not cover them all.
 */
export function drawBalance(
  balances: readonly Balance[],
  needs: readonly number[],
): readonly string[] | null {
  const order = [...balances].sort(
    (a, b) => Number(a.paused) - Number(b.paused) || a.endsOn.localeCompare(b.endsOn),
  );
  const left = new Map(order.map(({ id, remaining }) => [id, remaining]));
  const drawn: string[] = [];
  for (const need of needs) {
    const from = order.find(({ id }) => (left.get(id) ?? 0) >= need);
    if (!from) return null;
    left.set(from.id, (left.get(from.id) ?? 0) - need);
    drawn.push(from.id);
  }
  return drawn;
}
