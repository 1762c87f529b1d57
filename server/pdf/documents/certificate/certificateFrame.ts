import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import type { PdfDocument } from '../../pdfDocument';
import { colors, tint } from '../../theme';
import type { Instant } from '#domain/contracts/contractPaper';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { qrCode } from '../../blocks/runningHead';
import { gregorianDate, hijriDate } from '../../text/formats';
import {
  type CertificateData,
  certificateLabels as labels,
  type CertificateWording,
  type Design,
} from './certificateData';

const page = { width: 841.89, height: 595.28 };
const ringSteps = 240;

/** Closed wave around a circle; many of them, each rotated a little further, form a banknote's rosette. */
function wave(document: PdfDocument, center: { x: number; y: number }, radius: number, turn: number): void {
  const { canvas, direction } = document;
  const side = direction === 'ltr' ? 1 : -1;
  for (let step = 0; step <= ringSteps; step += 1) {
    const angle = (step / ringSteps) * Math.PI * 2;
    const reach = radius * (1 + 0.07 * Math.sin(angle * 12 + turn) + 0.035 * Math.sin(angle * 24 - turn));
    const x = Number((center.x + side * reach * Math.cos(angle)).toFixed(1));
    const y = Number((center.y + reach * Math.sin(angle)).toFixed(1));
    if (step === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  }
}

/** `start` is the rosette's centre, measured from the frame's start edge. */
export function rosette(document: PdfDocument, start: number, y: number, radius: number): void {
  const center = { x: document.left(start, 0), y };
  for (let ring = 0; ring < 18; ring += 1) {
    wave(document, center, radius * (0.78 + ring * 0.0065), (ring / 18) * Math.PI * 2);
  }
  document.canvas.lineWidth(0.35).stroke(tint(document.primary, 0.22));
}

/** Fine border, single or double, and a band of the brand's colour on the start edge. */
export function certificateFrame(document: PdfDocument, { border, band }: CertificateLayout): void {
  const { canvas, direction, primary } = document;
  const inset = 22;
  const [width, height] = [page.width - inset * 2, page.height - inset * 2];
  if (border !== 'none') canvas.lineWidth(0.75).rect(inset, inset, width, height).stroke(colors.line);
  if (border === 'double')
    canvas
      .lineWidth(0.5)
      .rect(inset + 5, inset + 5, width - 10, height - 10)
      .stroke(tint(primary, 0.35));
  if (!band) return;
  const bandLeft = direction === 'ltr' ? inset : page.width - inset - 8;
  canvas.rect(bandLeft, inset, 8, height).fill(primary);
}

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
  // In the fragment, so that the signed claims reach no server.
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

/** Dates in both calendars, the people, and how to verify. */
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
