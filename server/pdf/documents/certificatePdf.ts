import type { Language } from 'sijil/base/i18n/localized';
import { createDocument, finishDocument } from '../createDocument';
import {
  type CertificateData,
  certificateLabels as labels,
  type CertificateWording,
  type Design,
  designOf,
} from './certificate/certificateData';
import { certificateFoot, certificateFrame, rosette } from './certificate/certificateFrame';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import { drawImage } from '../blocks/runningHead';
import { keyValues } from '../blocks/text';
import { scoreDial } from '../blocks/scores';
import type { PdfDocument, TextStyle } from '../pdfDocument';
import { gregorianDate, score } from '../text/formats';
import { colors, tint } from '../theme';

const landscapeFrame = { left: 64, top: 52, width: 713.89, bottom: 543 };

/** Certificate on one A4 landscape page. The English page mirrors the Arabic one. */
export function renderCertificate(data: CertificateData, language: Language): Promise<Buffer> {
  const { brand, code, issuedOn } = data;
  const { wording, layout } = designOf(data);
  const title = wording.title[language];
  const document = createDocument({
    language,
    brand,
    title: `${title} ${code}`,
    createdAt: issuedOn,
    layout: 'landscape',
    frame: landscapeFrame,
  });
  certificateFrame(document, layout);
  certificateBody(document, data, { wording, layout });
  certificateFoot(document, data, { wording, layout });
  return finishDocument(document);
}

const textWidth = 440;
const logoBox = { start: 0, width: 130, y: 172 };
const logoHeight = 54;
const dial = { start: 508, y: 148, size: 186 };

function head(document: PdfDocument, { brand, code }: CertificateData): void {
  const { width } = document.frame;
  const hasLogo = brand.logo && drawImage(document, brand.logo, { start: 0, width: 40, y: 52 }, 40, 'start');
  const start = hasLogo ? 52 : 0;
  const name = { size: 15, weight: 'bold', color: colors.ink } as const;
  document.text(document.name(brand.name), { start, width: textWidth - start, y: 58 }, name);
  const end = { start: width - 220, width: 220 };
  const caption = { size: 8, color: colors.muted, align: 'end' } as const;
  document.text(document.label(labels.code), { ...end, y: 53 }, caption);
  const number = { size: 11, weight: 'semibold', color: colors.ink, align: 'end' } as const;
  document.text(isolateLtr(code), { ...end, y: 66 }, number);
}

/** Reduces the size of long names rather than adding a third line. */
function fitted(
  document: PdfDocument,
  text: string,
  width: number,
  sizes: readonly number[],
  style: TextStyle,
) {
  const blocks = sizes.map((size) => document.layout(text, width, { ...style, size }));
  return blocks.find((block) => block.lines.length === 1) ?? blocks.at(-1);
}

/** Renders the holder's logo next to their name. @returns Start of the name. */
function holderLogo(document: PdfDocument, { logo }: CertificateData): number {
  const width = logo ? drawImage(document, logo, logoBox, logoHeight, 'start') : 0;
  return width > 0 ? width + 16 : 0;
}

function holder(document: PdfDocument, data: CertificateData, wording: CertificateWording): void {
  const place = (y: number) => ({ start: 0, width: textWidth, y });
  document.text(document.label(wording.title), place(114), {
    size: 33,
    weight: 'bold',
    color: document.primary,
    leading: 1.45,
  });
  const start = holderLogo(document, data);
  const column = { start, width: textWidth - start };
  document.text(document.label(wording.awarded), { ...column, y: 172 }, { size: 11, color: colors.muted });
  const name = fitted(document, document.name(data.clientName), column.width, [25, 20, 16], {
    weight: 'bold',
    color: colors.ink,
    leading: 1.45,
  });
  if (name) document.draw(name, { ...column, y: 192 });
  const logoEnd = start > 0 ? logoBox.y + logoHeight + 6 : 0;
  const y = Math.max(196 + (name?.height ?? 0), logoEnd);
  document.y =
    y +
    document.text(document.label(wording.basis), place(y), {
      size: 10.5,
      color: colors.muted,
    });
}

/** «48.1 · F (11 نوفمبر 2026)» */
const given = (document: PdfDocument, value: number, grade: string, on: Date | undefined) =>
  `${isolateLtr(`${score(value)} · ${grade}`)}${on ? ` (${gregorianDate(on, document.mainLanguage)})` : ''}`;

function subject(document: PdfDocument, data: CertificateData): void {
  const { place, service, city, inspectedOn, raised, gradeReason } = data;
  const plate = place.kind === 'vehicle' && place.plate ? ` — ${document.name(place.plate)}` : '';
  document.y = Math.max(document.y + 10, raised ? 272 : 286);
  keyValues(
    document,
    [
      { key: document.label(labels[place.kind]), value: document.name(place.name) + plate },
      { key: document.label(labels.service), value: document.label(service) },
      { key: document.label(labels.city), value: city && document.name(city) },
      {
        key: document.label(labels.inspectedOn),
        value: raised ? undefined : inspectedOn && gregorianDate(inspectedOn, document.mainLanguage),
      },
      {
        key: document.label(labels.atVisit),
        value: raised && given(document, raised.score, raised.grade, inspectedOn),
      },
      {
        key: document.label(labels.corrected),
        value: raised && given(document, data.score, data.grade.letter, raised.correctedOn),
      },
    ],
    { columns: 2, width: textWidth, size: 11 },
  );
  if (!gradeReason) return;
  const small = { size: 8.5, color: colors.muted } as const;
  document.text(document.label(gradeReason), { start: 0, width: textWidth, y: document.y }, small);
}

function result(
  document: PdfDocument,
  { score: value, grade }: CertificateData,
  { rosette: ornate }: CertificateLayout,
): void {
  const { start, size, y } = dial;
  if (ornate) rosette(document, start + size / 2, y + size / 2, 132);
  document.canvas.circle(document.left(start, size) + size / 2, y + size / 2, size / 2 + 7).fill('#ffffff');
  scoreDial(document, value, dial);
  const pill = { start: start + 22, width: size - 44, y: y + size - 12 };
  document.fill(pill, 34, '#ffffff', 17);
  document.fill(pill, 34, tint(document.primary, 0.12), 17);
  const text = `${document.label(labels.grade)} ${isolateLtr(grade.letter)} · ${document.label(grade.label)}`;
  const style = { size: 12, weight: 'bold', color: colors.ink, align: 'center' } as const;
  document.text(text, { ...pill, y: pill.y + 7 }, style);
}

/** Everything above the foot: brand, title, holder, subject and result. */
function certificateBody(document: PdfDocument, data: CertificateData, { wording, layout }: Design): void {
  head(document, data);
  holder(document, data, wording);
  subject(document, data);
  result(document, data, layout);
}
