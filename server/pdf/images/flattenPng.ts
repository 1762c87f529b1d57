import { crc32, deflateSync } from 'node:zlib';
import { channelsOf, type Png } from './readPng';

const paeth = (left: number, up: number, upLeft: number): number => {
  const guess = left + up - upLeft;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
};

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, upLeft) : 0;
}

/** Undoes the PNG row filters (PNG specification, section 9). */
function unfilter({ width, height, colorType, scanlines }: Png): Uint8Array {
  const step = channelsOf(colorType);
  const row = width * step;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const source = y * (row + 1);
    const filter = scanlines[source] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= step ? (pixels[at - step] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - row] ?? 0) : 0;
      const upLeft = x >= step && y > 0 ? (pixels[at - row - step] ?? 0) : 0;
      pixels[at] = (scanlines[source + 1 + x] ?? 0) + predict(filter, left, up, upLeft);
    }
  }
  return pixels;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(body.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

function encodeOpaque({ width, height }: Png, rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk('IDAT', deflateSync(rows));
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', new Uint8Array())]);
}

export const canFlatten = ({ bits, colorType, interlaced }: Png): boolean =>
  bits === 8 && (colorType === 4 || colorType === 6) && !interlaced;

/**
 * Lays an 8-bit transparent picture on white. pdfkit splits transparency off asynchronously, in whatever
 * order threads finish, which would make two equal documents differ in their bytes.
 */
export function flattenPng(png: Png): Buffer {
  const pixels = unfilter(png);
  const step = channelsOf(png.colorType);
  const rows = new Uint8Array((png.width * 3 + 1) * png.height);
  let at = 0;
  for (let pixel = 0; pixel < png.width * png.height; pixel += 1) {
    if (pixel % png.width === 0) at += 1;
    const source = pixel * step;
    const alpha = (pixels[source + step - 1] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = pixels[step === 4 ? source + channel : source] ?? 0;
      rows[at + channel] = Math.round(255 + (value - 255) * alpha);
    }
    at += 3;
  }
  return encodeOpaque(png, rows);
}
