import type { RefundStatus } from '../pricing/refunds';
import type { Option, Options } from 'sijil/schema/kinds/choice';

export const paymentPlans = {
  one: { ar: 'دفعة واحدة', en: 'One payment' },
  two: { ar: 'دفعتان: 50% عند التوقيع و50% لاحقًا', en: 'Two payments: 50% on signature, 50% later' },
} as const satisfies Options;

export const paymentMethods = {
  card: { ar: 'بطاقة مدى أو ائتمانية', en: 'Mada or credit card' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
} as const satisfies Options;

export const paymentStates = {
  initiated: { ar: 'بدأت', en: 'Started', tone: 'info' },
  awaiting: { ar: 'بانتظار التأكيد', en: 'Awaiting confirmation', tone: 'warning' },
  paid: { ar: 'مدفوعة', en: 'Paid', tone: 'success' },
  failed: { ar: 'لم تتم', en: 'Failed', tone: 'danger' },
  refused: { ar: 'مرفوضة', en: 'Rejected', tone: 'danger' },
  expired: { ar: 'انتهت مهلتها', en: 'Expired', tone: 'neutral' },
  reversed: { ar: 'أُعيد مبلغها', en: 'Returned', tone: 'neutral' },
} as const satisfies Options;
export type PaymentStatus = keyof typeof paymentStates;

/** State of a refunded payment, in place of «paid». */
export const refundedStates = {
  full: { ar: 'مستردة', en: 'Refunded', tone: 'neutral' },
  part: { ar: 'مستردة جزئيًا', en: 'Partly refunded', tone: 'neutral' },
} as const satisfies Options;

export const refundStates = {
  due: { ar: 'بانتظار التحويل', en: 'Transfer to be made', tone: 'warning' },
  sending: { ar: 'قيد الإرسال إلى البطاقة', en: 'Being sent to the card', tone: 'progress' },
  failed: { ar: 'تعذّر رده إلى البطاقة', en: 'Card refund failed', tone: 'danger' },
  done: { ar: 'أُرسل المبلغ', en: 'Sent', tone: 'success' },
} as const satisfies Record<RefundStatus, Option>;

export const signatureKinds = {
  drawn: { ar: 'توقيع بالرسم', en: 'Drawn' },
  typed: { ar: 'كتابة الاسم', en: 'Typed' },
} as const satisfies Options;

export const verdicts = {
  accepted: { ar: 'مقبول', en: 'Accepted', tone: 'success' },
  refused: { ar: 'مرفوض', en: 'Rejected', tone: 'danger' },
} as const satisfies Options;

export const requestKinds = {
  standard: { ar: 'طلب عادي', en: 'Standard request' },
  custom: { ar: 'طلب مخصص', en: 'Custom request' },
  redeemed: { ar: 'من رصيد باقة', en: 'From a package' },
} as const satisfies Options;
