import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadLimit } from 'sijil/base/files/uploads';
import { shrinkPdf } from 'sijil/react/fields/upload/shrinkPdf';
import { seededRandom } from '../../server/seed/sample/seededRandom';

/** An A4 page at 300 dots an inch. */
const page = { width: 2480, height: 3508 };

// A browser's picture functions, on the canvas of the server.
beforeAll(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(
        readonly width: number,
        readonly height: number,
      ) {
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (source: Blob | ImageData) => {
    if (source instanceof Blob) {
      const picture = await loadImage(Buffer.from(await source.arrayBuffer()));
      return Object.assign(picture, { close: () => undefined });
    }
    const canvas = createCanvas(source.width, source.height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(source.width, source.height);
    image.data.set(source.data);
    context.putImageData(image, 0, 0);
    return Object.assign(canvas, { close: () => undefined });
  });
  vi.stubGlobal('document', {
    createElement: () =>
      Object.assign(createCanvas(1, 1), {
        toBlob(this: Canvas, done: (blob: Blob) => void, _: string, quality: number) {
          done(new Blob([new Uint8Array(this.toBuffer('image/jpeg', quality * 100))]));
        },
      }),
  });
});
afterAll(() => vi.unstubAllGlobals());

/** A scanned page: lines of text on paper with the grain of a scanner. */
function scannedPage(seed: string): Canvas {
  const random = seededRandom(seed);
  const canvas: Canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  const paper = context.createImageData(page.width, page.height);
  for (let at = 0; at < paper.data.length; at += 4) {
    const grey = 225 + Math.floor(random.next() * 20);
    paper.data.set([grey, grey, grey, 255], at);
  }
  context.putImageData(paper, 0, 0);
  context.font = '46px serif';
  for (let y = 200; y < page.height - 200; y += 76)
    context.fillText('The tenant keeps the temperature records of the last thirty days.', 180, y);
  return canvas;
}

async function pdfOf(
  pages: number,
  draw: (document: PDFDocument, place: number) => Promise<void>,
): Promise<File> {
  const document = await PDFDocument.create();
  for (let place = 0; place < pages; place += 1) await draw(document, place);
  return new File([new Uint8Array(await document.save())], 'scan.pdf', { type: 'application/pdf' });
}

const jpegScan = async (document: PDFDocument, place: number) => {
  const image = await document.embedJpg(scannedPage(`page ${place}`).toBuffer('image/jpeg', 92));
  document.addPage([595, 842]).drawImage(image, { width: 595, height: 842 });
};

/** Pages and the sizes of their pictures, as another program reads them. */
async function read(file: File) {
  const document = await PDFDocument.load(new Uint8Array(await file.arrayBuffer()));
  const pictures = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    if (object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return [];
    const side = (key: string) => object.dict.lookup(PDFName.of(key), PDFNumber).asNumber();
    return [{ width: side('Width'), height: side('Height') }];
  });
  return { pages: document.getPageCount(), pictures };
}

it('two pages of a phone’s scanner fit the limit, still at 105 dots an inch or more', async () => {
  const scan = await pdfOf(2, jpegScan);
  expect(scan.size).toBeGreaterThan(2_000_000);
  const sent = await shrinkPdf(scan);
  expect(sent.size).toBeLessThanOrEqual(uploadLimit);
  const { pages, pictures } = await read(sent);
  expect([pages, pictures.length, sent.name]).toEqual([2, 2, 'scan.pdf']);
  for (const { width, height } of pictures) {
    expect(height / 11.69).toBeGreaterThanOrEqual(105);
    expect(width / height).toBeCloseTo(page.width / page.height, 2);
  }
}, 60_000);

it('a page of packed grey pixels becomes a picture of its own tones', async () => {
  const scan = await pdfOf(1, async (document) => {
    const { data } = scannedPage('grey').getContext('2d').getImageData(0, 0, page.width, page.height);
    const grey = Uint8Array.from({ length: page.width * page.height }, (_, at) => data[at * 4] ?? 0);
    const ref = document.context.register(
      document.context.stream(deflateSync(grey), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: page.width,
        Height: page.height,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Filter: 'FlateDecode',
      }),
    );
    const sheet = document.addPage([595, 842]);
    sheet.node.setXObject(PDFName.of('Scan'), ref);
  });
  const sent = await shrinkPdf(scan);
  expect(sent.size).toBeLessThanOrEqual(uploadLimit);
  const document = await PDFDocument.load(new Uint8Array(await sent.arrayBuffer()));
  const [picture] = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')) ? [object] : [],
    );
  const drawn = await loadImage(Buffer.from(picture?.contents ?? []));
  const canvas = createCanvas(drawn.width, drawn.height);
  canvas.getContext('2d').drawImage(drawn, 0, 0);
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(20, 20, 1, 1).data;
  for (const tone of [red, green, blue]) expect(Math.abs(tone - 235)).toBeLessThan(20);
}, 60_000);

it('more pages than fit legibly, a digital signature and a text without pictures stay as they are', async () => {
  const long = await pdfOf(6, jpegScan);
  expect(await shrinkPdf(long)).toBe(long);
  const signed = new File(
    [await (await pdfOf(2, jpegScan)).arrayBuffer(), '/ByteRange [0 1 2 3]'],
    'signed.pdf',
  );
  expect(await shrinkPdf(signed)).toBe(signed);
  const random = seededRandom('text');
  const text = await pdfOf(1, async (document) => {
    const font = await document.embedFont(StandardFonts.Courier);
    const sheet = document.addPage();
    for (let line = 0; line < 9000; line += 1)
      sheet.drawText(
        Array.from({ length: 60 }, () =>
          random.pick('a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')),
        ).join(''),
        { font },
      );
  });
  expect(text.size).toBeGreaterThan(uploadLimit);
  expect(await shrinkPdf(text)).toBe(text);
}, 120_000);
