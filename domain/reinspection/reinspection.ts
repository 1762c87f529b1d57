import type { InspectionForm } from '../forms/inspectionForm';
import type { Score } from '../forms/answer';
import type { Localized } from '../i18n/localized';
import { dayMs } from '../time/riyadhTime';
import type { RequestStatus } from '../workflow/statuses';

/** A question that is inspected again, of one vehicle or (null) of the branch (rules 3.18). */
export interface ReinspectedItem {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/** What is asked again of one vehicle, or (null) of the branch; nothing of one that is not visited again. */
export function askedKeys(items: readonly ReinspectedItem[], vehicleId: string | null): string[] {
  return items.filter((item) => item.vehicleId === vehicleId).map(({ questionKey }) => questionKey);
}

/** The vehicles that are visited again, each once; none where it is a branch. */
export function vehiclesOf(items: readonly ReinspectedItem[]): string[] {
  return [...new Set(items.flatMap(({ vehicleId }) => vehicleId ?? []))];
}

/** The part of a form that holds these questions: what an inspector fills in when only they are inspected again. */
export function narrowForm(form: InspectionForm, keys: readonly string[]): InspectionForm {
  const categories = form.categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ key }) => keys.includes(key)),
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
 * What stands of an earlier visit when some of its questions are inspected again: every other answer for the branch, or for
 * each vehicle that is visited again, a correction that was accepted counting as fully compliant. Together with the new
 * answers they fill the whole form, so that the score, its grade and its certificate follow the one rule of every score
 * (rules 5.1).
 */
export function carriedAnswers<A extends EarlierAnswer>(
  earlier: readonly A[],
  inspectedAgain: readonly ReinspectedItem[],
  acceptedKeysOf: (vehicleId: string | null) => readonly string[],
): A[] {
  return earlier
    .filter(({ vehicleId, questionKey }) => {
      const asked = askedKeys(inspectedAgain, vehicleId);
      return asked.length > 0 && !asked.includes(questionKey);
    })
    .map((answer) =>
      answer.score !== null && acceptedKeysOf(answer.vehicleId).includes(answer.questionKey)
        ? { ...answer, score: 2 }
        : answer,
    );
}

/** How long after its results what a visit found wanting can be inspected again by itself (rules 3.18). */
export const reinspectionDays = 90;

/** The results are out, and no answer to them lies with the supervisor. */
const open: readonly RequestStatus[] = [
  'certificate_generated',
  'corrections_needed',
  'corrections_approved',
  'inspection_completed',
];

/** What is known of the visit that something is to be inspected again of. */
export interface EarlierVisit {
  readonly status: RequestStatus;
  readonly resultsSentAt: Date | null;
  /** Items of its corrective list that no correction was accepted for, of vehicles that are still its client's. */
  readonly failed: number;
  /** One was ordered already and not cancelled. */
  readonly ordered: boolean;
  /** The service is on offer, and has a price for it. */
  readonly priced: boolean;
}

const refusals = {
  early: {
    ar: 'تُطلب إعادة تفتيش البنود بعد إرسال النتائج، وبعد مراجعة ما أرسلته من إجراءات.',
    en: 'Items can be inspected again once the results are out and what you sent has been reviewed.',
  },
  nothing: { ar: 'لا بند بقي بلا تصحيح مقبول.', en: 'No item is left without an accepted correction.' },
  late: {
    ar: `مضى على النتائج أكثر من ${reinspectionDays} يومًا. اطلب تفتيشًا جديدًا.`,
    en: `The results are more than ${reinspectionDays} days old. Order a new inspection.`,
  },
  ordered: {
    ar: 'سبق أن طلبت إعادة تفتيش هذه البنود.',
    en: 'These items are already ordered to be inspected again.',
  },
  unpriced: {
    ar: 'إعادة تفتيش البنود غير متاحة لهذه الخدمة.',
    en: 'This service offers no re-inspection of items.',
  },
} as const satisfies Record<string, Localized>;

/** Why what a visit found wanting cannot be ordered to be inspected again; null where it can. */
export function reinspectionRefusal(visit: EarlierVisit, now: Date): Localized | null {
  const { status, resultsSentAt, failed, ordered, priced } = visit;
  if (resultsSentAt === null || !open.includes(status)) return refusals.early;
  if (failed === 0) return refusals.nothing;
  if (ordered) return refusals.ordered;
  if (now.getTime() - resultsSentAt.getTime() > reinspectionDays * dayMs) return refusals.late;
  return priced ? null : refusals.unpriced;
}
