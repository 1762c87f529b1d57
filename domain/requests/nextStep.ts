import type { Localized } from 'sijil/base/i18n/localized';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { type RequestStatus, statuses, type Turn } from '../workflow/statuses';
import type { Tone } from 'sijil/schema/field';
import type { Role } from '../access/roles';

/** Next step of an open request in words for its client; `turn` says who takes it (rules 3.10). */
export const nextSteps = {
  pending: { ar: 'إعداد العقد وإرساله إليك', en: 'The contract is prepared and sent to you' },
  contract_sent: { ar: 'قراءة العقد وتوقيعه', en: 'Read and sign the contract' },
  contract_signed: { ar: 'طلب الدفع', en: 'Payment is requested' },
  change_request: { ar: 'تعديل العقد وإرساله من جديد', en: 'The contract is changed and sent again' },
  payment_pending: { ar: 'سداد الدفعة', en: 'Make the payment' },
  payment_completed: { ar: 'تعيين مشرف لطلبك', en: 'A supervisor is assigned' },
  supervisor_assigned: { ar: 'اقتراح موعد للزيارة', en: 'A time for the visit is proposed' },
  details_sent: { ar: 'الموافقة على موعد الزيارة', en: 'Approve the visit time' },
  details_approved: { ar: 'تعيين المفتش', en: 'An inspector is assigned' },
  details_rejected: { ar: 'اقتراح موعد آخر', en: 'Another time is proposed' },
  inspector_assigned: { ar: 'زيارة المفتش', en: 'The inspector visits' },
  inspection_started: { ar: 'إتمام التفتيش', en: 'The inspection is finished' },
  form_submitted: { ar: 'مراجعة النموذج', en: 'The form is reviewed' },
  supervisor_reviewed: { ar: 'إرسال النتائج', en: 'The results are sent' },
  certificate_generated: { ar: 'تقييم الزيارة', en: 'Review the visit' },
  corrections_needed: { ar: 'تصحيح البنود وإرسالها', en: 'Correct the items and send them' },
  corrections_submitted: { ar: 'مراجعة الإجراءات التصحيحية', en: 'The corrections are reviewed' },
  corrections_reviewed: { ar: 'اعتماد الإجراءات التصحيحية', en: 'The corrections are approved' },
  corrections_approved: { ar: 'تقييم الزيارة', en: 'Review the visit' },
  inspection_completed: null,
  cancelled: null,
} as const satisfies Record<RequestStatus, Localized | null>;

/** Status that a request usually has after its next step. */
const usually: Record<RequestStatus, RequestStatus | null> = {
  pending: 'contract_sent',
  contract_sent: 'payment_pending',
  contract_signed: 'payment_pending',
  change_request: 'contract_sent',
  payment_pending: 'payment_completed',
  payment_completed: 'supervisor_assigned',
  supervisor_assigned: 'details_sent',
  details_sent: 'details_approved',
  details_approved: 'inspector_assigned',
  details_rejected: 'details_sent',
  inspector_assigned: 'inspection_started',
  inspection_started: 'form_submitted',
  form_submitted: 'supervisor_reviewed',
  supervisor_reviewed: 'certificate_generated',
  certificate_generated: 'inspection_completed',
  corrections_needed: 'corrections_submitted',
  corrections_submitted: 'corrections_reviewed',
  corrections_reviewed: 'corrections_approved',
  corrections_approved: 'inspection_completed',
  inspection_completed: null,
  cancelled: null,
};

/** Texts for staff, where the others address the client. */
export const staffSteps: Partial<Record<RequestStatus, Localized>> = {
  pending: { ar: 'إعداد العقد وإرساله إلى العميل', en: 'The contract is prepared and sent to the client' },
  payment_completed: { ar: 'تعيين مشرف للطلب', en: 'A supervisor is assigned' },
};

/** Next steps that depend on more than the status. */
export const otherSteps = {
  transferChecked: { ar: 'مطابقة التحويل وتأكيده', en: 'The transfer is checked and confirmed' },
  listCloses: {
    ar: 'إغلاق قائمة التصحيح لانتهاء مهلتها',
    en: 'The list is closed because its deadline has passed',
  },
  cancellationDecided: { ar: 'البت في طلب الإلغاء', en: 'The cancellation request is decided' },
  replyToRevocation: { ar: 'الرد على إلغاء الشهادة (اختياري)', en: 'Reply to the revocation (optional)' },
} as const satisfies Record<string, Localized>;

const instant = (value: Moment | null) => value && new Date(value).toISOString();

const dates: Partial<Record<RequestStatus, (request: Waiting) => string | null>> = {
  payment_pending: ({ nextPayBy }) => nextPayBy,
  details_sent: ({ visitAt }) => instant(visitAt),
  inspector_assigned: ({ visitAt }) => instant(visitAt),
  // The last moment of a day, read as that day.
  corrections_needed: ({ correctionsDueAt }) => correctionsDueAt && riyadhDate(new Date(correctionsDueAt)),
};

interface Waiting extends Stated {
  readonly visitAt: Moment | null;
  /** Last Riyadh day to pay the unpaid instalment that falls due first. */
  readonly nextPayBy: string | null;
  /** True while the client's request to cancel waits for its decision; declined, the order continues. */
  readonly cancellationAsked: boolean;
  /** True if a certificate was revoked and its holder has not replied. */
  readonly revocationUnanswered: boolean;
}

interface NextStep {
  /** Role that must act next. */
  readonly who: Turn;
  /** ISO instant or Riyadh day; null where nothing has a date. */
  readonly by: string | null;
  /** Next step, and the one that usually follows; null where there is none. */
  readonly next: Localized | null;
  readonly then: Localized | null;
}

/** Next step, its performer and deadline, and what follows, in words for the client or for staff. */
export function nextStep(request: Waiting, side: 'client' | 'staff', now: Date): NextStep {
  const { status } = request;
  const { turn, phase } = statuses[status];
  const stepOf = (one: RequestStatus) => (side === 'staff' ? staffSteps[one] : undefined) ?? nextSteps[one];
  const after = usually[status];
  const then = after && stepOf(after);
  if (request.cancellationAsked)
    return { who: 'admin_operation', by: null, next: otherSteps.cancellationDecided, then: null };
  if (awaitsFinance(request))
    return { who: 'admin_finance', by: null, next: otherSteps.transferChecked, then };
  if (correctionsExpired(request, now))
    return { who: null, by: null, next: otherSteps.listCloses, then: null };
  const correcting = phase === 'corrections' && after !== 'inspection_completed';
  if (request.revocationUnanswered && !correcting)
    return { who: 'client', by: null, next: otherSteps.replyToRevocation, then: stepOf(status) };
  return { who: turn, by: dates[status]?.(request) ?? null, next: stepOf(status), then };
}

/** Most coming steps to name: later ones are far away. */
const mostComing = 3;

/** Steps that usually follow the one of a status, with their performers, for the client. */
export function comingSteps(
  status: RequestStatus,
): readonly { readonly step: Localized; readonly who: Turn }[] {
  const after = usually[status];
  const step = after && nextSteps[after];
  if (!step) return [];
  return [{ step, who: statuses[after].turn }, ...comingSteps(after)].slice(0, mostComing);
}

/** Labels of buttons and columns for steps of a request, where the step's own label does not fit. */
export const actionTexts = {
  nextStep: { ar: 'الخطوة التالية', en: 'Next step' },
  reviewForm: { ar: 'مراجعة النموذج', en: 'Review the form' },
  reviewCorrections: { ar: 'مراجعة الإجراءات التصحيحية', en: 'Review the corrective actions' },
  otherTime: { ar: 'طلب موعد آخر', en: 'Ask for another time' },
} as const satisfies Record<string, Localized>;

/** Date, or its ISO text. */
type Moment = Date | string;

/** Facts that decide a request's state; some are only available to readers who may see them. */
export interface Stated {
  readonly status: RequestStatus;
  /** Time since which a bank transfer waits for finance. */
  readonly receiptSince: Moment | null;
  /** Time of the latest revocation of a certificate. */
  readonly certificateRevokedAt: Moment | null;
  readonly correctionsDueAt: Moment | null;
}

/** States of requests that are more exact than their status. */
export const requestStates = {
  certificateRevoked: { ar: 'شهادة ملغاة', en: 'Certificate revoked', tone: 'danger' },
  transferReviewed: { ar: 'إيصال التحويل قيد المراجعة', en: 'Transfer receipt under review', tone: 'info' },
  correctionsOver: { ar: 'انتهت مهلة التصحيح', en: 'Correction deadline has passed', tone: 'neutral' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

/** True when the first payment was sent as a transfer: the request waits for finance, not for the client. */
export function awaitsFinance({ status, receiptSince }: Pick<Stated, 'status' | 'receiptSince'>): boolean {
  return status === 'payment_pending' && receiptSince !== null;
}

/** True when the deadline for corrections is over and the portal has not closed the list yet (rules 3.5). */
export function correctionsExpired(
  { status, correctionsDueAt }: Pick<Stated, 'status' | 'correctionsDueAt'>,
  now: Date,
): boolean {
  return status === 'corrections_needed' && correctionsDueAt !== null && now > new Date(correctionsDueAt);
}

/**
 * State of a request in words: its status, or a more exact text. The status itself is unchanged in the API (rules 3.1). Pages,
 * lists and home pages all use this function.
 */
export function requestState(request: Stated, now: Date): Localized & { readonly tone: Tone } {
  return request.certificateRevokedAt === null ? stepState(request, now) : requestStates.certificateRevoked;
}

/** True where a request waits for a reader of this role; a branch manager acts for the client. */
export function waitsFor(request: Stated, role: Role | null, now: Date): boolean {
  if (role === null || request.certificateRevokedAt !== null || correctionsExpired(request, now))
    return false;
  const who = awaitsFinance(request) ? 'admin_finance' : statuses[request.status].turn;
  return who === (role === 'branch_manager' ? 'client' : role);
}

/** State of the request's step, without its certificate. */
export function stepState(request: Stated, now: Date): Localized & { readonly tone: Tone } {
  if (awaitsFinance(request)) return requestStates.transferReviewed;
  if (correctionsExpired(request, now)) return requestStates.correctionsOver;
  return statuses[request.status];
}
