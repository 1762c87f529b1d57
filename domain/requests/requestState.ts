import type { Localized } from '../i18n/localized';
import type { Tone } from '../schema/tone';
import { type RequestStatus, statuses } from '../workflow/statuses';
import { awaitingPayment } from './awaitingPayment';
import type { PaymentStatus, RequestKind } from './choices';

/** What of a request its state is told by; payments and instalments where the reader was given them. */
interface Stated {
  readonly status: RequestStatus;
  readonly kind: RequestKind;
  readonly payments?: readonly { readonly status: PaymentStatus }[];
  readonly instalments?: readonly { readonly paidAt: string | null }[];
}

/**
 * Where a request stands, in words: its status, or what is truer of it by what the reader was given. The status itself
 * stays as it is on the wire (rules 3.1).
 */
export function requestState(request: Stated): Localized & { readonly tone: Tone } {
  const { status, kind, payments = [], instalments = [] } = request;
  if (status === 'payment_pending' && awaitingPayment({ payments }))
    return { ar: 'إيصال التحويل قيد المراجعة', en: 'Transfer receipt under review', tone: 'info' };
  if (status !== 'payment_completed') return statuses[status];
  // Nothing was paid for it: a package that was paid long ago is drawn on.
  if (kind === 'redeemed')
    return { ar: 'بانتظار تعيين المشرف', en: 'Waiting for a supervisor', tone: 'progress' };
  if (instalments.some(({ paidAt }) => paidAt === null))
    return { ar: 'سُدّدت الدفعة الأولى', en: 'First payment made', tone: 'progress' };
  return statuses[status];
}
