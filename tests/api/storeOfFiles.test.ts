import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import type { FileLink } from 'sijil/contract/parts';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { storeFile } from 'sijil/server/files/storeFile';
import { bucketStorage } from 'sijil/server/storage/bucketStorage';
import { claimStorage, takeStorage } from 'sijil/server/files/claimStorage';
import { folderStorage } from 'sijil/server/storage/openStorage';
import type { Storage } from 'sijil/server/storage/storage';
import { createHealth } from 'sijil/server/system/health';
import { migrationsFolder } from '../../server/db/migrate';
import { startBucket, type TestBucket } from '../support/bucket';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import { tinyPng, upload } from '../support/upload';

let test: TestApp;
let bucket: TestBucket;
let storage: Storage;
const folder = mkdtempSync(path.join(tmpdir(), 'salama-stores-'));
beforeAll(async () => {
  [test, bucket] = await Promise.all([buildTestApp(), startBucket()]);
  storage = bucketStorage(bucket.settings);
});
afterAll(async () => {
  await test.close();
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

/** The same installation with another file store. */
const withStore = (other: Storage) => secondProcess({ ...test, api: { ...test.api, storage: other } });
const healthWith = (other: Storage) =>
  createHealth({ ...test.api, storage: other }, migrationsFolder).readiness();

async function refusal(app: FastifyInstance, url: string, language: 'ar' | 'en') {
  const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-language': language } });
  const { code, message } = JSON.parse(body) as { code: string; message: string };
  return [statusCode, code, message, headers['cache-control'], headers['etag']];
}

async function stored(content: Buffer) {
  const file = { content, type: 'text/csv', name: 'report.csv', ownerId: null } as const;
  const row = await storeFile({ ...test.api, storage }, test.api.db, file);
  return { row, url: toFileLink(test.api, row).url };
}

describe('files in a bucket', () => {
  it('are uploaded and served as from a folder', async () => {
    const { app } = await withStore(storage);
    const { token } = await asRole(test, 'client');
    const { body } = await upload<FileLink>(
      { ...test, app },
      token,
      { content: tinyPng, name: 'a.png' },
      'image',
    );
    const shown = await app.inject({ url: body.url });
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.length]).toEqual([
      200,
      'image/png',
      body.size,
    ]);
    expect((await app.inject({ url: body.url })).headers['cache-control']).toContain('immutable');
  });

  it('are reported as missing in the reader’s language, without caching', async () => {
    const { app } = await withStore(storage);
    const { row, url } = await stored(Buffer.from('gone'));
    await storage.remove(row.sha256);
    expect(await refusal(app, url, 'ar')).toEqual([
      404,
      'content_missing',
      'لم يعد هذا الملف موجودًا. تواصل مع الدعم إن كنت تحتاج إليه.',
      'no-store',
      undefined,
    ]);
  });

  it('answer 503 while the bucket is unreachable, and uploads are refused', async () => {
    const silent = bucketStorage({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
    const { app } = await withStore(silent);
    const { url } = await stored(Buffer.from('here'));
    expect(await refusal(app, url, 'en')).toEqual([
      503,
      'content_unreadable',
      'The file cannot be read at the moment. Try again shortly.',
      'no-store',
      undefined,
    ]);
    const { token } = await asRole(test, 'client');
    const refused = await upload<FileLink>(
      { ...test, app },
      token,
      { content: tinyPng, name: 'a.png' },
      'image',
    );
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        code: 'storage_unavailable',
        retry: 'later',
        message: 'تعذّر حفظ الملف مؤقتًا، ولم يُحفظ شيء. أعد المحاولة بعد لحظات.',
      },
    ]);
    expect((await healthWith(silent)).storage).toBe('failing');
  });

  it('are downloaded directly from the bucket if large, and through the portal if small', async () => {
    const { app } = await withStore(storage);
    const content = randomBytes(9 * 1024 * 1024);
    const { row, url } = await stored(content);
    const sent = await app.inject({ url: `${url}&download` });
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([302, 'no-store']);
    const direct = await fetch(String(sent.headers.location));
    expect(direct.headers.get('content-type')).toBe('text/csv');
    expect(Buffer.from(await direct.arrayBuffer()).equals(content)).toBe(true);

    const small = await stored(Buffer.from('small'));
    expect((await app.inject({ url: `${small.url}&download` })).body).toBe('small');
    await storage.remove(row.sha256);
    expect((await refusal(app, `${url}&download`, 'en'))[1]).toBe('content_missing');
  });
});

describe('the file store of an installation', () => {
  const place = (name: string) => folderStorage(path.join(folder, name));
  const messageOf = (other: Storage) =>
    claimStorage(test.api.db, other).then(
      () => 'accepted',
      (error: unknown) => (error instanceof ConfigurationError ? error.message : Promise.reject(error)),
    );

  it('is marked at the first start, and recognised at later ones', async () => {
    expect((await healthWith(storage)).storage).toBe('ok');
    await Promise.all([claimStorage(test.api.db, storage), claimStorage(test.api.db, storage)]);
    expect(await messageOf(storage)).toBe('accepted');
    expect((await healthWith(storage)).storage).toBe('ok');
  });

  it('is refused at start if it is unmarked, inaccessible or another installation’s, and health fails', async () => {
    expect(await messageOf(place('not-mounted'))).toMatch(
      /ليست ملفات هذه المنصة.*\n.*are not in .*not-mounted/,
    );
    const other = place('other');
    await other.writeOwner('another installation');
    expect(await messageOf(other)).toMatch(/لمنصة أخرى.*\n.*belong to another installation/);
    expect(await healthWith(other)).toMatchObject({ status: 'failing', storage: 'foreign' });
    expect(await healthWith(place('not-mounted'))).toMatchObject({ storage: 'foreign' });
    expect(await messageOf(bucketStorage({ ...bucket.settings, keyId: 'unknown' }))).toMatch(
      /رفض مخزن الملفات.*\n.*refuses access: check STORAGE_URL/,
    );
  });

  it('can be replaced by a store that was taken over', async () => {
    const moved = place('moved');
    expect(await takeStorage(test.api.db, moved)).toBe(true);
    expect(await messageOf(moved)).toBe('accepted');
  });
});
