import { inflateSync } from 'node:zlib';

export interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colorType: number;
  readonly interlaced: boolean;
  /** Filtered scanlines, inflated. */
  readonly scanlines: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const channelsByColorType = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** A photo of 24 megapixels is generous; beyond that a small file may unpack into all of the memory. */
const pixelLimit = 24_000_000;

export const isPng = (file: Buffer): boolean => file.subarray(0, 8).equals(signature);

export const channelsOf = (colorType: number): number => channelsByColorType.get(colorType) ?? 0;

function readChunks(file: Buffer): { header: Buffer; data: Buffer } {
  const data: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    if (type === 'IEND') return { header, data: Buffer.concat(data) };
    at += length + 12;
  }
  throw new Error('PNG ends before its last chunk');
}

/** @throws Error when the file is cut short, damaged, or larger than 24 megapixels. */
export function readPng(file: Buffer): Png {
  const { header, data } = readChunks(file);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits, colorType] = [header.readUInt8(8), header.readUInt8(9)];
  const interlaced = header.readUInt8(12) === 1;
  if (width * height === 0 || width * height > pixelLimit) throw new Error('PNG size out of range');
  const rowBytes = 1 + Math.ceil((width * bits * channelsOf(colorType)) / 8);
  const scanlines = inflateSync(data, { maxOutputLength: rowBytes * height + height * 8 + 1024 });
  if (!interlaced && scanlines.length < rowBytes * height) throw new Error('PNG has missing rows');
  return { width, height, bits, colorType, interlaced, scanlines };
}
