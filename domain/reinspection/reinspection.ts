import { textTable } from 'sijil/schema/texts/textTable';
import type { InspectionForm } from '../forms/inspectionForm';
import type { Score } from '../forms/answer';
import type { Condition } from '../forms/condition';
import type { Localized } from 'sijil/base/i18n/localized';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { RequestStatus } from '../workflow/statuses';

/** Question that is inspected again, for one vehicle or (null) for the branch (rules 3.18). */
export interface ReinspectedItem {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/** Question keys to re-inspect on one vehicle, or (null) at the branch. */
export function askedKeys(items: readonly ReinspectedItem[], vehicleId: string | null): string[] {
  return items.filter((item) => item.vehicleId === vehicleId).map(({ questionKey }) => questionKey);
}

/** Distinct vehicles to re-inspect; none for a branch. */
export function vehiclesOf(items: readonly ReinspectedItem[]): string[] {
  return [...new Set(items.flatMap(({ vehicleId }) => vehicleId ?? []))];
}

/**
 * Limits a form to these questions, for an inspector who re-inspects only them. A condition about a question that is not among
 * them held at the earlier visit, and is dropped.
 */
export function narrowForm(form: InspectionForm, keys: readonly string[]): InspectionForm {
  const amongThem = (when: Condition | undefined) => (when && keys.includes(when.question) ? { when } : {});
  const categories = form.categories
    .map(({ when: ofCategory, ...category }) => ({
      ...category,
      ...amongThem(ofCategory),
      questions: category.questions
        .filter(({ key }) => keys.includes(key))
        .map(({ when, ...question }) => ({ ...question, ...amongThem(when) })),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { ...form, categories };
}

interface EarlierAnswer {
  readonly vehicleId: string | null;
  readonly questionKey: string;
  readonly score: Score | null;
}

/**
 * Answers of the earlier visit that a re-inspection reuses: every question not asked again, for the branch or each revisited
 * vehicle, with accepted corrections as fully compliant. With the new answers they complete the form, so that it is scored by
 * the usual rule (rules 5.1).
 */
export function carriedAnswers<A extends EarlierAnswer>(
  earlier: readonly A[],
  inspectedAgain: readonly ReinspectedItem[],
  acceptedKeysOf: (vehicleId: string | null) => readonly string[],
): A[] {
  return earlier
    .filter(({ vehicleId, questionKey }) => {
      const failedKeys = askedKeys(inspectedAgain, vehicleId);
      return failedKeys.length > 0 && !failedKeys.includes(questionKey);
    })
    .map((answer) =>
      answer.score !== null && acceptedKeysOf(answer.vehicleId).includes(answer.questionKey)
        ? { ...answer, score: 2 }
        : answer,
    );
}

/** Days after the results within which failed items can be re-inspected (rules 3.18). */
export const reinspectionDays = 90;

/** Statuses with sent results and no corrections awaiting the supervisor. */
const open: readonly RequestStatus[] = [
  'certificate_generated',
  'corrections_needed',
  'corrections_approved',
  'inspection_completed',
];

/** Earlier visit whose failed items are to be re-inspected. */
export interface EarlierVisit {
  readonly status: RequestStatus;
  readonly resultsSentAt: Date | null;
  /** Number of items of its corrective list without an accepted correction, of vehicles that still belong to its client. */
  readonly failed: number;
  /** True if a re-inspection was ordered and not cancelled. */
  readonly ordered: boolean;
  /** True if the service is on offer and has a price for a re-inspection. */
  readonly priced: boolean;
}

const refusals = textTable('checks/reinspection', {
  early: {
    ar: 'تُطلب إعادة تفتيش البنود بعد إرسال النتائج، وبعد مراجعة ما أرسلته من إجراءات تصحيحية.',
    en: 'Items can be re-inspected once the results are out and what you sent has been reviewed.',
  },
  nothing: { ar: 'قُبل تصحيح كل البنود.', en: 'The corrections of all items were accepted.' },
  late: {
    ar: `مضى على النتائج أكثر من ${reinspectionDays} يومًا. اطلب تفتيشًا جديدًا.`,
    en: `The results are more than ${reinspectionDays} days old. Order a new inspection.`,
  },
  ordered: {
    ar: 'سبق أن طلبت إعادة تفتيش هذه البنود.',
    en: 'A re-inspection of these items has already been ordered.',
  },
  unpriced: {
    ar: 'إعادة تفتيش البنود غير متاحة لهذه الخدمة.',
    en: 'This service offers no re-inspection of items.',
  },
} as const satisfies Record<string, Localized>);

/** Reason why a re-inspection of failed items cannot be ordered; null when it can. */
export function reinspectionRefusal(visit: EarlierVisit, now: Date): Localized | null {
  const { status, resultsSentAt, failed, ordered, priced } = visit;
  if (resultsSentAt === null || !open.includes(status)) return refusals.early;
  if (failed === 0) return refusals.nothing;
  if (ordered) return refusals.ordered;
  if (now.getTime() - resultsSentAt.getTime() > reinspectionDays * dayMs) return refusals.late;
  return priced ? null : refusals.unpriced;
}
