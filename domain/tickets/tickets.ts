import type { Options } from '../schema/fields/choice';
import type { Language, Localized } from '../i18n/localized';

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

interface TicketMove {
  readonly name: 'close' | 'reopen';
  readonly to: TicketStatus;
  /** True where a reply would do the same by itself. */
  readonly byReply: boolean;
}

/** What can be done with a ticket besides answering it. */
export const ticketMoves: Readonly<Record<TicketStatus, TicketMove>> = {
  open: { name: 'close', to: 'closed', byReply: false },
  pending: { name: 'close', to: 'closed', byReply: false },
  closed: { name: 'reopen', to: 'open', byReply: true },
};

/** What a status says to the client, where it says something else to support. */
export const clientStatusNames: Readonly<Partial<Record<TicketStatus, Localized>>> = {
  pending: { ar: 'بانتظار ردّك', en: 'Waiting for your reply' },
};

type Order = readonly { readonly field: 'waitingSince' | 'lastMessageAt'; readonly order: 'asc' | 'desc' }[];

/**
 * The order of support's own list: whoever has waited longest for it comes first. What does not wait has no moment of
 * waiting and follows, the latest message first.
 */
export function ticketOrder(shown: TicketStatus | 'all'): Order {
  const waiting = { field: 'waitingSince', order: 'asc' } as const;
  const latest = { field: 'lastMessageAt', order: 'desc' } as const;
  if (shown === 'open') return [waiting];
  return shown === 'all' ? [waiting, latest] : [latest];
}

/** Within how many hours support means to give its first answer, where nobody has set another. */
export const firstAnswerHours = 8;

/** In which language somebody wrote: Arabic letters make it Arabic, also among Latin names and numbers. */
export function languageOfText(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
