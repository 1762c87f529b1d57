import type { Localized } from '../i18n/localized';

interface Band {
  readonly label: Localized;
  /** Days since the day on which it was due, both ends included; the last has no end. */
  readonly from: number;
  readonly to: number | null;
}

/** How long what is owed has been due, in days of Riyadh (rules 4.10). */
export const ageingBands = {
  upTo30: { label: { ar: 'حتى 30 يومًا', en: '0–30 days' }, from: 0, to: 30 },
  upTo60: { label: { ar: 'من 31 إلى 60 يومًا', en: '31–60 days' }, from: 31, to: 60 },
  upTo90: { label: { ar: 'من 61 إلى 90 يومًا', en: '61–90 days' }, from: 61, to: 90 },
  over90: { label: { ar: 'أكثر من 90 يومًا', en: 'Over 90 days' }, from: 91, to: null },
} as const satisfies Record<string, Band>;
export type AgeingBand = keyof typeof ageingBands;

export const ageingBandNames = Object.keys(ageingBands) as [AgeingBand, ...AgeingBand[]];
