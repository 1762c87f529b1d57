import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStorage } from 'sijil/server/storage/bucketStorage';
import { checkStorage, copyStorage, type StoredContent } from 'sijil/server/storage/copyStorage';
import { folderStorage } from 'sijil/server/storage/openStorage';
import { ContentError, type Storage, StorageError } from 'sijil/server/storage/storage';
import { startBucket, type TestBucket } from '../support/bucket';

const folder = mkdtempSync(path.join(tmpdir(), 'salama-storages-'));
let bucket: TestBucket;
beforeAll(async () => void (bucket = await startBucket()));
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const missing = 'ab'.repeat(32);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) =>
      error instanceof ContentError || error instanceof StorageError ? error.reason : String(error),
  );

describe.each<[string, () => Storage]>([
  ['a folder', () => folderStorage(path.join(folder, 'files'))],
  ['a bucket', () => bucketStorage(bucket.settings)],
])('storage in %s', (_, open) => {
  it('returns stored content, as a buffer and as a stream, and allows a second put', async () => {
    const storage = open();
    const content = randomBytes(70_000);
    const hash = sha256(content);
    expect(await storage.has(hash)).toBe(false);
    await storage.put(hash, content);
    await storage.put(hash, content);
    expect(await storage.has(hash)).toBe(true);
    expect(await storage.read(hash)).toEqual(content);
    expect(await buffer(await storage.get(hash))).toEqual(content);
  });

  it('stores a 20 MB stream under its computed hash', async () => {
    const storage = open();
    const pieces = Array.from({ length: 20 }, (_each, at) => Buffer.alloc(1024 * 1024, at));
    const whole = sha256(Buffer.concat(pieces));
    expect(await storage.putStream(Readable.from(pieces))).toEqual({ sha256: whole, size: 20 * 1024 * 1024 });
    expect(sha256(await storage.read(whole))).toBe(whole);
  });

  it('stores nothing of a stream that fails, and rejects with its error', async () => {
    const storage = open();
    const begun = Buffer.from(`begun ${Math.random()}`);
    const failing = Readable.from(
      (async function* () {
        yield begun;
        throw new Error('the writer gave up');
      })(),
    );
    await expect(storage.putStream(failing)).rejects.toThrow('the writer gave up');
    expect(await storage.has(sha256(begun))).toBe(false);
  });

  it('reports missing content', async () => {
    const storage = open();
    expect(await reasonOf(storage.get(missing))).toBe('missing');
    expect(await reasonOf(storage.read(missing))).toBe('missing');
  });

  it('removes content, even a second time', async () => {
    const storage = open();
    const content = randomBytes(10);
    await storage.put(sha256(content), content);
    await storage.remove(sha256(content));
    await storage.remove(sha256(content));
    expect(await storage.has(sha256(content))).toBe(false);
  });

  it('accepts a probe and a sweep, and has no owner until one is written', async () => {
    const storage = open();
    await storage.probe();
    await storage.sweep();
    expect(await storage.readOwner()).toBeNull();
    await storage.writeOwner('an installation');
    expect(await open().readOwner()).toBe('an installation');
  });
});

describe('the storage bucket', () => {
  it('contains no leftovers of finished uploads', async () => {
    const { settings } = bucket;
    const storage = bucketStorage({ ...settings, prefix: 'alone' });
    const { sha256: stored } = await storage.putStream(Readable.from([Buffer.from('whole')]));
    const { ListObjectsV2Command, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      endpoint: settings.endpoint ?? '',
      region: settings.region,
      forcePathStyle: true,
      credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.keySecret },
    });
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: 'portal', Prefix: 'alone/' }),
    );
    expect(Contents.map(({ Key }) => Key)).toEqual([`alone/${stored}`]);
  });

  it('links browsers to its public URL with the file’s name, and not without a public URL', async () => {
    const content = Buffer.from('an export');
    const hash = sha256(content);
    const storage = bucketStorage(bucket.settings);
    await storage.put(hash, content);
    const link = await storage.linkTo(hash, { name: 'تقرير.csv', type: 'text/csv', seconds: 60 });
    const answer = await fetch(String(link));
    expect(await answer.text()).toBe('an export');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('تقرير.csv')}`,
    );
    const private_ = bucketStorage({ ...bucket.settings, publicUrl: undefined });
    expect(await private_.linkTo(hash, { name: 'a', type: 'text/csv', seconds: 60 })).toBeNull();
  });

  it.each<[string, Partial<TestBucket['settings']>, string]>([
    ['that does not exist', { name: 'elsewhere' }, 'refused'],
    ['with a key that it does not know', { keyId: 'unknown' }, 'refused'],
    ['that nobody serves', { endpoint: 'http://127.0.0.1:9' }, 'silent'],
  ])(
    '%s fails with its reason, and its content counts as unreadable, not missing',
    async (_, wrong, reason) => {
      const storage = bucketStorage({ ...bucket.settings, ...wrong });
      expect(await reasonOf(storage.put(missing, Buffer.from('x')))).toBe(reason);
      expect(await reasonOf(storage.probe())).toBe(reason);
      expect(await reasonOf(storage.readOwner())).toBe(reason);
      expect(await reasonOf(storage.get(missing))).toBe('unreadable');
    },
  );

  describe('that is slow', () => {
    let server: Server;
    let slow: Storage;
    beforeAll(async () => {
      // Sends the start of a download, and never answers anything else.
      server = createServer((request, response) => {
        if (request.method === 'GET') response.writeHead(200, { 'content-length': 1000 }).write('half');
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      slow = bucketStorage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` }, 200);
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    it('times out, even in the middle of a response', async () => {
      const begun = performance.now();
      expect(await reasonOf(slow.put(missing, Buffer.from('x')))).toBe('silent');
      expect(await reasonOf(slow.probe())).toBe('silent');
      expect(await reasonOf(slow.read(missing))).toBe('unreadable');
      expect(performance.now() - begun).toBeLessThan(2_500);
    });
  });
});

describe('copying a storage', () => {
  const contents = Array.from({ length: 20 }, (_, at) => Buffer.from(`content ${at}`));
  async function* named(): AsyncGenerator<StoredContent> {
    for (const content of contents) yield { sha256: sha256(content), size: content.length };
    yield { sha256: missing, size: 1 };
  }

  it('resumes, repairs damaged content in the target and names content missing in the source', async () => {
    const from = folderStorage(path.join(folder, 'source'));
    for (const content of contents) await from.put(sha256(content), content);
    const to = bucketStorage({ ...bucket.settings, prefix: 'copied' });
    const [first, second] = contents.map(sha256);
    await to.put(String(first), Buffer.from('content 0'));
    await to.put(String(second), Buffer.from('damaged'));
    const found = await copyStorage(named(), from, to);
    expect(found).toMatchObject({ copied: 19, sound: 20, missing: [missing], damaged: [] });
    const again = await copyStorage(named(), from, to);
    expect(again).toMatchObject({ copied: 0, sound: 20 });

    const back = folderStorage(path.join(folder, 'back'));
    expect(await copyStorage(named(), to, back)).toMatchObject({ copied: 20, sound: 20 });
    expect((await back.read(String(second))).toString()).toBe('content 1');
  });

  it('does not copy content that is damaged in the source', async () => {
    const from = folderStorage(path.join(folder, 'broken'));
    const [first] = contents.map(sha256);
    for (const content of contents) await from.put(sha256(content), content);
    await from.remove(String(first));
    await from.put(String(first), Buffer.from('damaged'));
    const to = folderStorage(path.join(folder, 'unharmed'));
    expect(await copyStorage(named(), from, to)).toMatchObject({ copied: 19, damaged: [first] });
    expect(await to.has(String(first))).toBe(false);
    expect(await checkStorage(named(), from)).toMatchObject({ sound: 19, damaged: [first] });
  });
});
