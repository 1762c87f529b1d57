import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import type { Language } from 'sijil/base/i18n/localized';
import { drawImage, runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { heading, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import type { PdfDocument, TextBlock } from '../pdfDocument';
import { gregorianDate, score } from '../text/formats';
import { colors } from '../theme';
import {
  type ComparisonCell,
  type ComparisonData,
  comparisonLabels as labels,
} from './comparison/comparisonData';
import { badge, badgeHeight } from '../blocks/scores';
import { answerBadges } from './report/reportLabels';

/** Comparison of two or three inspections: subjects, scores by category, then each question with its evidence. */
export function renderComparison(data: ComparisonData, language: Language): Promise<Buffer> {
  const { brand, drawnOn } = data;
  const name = labels.title[language];
  const document = createDocument({ language, brand, title: name, createdAt: drawnOn });
  title(document, labels.title);
  const note = { size: 9, color: colors.muted };
  paragraph(document, document.label(labels.basis[data.basis]), note);
  const differing = isolateLtr(`${data.differing} / ${data.compared}`);
  paragraph(document, `${document.label(labels.differing)}: ${differing}`, note);
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

type Question = ComparisonData['categories'][number]['questions'][number];

interface Box {
  readonly start: number;
  readonly width: number;
}

const gap = 12;
const pictureHeight = 78;
const textStyle = { size: 9, color: colors.ink, leading: 1.55 };
const noteStyle = { size: 8, color: colors.body, leading: 1.55 };

/** Question and the answers of each inspection: the score, the notes and the photos below one another. */
function comparisonRow(document: PdfDocument, { text, cells }: Question): void {
  const { width } = document.frame;
  const first = width * 0.3;
  const own = (width - first - gap * cells.length) / cells.length;
  const boxes = cells.map((_, index): Box => ({ start: first + gap + index * (own + gap), width: own }));
  const question = document.layout(text[document.mainLanguage], first, textStyle);
  const notes = cells.map((cell) => noteBlocks(document, cell, own));
  const heights = cells.map((cell, index) => heightOf(cell, notes[index] ?? []));
  const height = Math.max(question.height, ...heights) + 10;
  document.reserve(height);
  document.draw(question, { start: 0, width: first, y: document.y });
  cells.forEach((cell, index) => {
    const box = boxes[index];
    if (box) drawCell(document, cell, notes[index] ?? [], box);
  });
  document.y += height;
  document.fill({ start: 0, width, y: document.y - 5 }, 0.5, colors.line);
}

function noteBlocks(document: PdfDocument, cell: ComparisonCell | null, width: number): TextBlock[] {
  if (!cell) return [];
  const more =
    cell.morePictures > 0
      ? [`${document.label(labels.morePictures)}: ${isolateLtr(`${cell.morePictures}`)}`]
      : [];
  return [...(cell.mended ? [document.label(labels.mended)] : []), ...cell.lines.map(isolate), ...more].map(
    (line) => document.layout(line, width, noteStyle),
  );
}

const heightOf = (cell: ComparisonCell | null, notes: readonly TextBlock[]): number =>
  badgeHeight +
  4 +
  notes.reduce((sum, block) => sum + block.height, 0) +
  (cell?.pictures.length ?? 0) * (pictureHeight + 5);

function drawCell(
  document: PdfDocument,
  cell: ComparisonCell | null,
  notes: readonly TextBlock[],
  box: Box,
): void {
  let { y } = document;
  if (!cell) {
    document.text(document.label(labels.notAsked), { ...box, y }, { ...noteStyle, color: colors.muted });
    return;
  }
  const { label, color } = answerBadges[cell.answer];
  badge(document, document.label(label), color, { start: box.start, y });
  y += badgeHeight + 4;
  for (const block of notes) {
    document.draw(block, { ...box, y });
    y += block.height;
  }
  for (const file of cell.pictures) {
    document.fill({ ...box, y }, pictureHeight, colors.panel, 4);
    const inner = { start: box.start + 3, width: box.width - 6, y: y + 3 };
    if (!drawImage(document, file, inner, pictureHeight - 6)) {
      const style = { size: 8, color: colors.muted, align: 'center' } as const;
      document.text(document.label(labels.unreadable), { ...inner, y: y + pictureHeight / 2 - 7 }, style);
    }
    y += pictureHeight + 5;
  }
}
