import type { Options } from '../schema/fields/choice';

/** Open: support has to answer; pending: the client has; closed: nobody (rules 3.11). */
export const ticketStatuses = {
  open: { ar: 'مفتوحة', en: 'Open', tone: 'warning' },
  pending: { ar: 'بانتظار العميل', en: 'Pending', tone: 'progress' },
  closed: { ar: 'مغلقة', en: 'Closed', tone: 'neutral' },
} as const satisfies Options;

export type TicketStatus = keyof typeof ticketStatuses;

/** What a ticket is about. */
export const ticketSubjects = {
  payment: { ar: 'الدفع والفواتير', en: 'Payment and invoices' },
  visit: { ar: 'موعد الزيارة', en: 'Visit time' },
  results: { ar: 'النتائج والإجراءات التصحيحية', en: 'Results and corrections' },
  certificate: { ar: 'الشهادة', en: 'Certificate' },
  account: { ar: 'الحساب والفروع', en: 'Account and branches' },
  other: { ar: 'موضوع آخر', en: 'Something else' },
} as const satisfies Options;
