import type { Localized } from '../i18n/localized';

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

/** `days` counts months as 30 days: it is the measure of the payment rule, not the end date of a package. */
interface DurationRow extends Localized {
  readonly days: number;
  readonly secondPaymentAfterDays: number | null;
  readonly allowsTwoPayments: boolean;
}

const secondPaymentDays = [180, 150, 120, 60, 30];

/** The largest allowed delay that is not later than mid-way; none means one payment only (rules 4.2). */
function defineDuration(days: number, ar: string, en: string): DurationRow {
  const secondPaymentAfterDays = secondPaymentDays.find((delay) => delay <= days / 2) ?? null;
  return {
    ar,
    en,
    days,
    secondPaymentAfterDays,
    allowsTwoPayments: secondPaymentAfterDays !== null,
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
