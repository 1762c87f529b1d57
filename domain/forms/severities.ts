import type { Localized } from '../i18n/localized';

interface SeverityRow {
  readonly label: Localized;
  /** How soon the fault should be mended. The client's own deadline for sending proof is 15 days for all of them. */
  readonly correctWithinDays: number;
  /** What a question of this severity weighs against the others of its category. */
  readonly points: number;
}

export const severities = {
  critical: { label: { ar: 'حرجة', en: 'Critical' }, correctWithinDays: 1, points: 10 },
  major: { label: { ar: 'رئيسية', en: 'Major' }, correctWithinDays: 7, points: 5 },
  minor: { label: { ar: 'ثانوية', en: 'Minor' }, correctWithinDays: 30, points: 2 },
} as const satisfies Record<string, SeverityRow>;

export type Severity = keyof typeof severities;
