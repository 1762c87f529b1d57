import { score as scoreText, shortLabels } from '../text/formats';
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import QRCode from 'qrcode';
import type { Language } from 'sijil/base/i18n/localized';
import { type CertificateState, certificateStates } from '#domain/certificates/certificateState';
import { fontFiles } from '../theme';
import type { CardData, CardSize } from './card/cardData';
import { fitText } from './card/fitText';

for (const weight of ['regular', 'semibold', 'bold'] as const)
  GlobalFonts.register(fontFiles[weight](), `Cairo ${weight}`);

/** Background gradient from the top start corner to the bottom end corner; its colour shows the state at a glance. */
const grounds: Record<CertificateState, readonly [string, string]> = {
  valid: ['#2a85ff', '#123f8f'],
  expired: ['#b07a20', '#6b4710'],
  superseded: ['#667080', '#3d4452'],
  revoked: ['#b8343c', '#6d1620'],
};

/** Part of the card: its position in pixels, and the size of one unit of its text. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly unit: number;
}

/**
 * Picture of a certificate for social networks, as a PNG of any size: the post's text, the subject, its grade and score, a QR
 * code of the public page, on the colour of its state or on the post's own picture.
 */
export async function renderCard(
  data: CardData,
  language: Language,
  { width, height }: CardSize,
): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintGround(context, data.state, { width, height });
  const image = await readable(data.image);
  if (image) paintPicture(context, image, { width, height });
  const logo = await readable(data.logo);
  const rtl = language === 'ar';
  context.textBaseline = 'alphabetic';
  const wide = width > height * 1.2;
  // Size of its parts at one pixel a unit, in a row or stacked.
  const [across, down] = wide ? [1200, 630] : [760, 1120];
  const unit = Math.min(width / across, height / down);
  const margin = 64 * unit;
  // Without the QR code, the text has all the space.
  const seal = data.parts.code ? 330 * unit : 0;
  const gap = data.parts.code ? 56 * unit : 0;
  if (wide) {
    const words = { y: margin, width: width - 2 * margin - seal - gap, unit };
    drawWords(
      context,
      data,
      language,
      logo,
      { ...words, x: rtl ? margin + seal + gap : margin },
      height - margin,
    );
    const x = rtl ? margin : width - margin - seal;
    if (seal > 0) drawSeal(context, data, language, { x, y: (height - seal * 1.16) / 2, width: seal, unit });
    return canvas.toBuffer('image/png');
  }
  const below = height - margin - seal * 1.16;
  drawWords(
    context,
    data,
    language,
    logo,
    { x: margin, y: margin * 1.4, width: width - 2 * margin, unit },
    below - gap,
  );
  if (seal > 0) drawSeal(context, data, language, { x: (width - seal) / 2, y: below, width: seal, unit });
  return canvas.toBuffer('image/png');
}

/** A prepared picture; null for none, and for an unreadable one, which preparation has left empty. */
async function readable(file: Uint8Array | null): Promise<Image | null> {
  return file && file.length > 0 ? loadImage(Buffer.from(file)) : null;
}

function paintGround(context: SKRSContext2D, state: CertificateState, { width, height }: CardSize): void {
  const [bright, deep] = grounds[state];
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, bright);
  gradient.addColorStop(1, deep);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Covers the entire card with a picture, darkened so that white text is readable on any photo. */
function paintPicture(context: SKRSContext2D, picture: Image, { width, height }: CardSize): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  context.fillStyle = '#0b1f3fb8';
  context.fillRect(0, 0, width, height);
}

interface WordLine {
  readonly text: string;
  /** Distance from the previous baseline to this one. */
  readonly advance: number;
  readonly size: number;
  readonly weight: string;
  readonly color: string;
}

interface Words {
  /** Provider and heading. */
  readonly head: readonly WordLine[];
  /** Subject and company, with the adjacent logo. */
  readonly names: readonly WordLine[];
  /** Lines below the names. */
  readonly rest: readonly WordLine[];
}

const quiet = '#ffffffd9';
/** Gap between the last line and the grade, and the height of the grade. */
const gradeGap = 40;
const gradeHeight = 126;

/** Lines of the card from top to bottom. */
function wordLines(data: CardData, language: Language): Words {
  const line = (text: string, advance: number, size: number, weight: string, color: string): WordLine => ({
    text,
    advance,
    size,
    weight,
    color,
  });
  const place = `${data.service[language]} · ${data.city[language]}`;
  return {
    head: [
      line(data.provider[language], 34, 30, 'semibold', quiet),
      line(data.heading[language], 60, 34, 'regular', quiet),
    ],
    names: [
      line(data.subjectName, 78, 62, 'bold', '#ffffff'),
      ...(data.companyName === data.subjectName
        ? []
        : [line(data.companyName, 58, 36, 'semibold', '#ffffff')]),
    ],
    rest: [
      line(place, 52, 28, 'regular', quiet),
      ...(data.line[language] ? [line(data.line[language], 56, 32, 'semibold', '#ffffff')] : []),
    ],
  };
}

const heightOf = (lines: readonly WordLine[]) => lines.reduce((sum, { advance }) => sum + advance, 0);

/** Centres the text, with the grade below it, in the given height, so that they never overlap. */
function drawWords(
  context: SKRSContext2D,
  data: CardData,
  language: Language,
  logo: Image | null,
  box: Box,
  bottom: number,
): void {
  const rtl = language === 'ar';
  const side = rtl ? -1 : 1;
  const start = rtl ? box.x + box.width : box.x;
  context.textAlign = rtl ? 'right' : 'left';
  const { head, names, rest } = wordLines(data, language);
  const plate = logo && plateOf(logo);
  // A logo is taller than a single line; half of the difference is added above, half below.
  const air = plate ? Math.max(0, plate.height + 2 * plateGap - heightOf(names)) / 2 : 0;
  const words = heightOf([...head, ...names, ...rest]) + 2 * air;
  const height = words + (data.parts.grade ? gradeGap + gradeHeight : 0);
  const unit = Math.min(box.unit, (bottom - box.y) / height);
  let y = box.y + (bottom - box.y - height * unit) / 2;
  const write = (lines: readonly WordLine[], indent = 0) => {
    for (const { text, advance, size, weight, color } of lines) {
      y += advance * unit;
      const place = { x: start + side * indent, y, width: box.width - indent };
      fitText(context, text, place, { size: size * unit, weight, color });
    }
  };
  write(head);
  y += air * unit;
  if (logo && plate) {
    // Descenders reach below the baseline, so the middle of the lines is lower than half of their height.
    const middle = y + (heightOf(names) / 2 + 10) * unit;
    const x = rtl ? start - plate.width * unit : start;
    drawLogo(context, logo, plate, { x, y: middle - (plate.height * unit) / 2, unit });
  }
  write(names, plate ? (plate.width + 24) * unit : 0);
  y += air * unit;
  write(rest);
  if (data.parts.grade)
    drawGrade(context, data, language, { ...box, unit, x: start, y: y + gradeGap * unit });
}

/** Largest logo, its white padding, and the gap above and below its plate, in units. */
const logoSize = { width: 200, height: 96 };
const platePadding = 14;
const plateGap = 12;

/** Size of a logo's white plate, in units. */
function plateOf({ width, height }: Image): CardSize {
  const scale = Math.min(logoSize.width / width, logoSize.height / height);
  return { width: width * scale + 2 * platePadding, height: height * scale + 2 * platePadding };
}

/** A logo on a white plate, which contrasts with every background. */
function drawLogo(
  context: SKRSContext2D,
  logo: Image,
  { width, height }: CardSize,
  { x, y, unit }: Omit<Box, 'width'>,
): void {
  const padding = platePadding * unit;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(x, y, width * unit, height * unit, 16 * unit);
  context.fill();
  context.drawImage(logo, x + padding, y + padding, width * unit - 2 * padding, height * unit - 2 * padding);
}

/** Letter on a white disc, with its label and the score. */
function drawGrade(context: SKRSContext2D, data: CardData, language: Language, box: Box): void {
  const { unit, x: start, y } = box;
  const side = language === 'ar' ? -1 : 1;
  const radius = 63 * unit;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(start + side * radius, y + radius, radius, 0, Math.PI * 2);
  context.fill();
  context.textAlign = 'center';
  const letter = { x: start + side * radius, y: y + radius + 28 * unit, width: radius * 2 };
  fitText(context, data.grade.letter, letter, {
    size: 84 * unit,
    weight: 'bold',
    color: grounds[data.state][1],
  });
  context.textAlign = language === 'ar' ? 'right' : 'left';
  const textBox = { x: start + side * (radius * 2 + 24 * unit), width: box.width - radius * 2 - 24 * unit };
  fitText(
    context,
    data.grade.label[language],
    { ...textBox, y: y + 50 * unit },
    { size: 44 * unit, weight: 'bold', color: '#ffffff' },
  );
  fitText(
    context,
    `${scoreText(data.score)} ${shortLabels.outOf[language]}`,
    { ...textBox, y: y + 106 * unit },
    { size: 34 * unit, weight: 'semibold', color: '#ffffffd9' },
  );
}

/** White panel with the QR code, its instruction, the certificate's code, and the state if it is no longer valid. */
function drawSeal(context: SKRSContext2D, data: CardData, language: Language, box: Box): void {
  const { x, y, width, unit } = box;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(x, y, width, width * 1.16, 28 * unit);
  context.fill();
  drawQr(context, data.verificationUrl, { x, y, width, unit });
  context.textAlign = 'center';
  const middle = { x: x + width / 2, width: width - 32 * unit };
  const valid = data.state === 'valid';
  const caption = valid ? shortLabels.scan[language] : certificateStates[data.state][language];
  fitText(
    context,
    caption,
    { ...middle, y: y + width * 1.02 },
    { size: 26 * unit, weight: 'bold', color: valid ? '#1d2939' : grounds[data.state][1] },
  );
  fitText(
    context,
    data.code,
    { ...middle, y: y + width * 1.11 },
    { size: 24 * unit, weight: 'semibold', color: '#475467' },
  );
}

function drawQr(context: SKRSContext2D, text: string, { x, y, width }: Box): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const module = Math.floor(width / (modules.size + quiet * 2)) || 1;
  const inset = (width - modules.size * module) / 2;
  context.fillStyle = '#101828';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      context.fillRect(
        Math.round(x + inset) + column * module,
        Math.round(y + inset) + row * module,
        module,
        module,
      );
    }
  }
}
