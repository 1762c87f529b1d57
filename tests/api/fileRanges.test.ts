import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { storeFile } from 'sijil/server/files/storeFile';
import { bucketStorage } from 'sijil/server/storage/bucketStorage';
import { startBucket, type TestBucket } from '../support/bucket';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { secondProcess } from '../support/secondProcess';

let test: TestApp;
let bucket: TestBucket;
beforeAll(async () => {
  [test, bucket] = await Promise.all([buildTestApp(), startBucket()]);
});
afterAll(async () => {
  await test?.close();
  await bucket?.stop();
});

const size = 200_000;
const content = randomBytes(size);

describe.each<[string, () => TestApp['api']['storage']]>([
  ['a folder', () => test.api.storage],
  ['a bucket', () => bucketStorage(bucket.settings)],
])('a stored file in %s', (_, open) => {
  let app: FastifyInstance;
  let url: string;
  let tag: string;
  const store = async (file: { content: Buffer; type: 'application/pdf' | 'text/csv'; name: string }) => {
    const row = await storeFile({ ...test.api, storage: open() }, test.api.db, { ...file, ownerId: null });
    return toFileLink(test.api, row).url;
  };
  const ask = (headers: Readonly<Record<string, string>>, address = url) =>
    app.inject({ url: address, headers });
  const partOf = async (range: string, headers = {}) => {
    const answer = await ask({ range, ...headers });
    return {
      status: answer.statusCode,
      range: answer.headers['content-range'],
      length: Number(answer.headers['content-length']),
      content: answer.rawPayload,
    };
  };
  beforeAll(async () => {
    ({ app } = await secondProcess({ ...test, api: { ...test.api, storage: open() } }));
    url = await store({ content, type: 'application/pdf', name: 'report.pdf' });
    tag = String((await ask({})).headers.etag);
  });

  it('announces byte ranges, and is sent in full without a Range header', async () => {
    const answer = await ask({});
    expect([answer.statusCode, answer.headers['accept-ranges'], answer.headers['content-length']]).toEqual([
      200,
      'bytes',
      String(size),
    ]);
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  it.each([
    ['the first thousand bytes', 'bytes=0-999', 0, 999],
    ['a part in the middle', 'bytes=100000-100499', 100_000, 100_499],
    ['the rest from a place on', 'bytes=199990-', 199_990, size - 1],
    ['the last ten bytes', 'bytes=-10', size - 10, size - 1],
    ['a part that would go on past its end', 'bytes=199000-999999', 199_000, size - 1],
  ])('is sent partially: %s', async (_name, range, first, last) => {
    const part = await partOf(range);
    expect([part.status, part.range, part.length]).toEqual([
      206,
      `bytes ${first}-${last}/${size}`,
      last - first + 1,
    ]);
    expect(part.content.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it.each([['bytes=200000-'], ['bytes=900000-900010']])('answers %s with 416 and its size', async (range) => {
    const answer = await ask({ range, 'accept-language': 'ar' });
    expect([
      answer.statusCode,
      answer.headers['content-range'],
      answer.json<{ message: string }>().message,
    ]).toEqual([416, `bytes */${size}`, 'الجزء المطلوب يتجاوز نهاية الملف.']);
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([['bytes=0-9,20-29'], ['pages=1-2']])(
    'ignores an unsupported range (%s) and is sent in full',
    async (range) => {
      const answer = await ask({ range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
    },
  );

  it('sends a range if If-Range matches, and the full content otherwise', async () => {
    expect((await partOf('bytes=5-9', { 'if-range': tag })).status).toBe(206);
    for (const other of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 07:00:00 GMT']) {
      const part = await partOf('bytes=5-9', { 'if-range': other });
      expect([part.status, part.content.length]).toEqual([200, size]);
    }
  });

  it.each([
    ['its tag', (own: string) => own],
    ['its tag as a proxy weakens it', (own: string) => `W/${own}`],
    ['its tag among others', (own: string) => `"another", ${own}`],
    ['any tag', () => '*'],
  ])('answers 304 if If-None-Match has %s', async (_name, named) => {
    const answer = await ask({ 'if-none-match': named(tag), range: 'bytes=0-9' });
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, tag]);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('is sent if If-None-Match has another tag', async () => {
    expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('is sent in full and without ranges if it is text, which is compressed', async () => {
    const text = 'رقم الطلب,الحالة\n'.repeat(500);
    const sheet = await store({ content: Buffer.from(text), type: 'text/csv', name: 'report.csv' });
    const answer = await ask({ range: 'bytes=0-9' }, sheet);
    expect([answer.statusCode, answer.body, answer.headers['accept-ranges']]).toEqual([200, text, undefined]);
  });
});
