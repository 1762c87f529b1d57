import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { uploadLimit, uploadQuota } from 'sijil/base/files/uploads';
import { files } from 'sijil/server/db/schema/files';
import { draw } from '../../server/pdf/thread/drawingThreads';
import { kitchenPicture } from '../pdf/pictures';
import * as fixtures from '../pdf/fixtures';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPdf, tinyPng, upload } from '../support/upload';

let test: TestApp;
let client: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  test = await buildTestApp();
  client = await asRole(test, 'client');
});
afterAll(() => test.close());

const send = <T = FileLink & { code?: string; message: string }>(content: Buffer, name = 'photo.jpg') =>
  upload<T>(test, client.token, { content, name }, 'document');
const stored = async ({ url }: FileLink) => (await test.app.inject({ url })).rawPayload;
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8090a0' } });

/** Picture with the noise of a phone's sensor, which compresses badly. */
const grainy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: {
        type: 'gaussian',
        mean: 128,
        sigma: 10,
      },
    },
  });

/** PNG whose rows use a filter that does not exist. */
const unknownFilter = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKEAYAAADdohP+AAAAFElEQVR42uNkoDLgHDVw1MDhaCAAn8kAWw6r50UAAAAASUVORK5CYII=',
  'base64',
);

describe('an uploaded picture', () => {
  it('is stored upright, scaled to the maximum size and without metadata', async () => {
    const photo = await flat(4000, 3000)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await send(photo);
    const metadata = await sharp(await stored(body)).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1920, height: 2560 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a long screenshot', 1080, 11_700],
    ['a receipt in a line of photos', 12_000, 1200],
  ])('that is long and narrow stays wide enough to be read: %s', async (_name, width, height) => {
    const { body } = await send(await flat(width, height).jpeg().toBuffer());
    const { width: storedWidth, height: storedHeight } = await sharp(await stored(body)).metadata();
    // Text of a phone's screen is read at half of its size.
    expect(Math.min(storedWidth, storedHeight)).toBeGreaterThan(Math.min(width, height) / 2);
    expect(storedWidth * storedHeight).toBeLessThan(5_000_000);
  });

  it.each([
    ['as browsers pack a photo', () => grainy(1830, 1830).jpeg({ quality: 80 })],
    ['of few colours', () => grainy(700, 705).png({ palette: true, colours: 64 })],
  ])('near the size limit, %s, is not stored above the limit', async (_packed, photo) => {
    const content = await photo().toBuffer();
    expect([content.length > 0.9 * uploadLimit, content.length <= uploadLimit]).toEqual([true, true]);
    const { status, body } = await send(content);
    expect(status).toBe(201);
    expect(body.size).toBe((await stored(body)).length);
    expect(body.size).toBeLessThanOrEqual(uploadLimit);
  });

  it('is stored without data appended after its pixels, or refused', async () => {
    const script = '<script>alert(1)</script>';
    const { status, body } = await send(Buffer.concat([tinyPng, Buffer.from(script)]), 'both.png');
    if (status === 201) expect((await stored(body)).includes(script)).toBe(false);
    else expect(body.code).toBe('picture_damaged');
  });

  it('that is truncated or corrupt is refused', async () => {
    const photo = await sharp(kitchenPicture).jpeg().toBuffer();
    for (const broken of [
      unknownFilter,
      kitchenPicture.subarray(0, 500),
      photo.subarray(0, photo.length / 2),
    ])
      expect(await send(broken)).toMatchObject({ status: 422, body: { code: 'picture_damaged' } });
  });

  it('with too many pixels is refused', async () => {
    const huge = await flat(6000, 4000).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(500 * 1024);
    const { status, body } = await send(huge, 'huge.png');
    expect([status, body.code]).toEqual([422, 'picture_too_many_pixels']);
    expect(body.message).toContain('20');
  });

  it('in HEIC format is refused with its own error code', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    const { status, body } = await send(heic, 'IMG_0001.HEIC');
    expect([status, body.code]).toEqual([415, 'file_heic']);
  });
});

describe('an uploaded PDF', () => {
  async function pdfWith(change: (document: PDFDocument) => void | Promise<void>): Promise<Buffer> {
    const document = await PDFDocument.create();
    document.addPage();
    await change(document);
    return Buffer.from(await document.save());
  }

  it('that is valid is stored unchanged', async () => {
    const { status, body } = await send(tinyPdf, 'menu.pdf');
    expect(status).toBe(201);
    expect((await stored(body)).equals(tinyPdf)).toBe(true);
  });

  it('gets the extension of its content, and a name without direction marks', async () => {
    const page = Buffer.concat([tinyPdf, Buffer.from('<html><script>alert(1)</script>')]);
    expect((await send(page, 'invoice.html')).body.name).toBe('invoice.pdf');
    expect((await send(tinyPng, 'gnp\u202Efdp.exe')).body.name).toBe('gnpfdp.png');
  });

  it.each([
    ['runs a script', (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)')],
    [
      'starts a program when it is opened',
      (document: PDFDocument) =>
        document.catalog.set(
          PDFName.of('OpenAction'),
          document.context.obj({ Type: 'Action', S: 'Launch', F: PDFString.of('cmd.exe') }),
        ),
    ],
  ])('that %s is refused', async (_what, change) => {
    const pdf = await pdfWith(async (document) => {
      await Promise.resolve(change(document));
    });
    expect(await send(pdf, 'a.pdf')).toMatchObject({ status: 422, body: { code: 'pdf_active' } });
  });

  it('with an attached program, encrypted or corrupt is refused, each with its own reason', async () => {
    const attached = await pdfWith((document) => document.attach(Buffer.from('MZ'), 'a.exe'));
    expect(await send(attached, 'a.pdf')).toMatchObject({ status: 422, body: { code: 'pdf_attached' } });
    const sealed = Buffer.from(
      tinyPdf.toString().replace('/Size 4', '/Size 4 /Encrypt << /Filter /Standard >>'),
    );
    expect(await send(sealed, 'a.pdf')).toMatchObject({ status: 422, body: { code: 'pdf_encrypted' } });
    const broken = Buffer.from('%PDF-1.7\n%%EOF');
    expect(await send(broken, 'a.pdf')).toMatchObject({ status: 422, body: { code: 'pdf_damaged' } });
  });
});

describe('two files in one upload', () => {
  it.each([
    ['after a sound one', [tinyPng, tinyPdf]],
    ['whatever the second is', [tinyPng, Buffer.from('GIF89a')]],
    ['near the limit', [Buffer.concat([tinyPdf, Buffer.alloc(400_000, ' ')]), tinyPng]],
  ])('are refused with a specific error, %s', async (_what, contents) => {
    const form = new FormData();
    for (const [index, content] of contents.entries())
      form.append('file', new Blob([new Uint8Array(content)]), `${index}`);
    const sent = new Request('http://portal.test', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/files?kind=document',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': String(sent.headers.get('content-type')),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'several_files']);
  });
});

describe('malformed requests for files', () => {
  it('a malformed file id is not found', async () => {
    expect((await test.app.inject({ url: '/files/not-a-uuid' })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/files/not-a-uuid?expires=1&signature=a' })).statusCode).toBe(404);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'a'],
    [
      'that ends in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    ['that is another form', 'multipart/mixed; boundary=x', '--x--'],
  ])('a multipart body %s is refused', async (_what, type, payload) => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/v1/files?kind=image',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
      payload,
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it('mutated files are refused or stored, and stored pictures can be rendered in a report', async () => {
    const photo = await sharp(kitchenPicture).resize(64).jpeg().toBuffer();
    const samples = [tinyPng, photo, tinyPdf, await sharp(kitchenPicture).resize(32).png().toBuffer()];
    const mutation = fc.record({
      sample: fc.constantFrom(...samples),
      at: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 6 }),
      cut: fc.option(fc.double({ min: 0.2, max: 1, noNaN: true })),
    });
    const metadata: Buffer[] = [];
    await fc.assert(
      fc.asyncProperty(mutation, async ({ sample, at, cut }) => {
        const bytes = Buffer.from(sample.subarray(0, Math.ceil(sample.length * (cut ?? 1))));
        for (const [share, value] of at) bytes[Math.floor(share * (bytes.length - 1))] = value;
        const { status, body } = await send(bytes, 'a');
        expect([201, 415, 422]).toContain(status);
        if (status === 201 && body.type !== 'application/pdf') metadata.push(await stored(body));
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
    const [section] = fixtures.report.sections;
    const category = section?.categories[0];
    const questions = metadata.map((picture) => ({ ...category!.questions[0]!, evidence: [picture] }));
    const data = { ...fixtures.report, sections: [{ score: 1, categories: [{ ...category!, questions }] }] };
    expect((await draw('report', { data, language: 'ar' })).subarray(0, 5).toString()).toBe('%PDF-');
  }, 120_000);
});

describe('the upload quota', () => {
  it('limits an account’s uploads per day, and earlier uploads do not count the next day', async () => {
    const glutton = await asRole(test, 'client');
    const one = { sha256: 'a'.repeat(64), type: 'image/png', size: 1, name: 'a.png', ownerId: glutton.id };
    const now = test.api.clock();
    await test.api.db
      .insert(files)
      .values(Array.from({ length: uploadQuota.files }, () => ({ ...one, createdAt: now })));
    const again = () =>
      upload<{ code?: string }>(test, glutton.token, { content: tinyPng, name: 'a.png' }, 'image');
    expect(await again()).toMatchObject({ status: 429, body: { code: 'upload_quota' } });
    test.setNow(new Date(now.getTime() + 25 * 3_600_000));
    const tomorrow = await asRole(test, 'client');
    await test.api.db.update(files).set({ ownerId: tomorrow.id }).where(eq(files.ownerId, glutton.id));
    const next = await upload(test, tomorrow.token, { content: tinyPng, name: 'a.png' }, 'image');
    test.setNow(now);
    expect(next.status).toBe(201);
  });
});
