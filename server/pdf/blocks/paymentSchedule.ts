import type { ScheduledPayment } from '#domain/contracts/contractPaper';
import { scheduleLabels as labels } from '#domain/contracts/scheduleLabels';
import type { PdfDocument } from '../pdfDocument';
import { legalDate, moneyText } from '../text/formats';
import { table } from './table';
import { heading } from './text';

export function drawPaymentSchedule(document: PdfDocument, payments: readonly ScheduledPayment[]): void {
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
      moneyText(amount),
    ]),
  );
}
