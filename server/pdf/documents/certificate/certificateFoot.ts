import type { Instant } from '#domain/contracts/contractPaper';
import { isolateLtr } from '#framework/base/formats/bidi';
import { qrCode } from '../../blocks/image';
import type { PdfDocument } from '../../pdfDocument';
import { gregorianDate, hijriDate } from '../../text/formats';
import { colors } from '../../theme';
import {
  type CertificateData,
  certificateLabels as labels,
  type CertificateWording,
  type Design,
} from './certificateData';

const top = 428;
const qrSize = 104;

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

function fact(document: PdfDocument, { label, value, note }: Fact, start: number, width: number): void {
  document.text(label, { start, width, y: top }, { size: 8.5, color: colors.muted });
  const style = { size: 11, weight: 'semibold', color: colors.ink, leading: 1.5 } as const;
  const height = document.text(value, { start, width, y: top + 15 }, style);
  if (note) document.text(note, { start, width, y: top + 15 + height }, { size: 9, color: colors.muted });
}

function verification(
  document: PdfDocument,
  { verificationUrl, seal }: CertificateData,
  { verify, note: remark }: CertificateWording,
): void {
  const { width } = document.frame;
  const textWidth = 420;
  // Behind the number sign: what is signed goes to no server.
  qrCode(document, seal ? `${verificationUrl}#${seal}` : verificationUrl, {
    start: width - qrSize,
    y: top - 2,
    size: qrSize,
  });
  const place = { start: 0, width: textWidth };
  const title = { size: 9, weight: 'semibold', color: colors.ink } as const;
  document.text(document.label(labels.verifyTitle), { ...place, y: 492 }, title);
  const note = { size: 8.5, color: colors.muted } as const;
  const height = document.text(document.label(verify), { ...place, y: 507 }, note);
  const link = { ...note, color: document.primary };
  document.text(isolateLtr(verificationUrl), { ...place, y: 507 + height }, link);
  const left = document.left(0, textWidth);
  document.canvas.link(left, 507 + height, textWidth, 14, verificationUrl);
  const remarkText = document.label(remark);
  if (remarkText) document.text(remarkText, { ...place, y: 524 + height }, { size: 8, color: colors.muted });
}

/** Dates in both calendars, the people, and how to check. */
export function certificateFoot(
  document: PdfDocument,
  data: CertificateData,
  { wording, layout }: Design,
): void {
  const { mainLanguage: language } = document;
  document.fill({ start: 0, width: document.frame.width, y: top - 14 }, 0.75, colors.line);
  const day = (date: Instant) => ({
    value: gregorianDate(date, language),
    ...(layout.hijri && { note: hijriDate(date, language) }),
  });
  const facts: Fact[] = [
    { label: document.label(labels.issuedOn), ...day(data.issuedOn) },
    { label: document.label(labels.validUntil), ...day(data.validUntil) },
    ...(layout.people
      ? [
          { label: document.label(labels.inspector), value: document.name(data.inspectorName) },
          { label: document.label(labels.supervisor), value: document.name(data.supervisorName) },
        ]
      : []),
  ];
  const width = 140;
  facts.forEach((each, index) => fact(document, each, index * (width + 10), width));
  verification(document, data, wording);
}
