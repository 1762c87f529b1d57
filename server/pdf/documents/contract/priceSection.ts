import type { ContractPrice } from '#domain/contracts/contractPaper';
import { table } from '../../blocks/table';
import { heading } from '../../blocks/text';
import { totals } from '../../blocks/totals';
import type { PdfDocument } from '../../pdfDocument';
import { moneyText, percentText } from '../../text/formats';
import { contractLabels as labels } from '#domain/contracts/contractLabels';

export function priceSection(document: PdfDocument, price: ContractPrice): void {
  heading(document, document.label(labels.price), 100);
  table(
    document,
    [
      { title: document.label(labels.description), share: 6 },
      { title: document.label(labels.quantity), share: 2.4, align: 'center' },
      { title: document.label(labels.unitPrice), share: 3, align: 'end' },
      { title: document.label(labels.net), share: 3, align: 'end' },
    ],
    price.lines.map((line) => [
      document.label(line.description, '\n'),
      String(line.quantity),
      moneyText(line.unitPrice),
      moneyText(line.net),
    ]),
  );
  totals(document, [
    ...(price.discount
      ? [{ label: document.label(labels.discount), amount: moneyText(price.discount) }]
      : []),
    { label: document.label(labels.subtotal), amount: moneyText(price.subtotal) },
    { label: `${document.label(labels.vat)} ${percentText(price.vatRate)}`, amount: moneyText(price.vat) },
    { label: document.label(labels.total), amount: moneyText(price.total), strong: true },
  ]);
}
