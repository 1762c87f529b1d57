import type { Localized } from '../i18n/localized';
import { type RequestStatus, type Turn, statuses } from '../workflow/statuses';

/** What happens next with a request that is under way, as its client is told it; whose turn it is says `turn` (rules 3.10). */
export const nextSteps = {
  pending: { ar: 'إعداد العقد وإرساله إليك', en: 'The contract is prepared and sent to you' },
  contract_sent: { ar: 'قراءة العقد وتوقيعه', en: 'Read and sign the contract' },
  contract_signed: { ar: 'طلب الدفع', en: 'The payment is asked for' },
  change_request: { ar: 'تعديل العقد وإرساله من جديد', en: 'The contract is changed and sent again' },
  payment_pending: { ar: 'سداد الدفعة', en: 'Make the payment' },
  payment_completed: { ar: 'تعيين مشرف لطلبك', en: 'A supervisor is assigned' },
  supervisor_assigned: { ar: 'اقتراح موعد للزيارة', en: 'A time for the visit is proposed' },
  details_sent: { ar: 'الموافقة على موعد الزيارة', en: 'Approve the time of the visit' },
  details_approved: { ar: 'تعيين المفتش', en: 'An inspector is assigned' },
  details_rejected: { ar: 'اقتراح موعد آخر', en: 'Another time is proposed' },
  inspector_assigned: { ar: 'زيارة المفتش', en: 'The inspector visits' },
  inspection_started: { ar: 'إتمام التفتيش', en: 'The inspection is finished' },
  form_submitted: { ar: 'مراجعة النموذج', en: 'The form is reviewed' },
  supervisor_reviewed: { ar: 'إرسال النتائج', en: 'The results are sent' },
  certificate_generated: { ar: 'تقييم الزيارة وإغلاق الطلب', en: 'Review the visit and close the request' },
  corrections_needed: { ar: 'تصحيح البنود وإرسالها', en: 'Correct the items and send them' },
  corrections_submitted: { ar: 'مراجعة الإجراءات التصحيحية', en: 'The corrections are reviewed' },
  corrections_reviewed: { ar: 'اعتماد الإجراءات التصحيحية', en: 'The corrections are approved' },
  corrections_approved: { ar: 'تقييم الزيارة وإغلاق الطلب', en: 'Review the visit and close the request' },
  inspection_completed: null,
  cancelled: null,
} as const satisfies Record<RequestStatus, Localized | null>;

/** The status that a request usually comes to by its next step. */
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

/** What the house is told instead, where its client is spoken to. */
const ofTheHouse: Partial<Record<RequestStatus, Localized>> = {
  pending: { ar: 'إعداد العقد وإرساله إلى العميل', en: 'The contract is prepared and sent to the client' },
  payment_completed: { ar: 'تعيين مشرف للطلب', en: 'A supervisor is assigned' },
};

const transferChecked: Localized = {
  ar: 'مطابقة التحويل وتأكيده',
  en: 'The transfer is checked and confirmed',
};

/** What happens next, by whose turn it is (`nextStep`): a payment that lies with finance is made already. */
export function whatIsNext(status: RequestStatus, who: Turn): Localized | null {
  return status === 'payment_pending' && who === 'admin_finance' ? transferChecked : nextSteps[status];
}

/** What happens next and what usually follows that, as the client or the house is told it; null where nothing does. */
export function stepsAhead(
  status: RequestStatus,
  side: 'client' | 'house',
  who: Turn = statuses[status].turn,
): { readonly next: Localized | null; readonly then: Localized | null } {
  const own = (one: RequestStatus) => (side === 'house' ? ofTheHouse[one] : undefined);
  const after = usually[status];
  return {
    next: own(status) ?? whatIsNext(status, who),
    then: after && (own(after) ?? nextSteps[after]),
  };
}

interface Waiting {
  readonly status: RequestStatus;
  readonly visitAt: Date | null;
  readonly correctionsDueAt: Date | null;
  /** The Riyadh day of the unpaid instalment that falls due first. */
  readonly nextDueOn: string | null;
  /** A transfer lies with finance: it is no longer the client who is waited for. */
  readonly transferAwaiting: boolean;
}

interface NextStep {
  readonly who: Turn;
  /** An ISO instant or a Riyadh day; null where nothing has a date. */
  readonly by: string | null;
}

const dates: Partial<Record<RequestStatus, (request: Waiting) => string | null>> = {
  payment_pending: ({ nextDueOn }) => nextDueOn,
  details_sent: ({ visitAt }) => visitAt?.toISOString() ?? null,
  inspector_assigned: ({ visitAt }) => visitAt?.toISOString() ?? null,
  corrections_needed: ({ correctionsDueAt }) => correctionsDueAt?.toISOString() ?? null,
};

/** Whose turn comes next and by when. */
export function nextStep(request: Waiting): NextStep {
  if (request.status === 'payment_pending' && request.transferAwaiting)
    return { who: 'admin_finance', by: null };
  return { who: statuses[request.status].turn, by: dates[request.status]?.(request) ?? null };
}
