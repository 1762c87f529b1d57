import { isolateLtr } from '#framework/base/formats/bidi';
import type { Language } from '#framework/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { heading, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import type { PdfDocument } from '../pdfDocument';
import { gregorianDate, score } from '../text/formats';
import { colors } from '../theme';
import { type ComparisonData, comparisonLabels as labels } from './comparison/comparisonData';
import { comparisonRow } from './comparison/comparisonRow';

/** Comparison of two or three inspections: who, the scores by category, then question by question with the evidence. */
export function renderComparison(data: ComparisonData, language: Language): Promise<Buffer> {
  const { brand, drawnOn } = data;
  const name = labels.title[language];
  const document = createDocument({ language, brand, title: name, createdAt: drawnOn });
  title(document, labels.title);
  paragraph(document, document.label(labels.basis[data.basis]), { size: 9, color: colors.muted });
  paragraph(
    document,
    `${document.label(labels.differing)}: ${isolateLtr(`${data.differing} / ${data.compared}`)}`,
    { size: 9, color: colors.muted },
  );
  document.y += 6;
  inspections(document, data);
  heading(document, document.label(labels.categories), 80);
  table(
    document,
    columnsOf(document, data, labels.category),
    data.categories.map((category) => [
      category.title[document.mainLanguage],
      ...category.scores.map((value) => (value === null ? document.label(labels.none) : score(value))),
    ]),
  );
  if (data.categories.every(({ questions }) => questions.length === 0))
    paragraph(document, document.label(labels.same));
  for (const category of data.categories) {
    if (category.questions.length === 0) continue;
    heading(document, category.title[document.mainLanguage], 110);
    category.questions.forEach((question) => comparisonRow(document, question));
  }
  return finishDocument(
    document,
    runningHead(document, {
      brand,
      title: name,
      number: data.inspections.map((one) => one.number).join(' · '),
    }),
  );
}

function columnsOf(
  document: PdfDocument,
  { inspections: compared }: ComparisonData,
  first: typeof labels.category,
) {
  return [
    { title: document.label(first), share: 1.4 },
    ...compared.map(({ number }) => ({ title: isolateLtr(number), share: 1 })),
  ];
}

function inspections(document: PdfDocument, data: ComparisonData): void {
  const { mainLanguage: language } = document;
  const { inspections: compared } = data;
  table(document, columnsOf(document, data, labels.inspection), [
    [document.label(labels.subject), ...compared.map(({ subject }) => document.name(subject))],
    [document.label(labels.service), ...compared.map(({ service }) => document.label(service))],
    [
      document.label(labels.on),
      ...compared.map(({ on }) => (on ? gregorianDate(on, language) : document.label(labels.none))),
    ],
    [
      document.label(labels.score),
      ...compared.map((one) =>
        one.score === null
          ? document.label(labels.none)
          : isolateLtr([score(one.score), one.grade].filter(Boolean).join(' · ')),
      ),
    ],
  ]);
}
