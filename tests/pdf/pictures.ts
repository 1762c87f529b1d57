import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(body.length);
  ends[1].writeUInt32BE(crc32(content));
  return Buffer.concat([ends[0], content, ends[1]]);
}

/** An RGBA PNG whose pixels come from a function of their place. */
export function rgbaPng(
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly [number, number, number, number],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(pixel(x, y), y * (width * 4 + 1) + 1 + x * 4);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk('IDAT', deflateSync(rows));
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))]);
}

/** A dark pen stroke on a transparent ground, as a signature pad sends it. */
export const signaturePicture = rgbaPng(360, 120, (x, y) => {
  const distance = Math.abs(y - (60 + 38 * Math.sin(x / 21) * Math.cos(x / 90)));
  return [20, 30, 60, distance < 2.2 && x > 20 && x < 340 ? 255 : 0];
});

export const kitchenPicture = rgbaPng(320, 220, (x, y) => [
  120 + Math.round(x / 4),
  140 + Math.round(y / 4),
  (x ^ y) & 32 ? 150 : 190,
  255,
]);
