import type { Options } from '../schema/fields/choice';

/** How far an invoice is paid; a credit note has none of these states. */
export const invoiceStates = {
  overdue: { ar: 'متأخرة السداد', en: 'Overdue', tone: 'danger' },
  due: { ar: 'مستحقة اليوم', en: 'Due today', tone: 'warning' },
  later: { ar: 'مستحقة لاحقًا', en: 'Due later', tone: 'info' },
  paid: { ar: 'مسددة', en: 'Paid', tone: 'success' },
  /** Its request was cancelled before it was paid in full: nothing more is asked for. */
  cancelled: { ar: 'أُلغي طلبها', en: 'Request cancelled', tone: 'neutral' },
} as const satisfies Options;
export type InvoiceState = keyof typeof invoiceStates;
