import { choice, defineShape, integer, longText, reference, text } from 'sijil/schema/index';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { Options } from 'sijil/schema/kinds/choice';

/** Complaint of a supervisor about an inspector of their team; it may concern one visit (rules 2.9). */
export const teamReportBody = defineShape({
  reason: longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 }),
  requestId: reference({ label: { ar: 'الطلب المعني', en: 'Request concerned' }, to: 'requests' }),
});

/** Supervisor's rating of an inspector of their team, from 1 to 5; a low rating needs a comment. */
export const teamReviewBody = defineShape(
  {
    rating: integer({
      label: { ar: 'التقييم من 1 إلى 5', en: 'Rating from 1 to 5' },
      required: true,
      min: 1,
      max: 5,
    }),
    comment: longText({ label: { ar: 'التعليق', en: 'Comment' }, max: 1000 }),
  },
  [
    {
      field: 'comment',
      holds: ({ rating, comment }) => Number(rating) > 2 || Boolean(comment?.trim()),
      message: {
        ar: 'اكتب سبب التقييم المنخفض، ليعرف المفتش ما يحسّنه.',
        en: 'Say why the rating is low, so that the inspector knows what to improve.',
      },
    },
  ],
);

const note = longText({
  label: { ar: 'تعليق على القرار', en: 'Note on the decision' },
  required: true,
  max: 1000,
});

/** Outcomes of a report about an inspector. */
export const reportOutcomes = {
  upheld: { ar: 'ثبت البلاغ', en: 'Upheld', tone: 'danger' },
  dismissed: { ar: 'لم يثبت البلاغ', en: 'Not upheld', tone: 'neutral' },
} as const satisfies Options;

/** Admin's decision on a report; its author reads the note. */
export const reportDecisionBody = defineShape({
  outcome: choice({ label: { ar: 'النتيجة', en: 'Outcome' }, required: true, options: reportOutcomes }),
  note,
});

/** Form of a decision, without its outcome, which the action sets. */
export const reportNoteShape = defineShape({ note });

/** Days off that an inspector requests. */
export const dayOffBody = defineShape({
  startsOn: text({ label: { ar: 'بداية الإجازة', en: 'From' }, required: true }),
  endsOn: text({ label: { ar: 'نهاية الإجازة', en: 'To' }, required: true }),
  reason: longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 }),
});

/** Admin's decision on days off; a refusal needs its reason (rules 2.9). */
export const dayOffDecisionBody = defineShape(
  {
    decision: choice({
      label: { ar: 'القرار', en: 'Decision' },
      required: true,
      options: {
        approve: { ar: 'موافقة', en: 'Approve', tone: 'success' },
        reject: { ar: 'رفض', en: 'Reject', tone: 'danger' },
      },
    }),
    note: longText({ label: { ar: 'تعليق', en: 'Note' }, max: 500 }),
  },
  [
    {
      field: 'note',
      holds: ({ decision, note }) => decision !== 'reject' || Boolean(note?.trim()),
      message: { ar: 'اكتب سبب الرفض.', en: 'Give the reason for rejecting.' },
    },
  ],
);

/** Form of a rejection, without its decision, which the action sets. */
export const dayOffRejectionShape = defineShape({
  note: longText({ label: { ar: 'سبب الرفض', en: 'Reason for rejecting' }, required: true, max: 500 }),
});

/** Days over which an inspector's quality is measured: long enough to be fair, short enough to allow improvement. */
export const QUALITY_DAYS = 365;

export function qualitySince(now: Date): Date {
  return new Date(now.getTime() - QUALITY_DAYS * dayMs);
}

/** Share of an inspector's answers that reviews changed, in percent with one decimal; null without reviews. */
export function movedShare(moved: number, reviewed: number): number | null {
  return reviewed === 0 ? null : Math.round((1000 * moved) / reviewed) / 10;
}

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

interface Warnings {
  /** Reports about the candidate that were upheld. */
  readonly reportsUpheld: number;
}
/** Warnings about a candidate for one visit. */
interface VisitWarnings extends Warnings {
  /** True if tied to the inspected company. */
  readonly conflict: boolean;
  readonly visitsInARow: number;
}
/** Warnings about a candidate for several visits: the number of visits for which each holds. */
interface VisitsWarnings extends Warnings {
  readonly conflicts: number;
  readonly thirdsInARow: number;
}

/**
 * True when the choice goes against the advice of a list, the best candidate first: another than the first is chosen, or one
 * with a warning, who may still be ranked first. Such a choice may be explained.
 */
export function isAgainstAdvice<Candidate extends VisitWarnings | VisitsWarnings>(
  chosen: Candidate | undefined,
  ranked: readonly Candidate[],
): boolean {
  return chosen !== undefined && (chosen !== ranked[0] || hasWarning(chosen));
}

function hasWarning(candidate: VisitWarnings | VisitsWarnings): boolean {
  if (candidate.reportsUpheld > 0) return true;
  return 'conflict' in candidate
    ? candidate.conflict || isThirdRunning(candidate)
    : candidate.conflicts > 0 || candidate.thirdsInARow > 0;
}

/** True for a candidate for one visit against whom nothing speaks: trained for the service, reaches the city, no warning. */
export function isPlainFit(
  candidate: VisitWarnings & { readonly specialised: boolean; readonly covers: boolean },
): boolean {
  return candidate.specialised && candidate.covers && !hasWarning(candidate);
}
