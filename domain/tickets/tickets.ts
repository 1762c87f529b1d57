import type { Options } from 'sijil/schema/kinds/choice';
import type { Language, Localized } from 'sijil/base/i18n/localized';

/** Open: support must answer; pending: the client must answer; closed: nobody (rules 3.11). */
export const ticketStatuses = {
  open: { ar: 'مفتوحة', en: 'Open', tone: 'warning' },
  pending: { ar: 'بانتظار العميل', en: 'Waiting for the client', tone: 'progress' },
  closed: { ar: 'مغلقة', en: 'Closed', tone: 'neutral' },
} as const satisfies Options;

export type TicketStatus = keyof typeof ticketStatuses;

/** Ticket subjects. */
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
  /** True where a reply changes the status in the same way. */
  readonly byReply: boolean;
}

/** Status change that each ticket status offers besides replying. */
export const ticketMoves: Readonly<Record<TicketStatus, TicketMove>> = {
  open: { name: 'close', to: 'closed', byReply: false },
  pending: { name: 'close', to: 'closed', byReply: false },
  closed: { name: 'reopen', to: 'open', byReply: true },
};

/** Status labels for clients, where they differ from those for support. */
export const clientStatusNames: Readonly<Partial<Record<TicketStatus, Localized>>> = {
  pending: { ar: 'بانتظار ردّك', en: 'Waiting for your reply' },
};

type Order = readonly { readonly field: 'waitingSince' | 'lastMessageAt'; readonly order: 'asc' | 'desc' }[];

/**
 * Sort order of support's ticket list: the longest waiting first, then those not waiting, by latest message.
 */
export function ticketOrder(shown: TicketStatus | 'all'): Order {
  const waiting = { field: 'waitingSince', order: 'asc' } as const;
  const latest = { field: 'lastMessageAt', order: 'desc' } as const;
  if (shown === 'open') return [waiting];
  return shown === 'all' ? [waiting, latest] : [latest];
}

/** Default target for support's first reply, in hours. */
export const firstAnswerHours = 8;

/** Language of a text: Arabic when it contains an Arabic letter, even among Latin names and numbers. */
export function languageOfText(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
