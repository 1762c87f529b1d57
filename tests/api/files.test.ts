import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { files } from 'sijil/server/db/schema/files';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPdf, tinyPng, upload } from '../support/upload';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await asRole(test, 'client'));
});
afterAll(() => test.close());

const countFiles = () => test.api.db.$count(files);

describe('uploading a file', () => {
  it('stores a picture and serves it by a signed link without an authorization header', async () => {
    const { status, body } = await upload<FileLink>(
      test,
      token,
      { content: tinyPng, name: 'شعار.png' },
      'image',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'شعار.png', type: 'image/png' });
    const shown = await test.app.inject({ url: body.url });
    expect(shown.rawPayload.length).toBe(body.size);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('refuses 600 kB in the caller’s language and stores nothing', async () => {
    const before = await countFiles();
    const content = Buffer.concat([tinyPng, Buffer.alloc(600 * 1024)]);
    const { status, body } = await upload<{ message: string }>(
      test,
      token,
      { content, name: 'big.png' },
      'image',
    );
    expect(status).toBe(413);
    expect(body.message).toBe('حجم الملف أكبر من 500 كيلوبايت.');
    expect(await countFiles()).toBe(before);
  });

  it('checks the content, not the name: HTML named as a picture is refused', async () => {
    const before = await countFiles();
    const content = Buffer.from('<html><script>alert(1)</script></html>');
    const { status, body } = await upload<{ code: string }>(
      test,
      token,
      { content, name: 'photo.png' },
      'image',
    );
    expect(status).toBe(415);
    expect(body.code).toBe('file_type_refused');
    expect(await countFiles()).toBe(before);
  });

  it('accepts a PDF as a document but not as a picture', async () => {
    const pdf = { content: tinyPdf, name: 'menu.pdf' };
    expect((await upload(test, token, pdf, 'image')).status).toBe(415);
    expect((await upload(test, token, pdf, 'document')).status).toBe(201);
  });

  it('stores only the last segment of a path as the name', async () => {
    const { body } = await upload<FileLink>(
      test,
      token,
      { content: tinyPng, name: '../../etc/passwd.png' },
      'image',
    );
    expect(body.name).toBe('passwd.png');
  });

  it('requires a signed-in user', async () => {
    expect((await upload(test, undefined, { content: tinyPng, name: 'a.png' }, 'image')).status).toBe(401);
  });
});

describe('a signed file link', () => {
  it('is refused with an altered signature, for another file, or after it has expired', async () => {
    const { body } = await upload<FileLink>(test, token, { content: tinyPng, name: 'a.png' }, 'image');
    const other = await upload<FileLink>(test, token, { content: tinyPng, name: 'b.png' }, 'image');
    expect(
      (await test.app.inject({ url: body.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }))
        .statusCode,
    ).toBe(410);
    expect((await test.app.inject({ url: body.url.replace(body.id, other.body.id) })).statusCode).toBe(410);
    const now = test.api.clock();
    test.setNow(new Date(now.getTime() + 3 * 3_600_000));
    expect((await test.app.inject({ url: body.url })).statusCode).toBe(410);
    test.setNow(now);
  });
});
