import type { Localized } from '#framework/base/i18n/localized';

/** Titles of the hand-built tabs of records, by their keys. */
export const tabTitles = {
  workload: { ar: 'عبء العمل', en: 'Workload' },
  statistics: { ar: 'إحصاءات التفتيش', en: 'Inspection statistics' },
  calendar: { ar: 'التقويم', en: 'Calendar' },
  work: { ar: 'جودة العمل', en: 'Quality of work' },
  calibration: { ar: 'معايرة الإجابات', en: 'Calibration' },
} as const satisfies Record<string, Localized>;
