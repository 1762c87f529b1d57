import type { Options } from '#framework/schema/kinds/choice';

/** Outcomes of a report about an inspector. */
export const reportOutcomes = {
  upheld: { ar: 'ثبت البلاغ', en: 'Upheld', tone: 'danger' },
  dismissed: { ar: 'لم يثبت البلاغ', en: 'Not upheld', tone: 'neutral' },
} as const satisfies Options;

export const reportStates = {
  open: { ar: 'قيد النظر', en: 'Under consideration', tone: 'warning' },
  ...reportOutcomes,
} as const satisfies Options;

export type ReportState = keyof typeof reportStates;
