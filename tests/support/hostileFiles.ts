import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Part = string | Buffer;

/** Builds a PDF of the given objects, numbered from one; the first is its catalog. */
function pdfOf(objects: readonly Part[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Part) => {
    const bytes = Buffer.from(part as string);
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const xref = length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF`,
  );
  return Buffer.concat(parts);
}

/** Page tree of `depth` levels, each of which names its only child twice. */
function doublingTree(foot: string, depth = 60): Buffer {
  const levels = Array.from(
    { length: depth },
    (_, level) => `<</Type/Pages/Count 1/Kids[${level + 3} 0 R ${level + 3} 0 R]>>`,
  );
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', ...levels, foot]);
}

/** PDF with a valid page, and a stream of objects with the given filters and bytes. */
function pdfWithObjects(filter: string, packed: Buffer): Buffer {
  const head = `<</Type/ObjStm/N 1/First 4/Filter${filter}/Length ${packed.length}>>\nstream\n`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]),
  ]);
}

/** Spaces, compressed twice: a megabyte of them is some twenty bytes. */
const packedTwice = (megabytes: number) =>
  deflateSync(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 }), { level: 9 });

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Grey PNG with only zeros as pixels, one pixel wide. */
function onePixelWide(height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(height * 2), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** ZIP that claims to contain a sheet, which unpacks to `megabytes`. */
function sheetBomb(megabytes: number): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const content = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  const wrapped = deflateSync(content, { level: 9 });
  const packed = wrapped.subarray(2, -4);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** Small files, by their content, that cost a reader without limits its memory or its time. */
const makers: Readonly<Record<string, () => Buffer>> = {
  'a page tree of 2^60 pages': () => doublingTree('<</Type/Page/MediaBox[0 0 9 9]>>'),
  'a page tree that never ends': () => doublingTree('<</Type/Pages/Count 0/Kids[]>>'),
  'a page tree that leads back to itself': () =>
    pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[2 0 R]>>']),
  'objects packed twice, 200 MB of them': () =>
    pdfWithObjects('[/FlateDecode/FlateDecode]', packedTwice(200)),
  'objects packed once, 100 MB of them': () =>
    pdfWithObjects('/FlateDecode', deflateSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 9 })),
  'a picture of 1 × 20,000,000 pixels': () => onePixelWide(20_000_000),
  'a workbook that unpacks to 100 MB': () => sheetBomb(100),
};

/** Cache of files, each created on first use. */
const made = new Map<string, Buffer>();
export function hostileFile(name: string): Buffer {
  const file = made.get(name) ?? makers[name]?.();
  if (!file) throw new Error(`no such file: ${name}`);
  made.set(name, file);
  return file;
}

export const hostileFileNames = Object.keys(makers);

/** Picture of 20 megapixels, which may be uploaded and takes long to decode. */
export const largestPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#8090a0' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer();
