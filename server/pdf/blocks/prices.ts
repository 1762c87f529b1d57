import type { PdfDocument, TextBlock } from '../pdfDocument';
import { colors, tint } from '../theme';
import type { PaymentOffer, ScheduledPayment } from '#domain/contracts/contractPaper';
import { dueInWords } from '#domain/pricing/instalments';
import { scheduleLabels as labels } from '#domain/contracts/contractLabels';
import { legalDate, moneyText } from '../text/formats';
import { table } from './table';
import { heading } from './text';

interface TotalLine {
  readonly label: string;
  readonly amount: string;
  /** True for the main amount: larger, on a tinted background. */
  readonly strong?: boolean;
}

interface TotalRow {
  readonly label: TextBlock;
  readonly amount: TextBlock;
  readonly height: number;
  readonly strong: boolean;
}

const usualWidth = 300;

const pricePadding = 8;

const amountWidth = 120;

function row(
  document: PdfDocument,
  { label, amount, strong = false }: TotalLine,
  labelWidth: number,
): TotalRow {
  const style = strong
    ? ({ size: 11, weight: 'bold', color: colors.ink } as const)
    : ({ size: 9, color: colors.body } as const);
  const blocks = {
    label: document.layout(label, labelWidth, style),
    amount: document.layout(amount, amountWidth, { ...style, align: 'end' }),
  };
  return { ...blocks, strong, height: blocks.label.height + (strong ? 10 : 5) };
}

/** Sums under a table, at the end side, never split over two pages. */
export function totals(document: PdfDocument, lines: readonly TotalLine[], width = usualWidth): void {
  const labelWidth = width - amountWidth - pricePadding * 2;
  const start = document.frame.width - width;
  const rows = lines.map((line) => row(document, line, labelWidth));
  document.reserve(rows.reduce((sum, { height }) => sum + height, 0));
  for (const { label, amount, strong, height } of rows) {
    if (strong) document.fill({ start, width, y: document.y }, height, tint(document.primary, 0.1), 4);
    const y = document.y + (height - label.height) / 2;
    document.draw(label, { start: start + pricePadding, width: labelWidth, y });
    const amountY = document.y + (height - amount.height) / 2;
    document.draw(amount, { start: start + pricePadding + labelWidth, width: amountWidth, y: amountY });
    document.y += height;
  }
}

export function drawPaymentSchedule(
  document: PdfDocument,
  payments: readonly (PaymentOffer | ScheduledPayment)[],
): void {
  if (payments.length === 0) return;
  heading(document, document.label(labels.schedule), 80);
  table(
    document,
    [
      { title: document.label(labels.payment), share: 4 },
      { title: document.label(labels.dueOn), share: 5.6 },
      { title: document.label(labels.amount), share: 5, align: 'end' },
    ],
    payments.map((payment) => [
      document.label(payment.label, '\n'),
      'dueOn' in payment
        ? legalDate(payment.dueOn, document.language)
        : document.label(dueInWords(payment), '\n'),
      moneyText(payment.amount),
    ]),
  );
}
