import type { Localized } from '#domain/i18n/localized';
import type { PdfDocument } from '../pdfDocument';
import { type DocumentText, type Instant, legalDate, money } from '../text/formats';
import { table } from './table';
import { heading } from './text';

/** One instalment, in halalas with VAT. */
export interface ScheduledPayment {
  readonly label: DocumentText;
  readonly dueOn: Instant;
  readonly amount: number;
}

const labels = {
  schedule: { ar: 'جدول الدفعات', en: 'Payment schedule' },
  payment: { ar: 'الدفعة', en: 'Payment' },
  dueOn: { ar: 'تاريخ الاستحقاق', en: 'Due date' },
  amount: { ar: 'المبلغ شاملًا الضريبة', en: 'Amount including VAT' },
} satisfies Record<string, Localized>;

export function paymentSchedule(document: PdfDocument, payments: readonly ScheduledPayment[]): void {
  if (payments.length === 0) return;
  heading(document, document.label(labels.schedule), 80);
  table(
    document,
    [
      { title: document.label(labels.payment), share: 4 },
      { title: document.label(labels.dueOn), share: 5.6 },
      { title: document.label(labels.amount), share: 5, align: 'end' },
    ],
    payments.map(({ label, dueOn, amount }) => [
      document.label(label, '\n'),
      legalDate(dueOn, document.language),
      money(amount),
    ]),
  );
}
