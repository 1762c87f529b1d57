import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import QRCode from 'qrcode';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { type CertificateState, certificateStates } from '#domain/certificates/certificateState';
import { fontFiles } from '../fonts';
import { score as scoreText } from '../text/formats';
import type { CardData, CardSize } from './card/cardData';
import { fitText } from './card/fitText';

for (const weight of ['regular', 'semibold', 'bold'] as const)
  GlobalFonts.register(fontFiles[weight], `Cairo ${weight}`);

/** Background from the top start corner to the bottom end one; the colour shows the state before a word is read. */
const grounds: Record<CertificateState, readonly [string, string]> = {
  valid: ['#2a85ff', '#123f8f'],
  expired: ['#b07a20', '#6b4710'],
  superseded: ['#667080', '#3d4452'],
  revoked: ['#b8343c', '#6d1620'],
};

const labels = {
  scan: { ar: 'امسح الرمز للتحقق', en: 'Scan to verify' },
  outOf: { ar: 'من 100', en: 'out of 100' },
} satisfies Record<string, Localized>;

/** Part of the card: its position in pixels, and the size of one unit of its text. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly unit: number;
}

/**
 * The picture of a certificate for social networks, as a PNG of any size: what its post says, what was inspected, its grade
 * and score, a QR to the public page, on the colour of its state or on the post's own picture.
 */
export async function renderCard(
  data: CardData,
  language: Language,
  { width, height }: CardSize,
): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintGround(context, data.state, { width, height });
  if (data.image) await paintPicture(context, data.image, { width, height });
  const rtl = language === 'ar';
  context.textBaseline = 'alphabetic';
  const wide = width > height * 1.2;
  // Size of its parts at one pixel a unit, side by side or under one another.
  const [across, down] = wide ? [1200, 630] : [760, 1120];
  const unit = Math.min(width / across, height / down);
  const margin = 64 * unit;
  // Without the QR its words have all the room.
  const seal = data.parts.code ? 330 * unit : 0;
  const gap = data.parts.code ? 56 * unit : 0;
  if (wide) {
    const words = { y: margin, width: width - 2 * margin - seal - gap, unit };
    drawWords(context, data, language, { ...words, x: rtl ? margin + seal + gap : margin }, height - margin);
    const x = rtl ? margin : width - margin - seal;
    if (seal > 0) drawSeal(context, data, language, { x, y: (height - seal * 1.16) / 2, width: seal, unit });
    return canvas.toBuffer('image/png');
  }
  const below = height - margin - seal * 1.16;
  drawWords(
    context,
    data,
    language,
    { x: margin, y: margin * 1.4, width: width - 2 * margin, unit },
    below - gap,
  );
  if (seal > 0) drawSeal(context, data, language, { x: (width - seal) / 2, y: below, width: seal, unit });
  return canvas.toBuffer('image/png');
}

function paintGround(context: SKRSContext2D, state: CertificateState, { width, height }: CardSize): void {
  const [bright, deep] = grounds[state];
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, bright);
  gradient.addColorStop(1, deep);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** The whole of the card under one picture, darkened so that white words are read on any photo. */
async function paintPicture(
  context: SKRSContext2D,
  file: Uint8Array,
  { width, height }: CardSize,
): Promise<void> {
  // What could not be read was left empty: the ground of the state stays.
  if (file.length === 0) return;
  const picture = await loadImage(Buffer.from(file));
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  context.fillStyle = '#0b1f3fb8';
  context.fillRect(0, 0, width, height);
}

interface WordLine {
  readonly text: string;
  /** From the line above to this one's foot. */
  readonly advance: number;
  readonly size: number;
  readonly weight: string;
  readonly color: string;
}

const quiet = '#ffffffd9';
/** Between the last line and the grade, and the grade itself. */
const gradeGap = 40;
const gradeHeight = 126;

/** Provider, heading, names and what the post says of them, from the top down. */
function wordLines(data: CardData, language: Language): WordLine[] {
  const line = (text: string, advance: number, size: number, weight: string, color: string): WordLine => ({
    ...{ text, advance, size, weight, color },
  });
  const place = `${data.service[language]} · ${data.city[language]}`;
  return [
    line(data.house[language], 34, 30, 'semibold', quiet),
    line(data.heading[language], 60, 34, 'regular', quiet),
    line(data.subjectName, 78, 62, 'bold', '#ffffff'),
    ...(data.companyName === data.subjectName ? [] : [line(data.companyName, 58, 36, 'semibold', '#ffffff')]),
    line(place, 52, 28, 'regular', quiet),
    ...(data.line[language] ? [line(data.line[language], 56, 32, 'semibold', '#ffffff')] : []),
  ];
}

/** The words with the grade below them, in the middle of the height that they are given: neither meets the other. */
function drawWords(
  context: SKRSContext2D,
  data: CardData,
  language: Language,
  box: Box,
  bottom: number,
): void {
  const rtl = language === 'ar';
  const start = rtl ? box.x + box.width : box.x;
  context.textAlign = rtl ? 'right' : 'left';
  const lines = wordLines(data, language);
  const words = lines.reduce((sum, { advance }) => sum + advance, 0);
  const height = words + (data.parts.grade ? gradeGap + gradeHeight : 0);
  const unit = Math.min(box.unit, (bottom - box.y) / height);
  let y = box.y + (bottom - box.y - height * unit) / 2;
  for (const { text, advance, size, weight, color } of lines) {
    y += advance * unit;
    fitText(context, text, { x: start, y, width: box.width }, { size: size * unit, weight, color });
  }
  if (data.parts.grade)
    drawGrade(context, data, language, { ...box, unit, x: start, y: y + gradeGap * unit });
}

/** Letter on a white disc, with its word and the score. */
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
  const beside = { x: start + side * (radius * 2 + 24 * unit), width: box.width - radius * 2 - 24 * unit };
  fitText(
    context,
    data.grade.label[language],
    { ...beside, y: y + 50 * unit },
    { size: 44 * unit, weight: 'bold', color: '#ffffff' },
  );
  fitText(
    context,
    `${scoreText(data.score)} ${labels.outOf[language]}`,
    { ...beside, y: y + 106 * unit },
    { size: 34 * unit, weight: 'semibold', color: '#ffffffd9' },
  );
}

/** A white sheet with the QR, what to do with it, the code, and the state where it is not valid any more. */
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
  const caption = valid ? labels.scan[language] : certificateStates[data.state][language];
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
