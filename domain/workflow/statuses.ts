import type { Role } from '../access/roles';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Tone } from 'sijil/schema/field';
import { keysOf } from 'sijil/base/objects';

/** Phases of a request, which its timeline shows; each status belongs to one. */
export const phases = ['order', 'contract', 'payment', 'visit', 'results', 'corrections', 'done'] as const;
export type Phase = (typeof phases)[number];

export const phaseLabels: Record<Phase, Localized> = {
  order: { ar: 'الطلب', en: 'Order' },
  contract: { ar: 'العقد', en: 'Contract' },
  payment: { ar: 'الدفع', en: 'Payment' },
  visit: { ar: 'الزيارة', en: 'Visit' },
  results: { ar: 'النتائج', en: 'Results' },
  corrections: { ar: 'الإجراءات التصحيحية', en: 'Corrections' },
  done: { ar: 'الإغلاق', en: 'Done' },
};

/** Role for which a request waits: each has a view of the requests that need its action (rules 3.10). */
export type Turn = Extract<
  Role,
  'client' | 'supervisor' | 'inspector' | 'admin_operation' | 'admin_finance'
> | null;

interface StatusRow extends Localized {
  readonly tone: Tone;
  readonly phase: Phase;
  readonly turn: Turn;
}

/** Statuses of an inspection request in their order, as the API sends them (rules 3.1). */
export const statuses = {
  pending: { ar: 'قيد الانتظار', en: 'Pending', tone: 'neutral', phase: 'order', turn: 'admin_operation' },
  contract_sent: { ar: 'أُرسل العقد', en: 'Contract sent', tone: 'info', phase: 'contract', turn: 'client' },
  contract_signed: {
    ar: 'وُقّع العقد',
    en: 'Contract signed',
    tone: 'progress',
    phase: 'contract',
    turn: null,
  },
  change_request: {
    ar: 'طُلب تعديل العقد',
    en: 'Contract change requested',
    tone: 'warning',
    phase: 'contract',
    turn: 'admin_operation',
  },
  payment_pending: {
    ar: 'بانتظار الدفع',
    en: 'Payment pending',
    tone: 'warning',
    phase: 'payment',
    turn: 'client',
  },
  payment_completed: {
    ar: 'بانتظار تعيين المشرف',
    en: 'Waiting for a supervisor',
    tone: 'progress',
    phase: 'payment',
    turn: 'admin_operation',
  },
  supervisor_assigned: {
    ar: 'عُيّن المشرف',
    en: 'Supervisor assigned',
    tone: 'progress',
    phase: 'visit',
    turn: 'supervisor',
  },
  details_sent: {
    ar: 'اقتُرح موعد الزيارة',
    en: 'Visit time proposed',
    tone: 'info',
    phase: 'visit',
    turn: 'client',
  },
  details_approved: {
    ar: 'تمت الموافقة على موعد الزيارة',
    en: 'Visit time approved',
    tone: 'progress',
    phase: 'visit',
    turn: 'supervisor',
  },
  details_rejected: {
    ar: 'رُفض موعد الزيارة',
    en: 'Visit time rejected',
    tone: 'warning',
    phase: 'visit',
    turn: 'supervisor',
  },
  inspector_assigned: {
    ar: 'عُيّن المفتش',
    en: 'Inspector assigned',
    tone: 'progress',
    phase: 'visit',
    turn: 'inspector',
  },
  inspection_started: {
    ar: 'بدأ التفتيش',
    en: 'Inspection started',
    tone: 'progress',
    phase: 'visit',
    turn: 'inspector',
  },
  form_submitted: {
    ar: 'سُلّم النموذج',
    en: 'Form submitted',
    tone: 'info',
    phase: 'results',
    turn: 'supervisor',
  },
  supervisor_reviewed: {
    ar: 'اكتملت مراجعة المشرف',
    en: 'Review complete',
    tone: 'progress',
    phase: 'results',
    turn: 'supervisor',
  },
  certificate_generated: {
    ar: 'صدرت الشهادة',
    en: 'Certificate issued',
    tone: 'success',
    phase: 'results',
    turn: 'client',
  },
  corrections_needed: {
    ar: 'مطلوب إجراءات تصحيحية',
    en: 'Corrections needed',
    tone: 'warning',
    phase: 'corrections',
    turn: 'client',
  },
  corrections_submitted: {
    ar: 'أُرسلت الإجراءات التصحيحية',
    en: 'Corrections submitted',
    tone: 'info',
    phase: 'corrections',
    turn: 'supervisor',
  },
  corrections_reviewed: {
    ar: 'روجعت الإجراءات التصحيحية',
    en: 'Corrections reviewed',
    tone: 'progress',
    phase: 'corrections',
    turn: 'supervisor',
  },
  corrections_approved: {
    ar: 'اعتُمدت الإجراءات التصحيحية',
    en: 'Corrections approved',
    tone: 'success',
    phase: 'corrections',
    turn: 'client',
  },
  inspection_completed: {
    ar: 'اكتمل التفتيش',
    en: 'Inspection completed',
    tone: 'success',
    phase: 'done',
    turn: null,
  },
  cancelled: { ar: 'ملغى', en: 'Cancelled', tone: 'danger', phase: 'done', turn: null },
} as const satisfies Record<string, StatusRow>;

export type RequestStatus = keyof typeof statuses;
export const statusNames = keysOf(statuses);

/** Returns the statuses from `first` to `last` in the order of the table, both included. */
export function statusesBetween(first: RequestStatus, last: RequestStatus): RequestStatus[] {
  return statusNames.slice(statusNames.indexOf(first), statusNames.indexOf(last) + 1);
}

/** Final statuses of a request. */
export const endStatuses: readonly RequestStatus[] = ['inspection_completed', 'cancelled'];
