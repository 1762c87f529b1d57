import type { Localized } from '../i18n/localized';
import { dayMs } from '../time/riyadhTime';
import type { RequestStatus } from '../workflow/statuses';

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
