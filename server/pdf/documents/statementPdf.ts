import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Language } from 'sijil/base/i18n/localized';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';
import { totals } from '../blocks/prices';
import { runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { keyValues, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import { gregorianDate, moneyText } from '../text/formats';
import { type StatementData, statementLabels as labels } from './statement/statementData';

/** Statement of a client's account: opening balance, each movement with the balance after it, and closing balance. */
export function renderStatement(data: StatementData, language: Language): Promise<Buffer> {
  const { brand, drawnOn, client, lines, opening, closing } = data;
  const name = labels.title[language];
  const document = createDocument({ language, brand, title: `${name} ${client.code}`, createdAt: drawnOn });
  const dayOf = (day: string) => gregorianDate(riyadhInstant(day, 12), language);
  title(document, labels.title);
  keyValues(document, [
    { key: document.label(labels.client), value: document.name(client.name) },
    { key: document.label(labels.clientNumber), value: isolateLtr(client.code) },
    {
      key: document.label(labels.vatNumber),
      value: client.vatNumber ? isolateLtr(client.vatNumber) : undefined,
    },
    { key: document.label(labels.from), value: data.from === null ? undefined : dayOf(data.from) },
    { key: document.label(labels.to), value: dayOf(data.to) },
  ]);
  document.y += 6;
  if (lines.length === 0) paragraph(document, document.label(labels.none));
  else
    table(
      document,
      [
        { title: document.label(labels.on), share: 3.5 },
        { title: document.label(labels.movement), share: 4 },
        { title: document.label(labels.request), share: 1.8 },
        { title: document.label(labels.debit), share: 2.6, align: 'end' },
        { title: document.label(labels.credit), share: 2.6, align: 'end' },
        { title: document.label(labels.balance), share: 2.8, align: 'end' },
      ],
      withBalances(data).map(({ at, kind, code, request, amount, balance }) => [
        gregorianDate(at, language),
        `${document.label(labels.kinds[kind])} ${isolateLtr(code)}`,
        isolateLtr(request),
        amount > 0 ? moneyText(amount) : '',
        amount < 0 ? moneyText(-amount) : '',
        moneyText(balance),
      ]),
    );
  const total = closing > 0 ? labels.owed : closing < 0 ? labels.held : labels.closing;
  totals(
    document,
    [
      { label: document.label(labels.opening), amount: moneyText(opening) },
      { label: document.label(total), amount: moneyText(Math.abs(closing)), strong: true },
    ],
    380,
  );
  if (closing > 0)
    paragraph(
      document,
      `${document.label(labels.iban)}: ${isolateLtr(data.iban)} · ${document.name(data.bank)}`,
    );
  return finishDocument(document, runningHead(document, { brand, title: name, number: client.code }));
}

function withBalances({ opening, lines }: StatementData) {
  let balance = opening;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}
