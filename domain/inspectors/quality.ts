import { dayMs } from '#framework/base/time/riyadhTime';
import type { Options } from '#framework/schema/kinds/choice';

/** Days over which an inspector's quality is measured: long enough to be fair, short enough to allow improvement. */
export const QUALITY_DAYS = 365;

export function qualitySince(now: Date): Date {
  return new Date(now.getTime() - QUALITY_DAYS * dayMs);
}

/** Share of an inspector's answers that reviews changed, in percent with one decimal; null without reviews. */
export function movedShare(moved: number, reviewed: number): number | null {
  return reviewed === 0 ? null : Math.round((1000 * moved) / reviewed) / 10;
}

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

/** Most consecutive visits of a branch by one inspector, while another is available. */
export const mostInARow = 2;

/** Rotation check: true when the next visit would be the inspector's third in a row at the branch. */
export function isThirdRunning({ visitsInARow }: { readonly visitsInARow: number }): boolean {
  return visitsInARow >= mostInARow;
}
