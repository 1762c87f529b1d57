import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Language } from 'sijil/base/i18n/localized';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';
import { totals } from '../blocks/prices';
import { runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { keyValues, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import { gregorianDate, moneyText } from '../text/formats';
import { type LetterData, letterLabels as labels } from './letter/letterData';

/** Letter that reminds a client of what is due: each sum with its request, service, place and day, and where to pay it. */
export function renderLetter(data: LetterData, language: Language): Promise<Buffer> {
  const { brand, writtenOn, client, lines, account, phone } = data;
  const name = labels.title[language];
  const document = createDocument({ language, brand, title: `${name} ${client.code}`, createdAt: writtenOn });
  title(document, labels.title);
  keyValues(document, [
    { key: document.label(labels.client), value: document.name(client.name) },
    { key: document.label(labels.clientNumber), value: isolateLtr(client.code) },
    { key: document.label(labels.on), value: gregorianDate(writtenOn, language) },
  ]);
  document.y += 6;
  paragraph(document, document.label(labels.intro));
  document.y += 6;
  table(
    document,
    [
      { title: document.label(labels.request), share: 1.8 },
      { title: document.label(labels.service), share: 5 },
      { title: document.label(labels.dueOn), share: 3.2 },
      { title: document.label(labels.days), share: 2, align: 'end' },
      { title: document.label(labels.amount), share: 2.6, align: 'end' },
    ],
    lines.map(({ request, service, place, dueOn, days, amount }) => [
      isolateLtr(request),
      [service, place]
        .filter((text) => text !== null)
        .map((text) => document.name(text))
        .join(' – '),
      gregorianDate(riyadhInstant(dueOn, 12), language),
      days > 0 ? String(days) : '',
      moneyText(amount),
    ]),
  );
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  totals(document, [{ label: document.label(labels.total), amount: moneyText(sum), strong: true }], 380);
  document.y += 10;
  paragraph(document, document.label(labels.how));
  document.y += 6;
  keyValues(document, [
    { key: document.label(labels.accountName), value: document.name(account.name) },
    { key: document.label(labels.bank), value: document.name(account.bank) },
    { key: document.label(labels.iban), value: isolateLtr(account.iban) },
    { key: document.label(labels.phone), value: isolateLtr(phone) },
  ]);
  document.y += 6;
  paragraph(document, document.label(labels.sent));
  return finishDocument(document, runningHead(document, { brand, title: name, number: client.code }));
}
