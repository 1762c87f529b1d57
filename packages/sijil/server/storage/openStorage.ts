import path from 'node:path';
import type { ServerConfig } from '../config/serverConfig';
import { type ByteRange, ContentError, measure, type Storage } from './storage';
import { createWriteStream } from 'node:fs';
import { access, chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from 'sijil/base/objects';

/** Opens the store of the configuration. The client of a bucket is loaded only for a bucket. */
export async function openStorage({
  dataDir,
  bucket,
}: Pick<ServerConfig, 'dataDir' | 'bucket'>): Promise<Storage> {
  if (bucket === undefined) return folderStorage(path.join(dataDir, 'files'));
  const { bucketStorage } = await import('./bucketStorage');
  return bucketStorage(bucket);
}

/** Files in a local folder, spread over 256 subfolders by the beginning of their hash. */
export function folderStorage(folder: string): Storage {
  const place = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  const ownerFile = path.join(folder, 'installation');
  return {
    place: folder,
    async put(sha256, content) {
      const target = place(sha256);
      if (await exists(target)) return;
      await mkdir(path.dirname(target), ownFolder);
      // Written under a temporary name and renamed, so that a crash leaves no partial file under its hash.
      const aside = `${target}.${randomUUID()}`;
      await writeAside(aside, content);
      await rename(aside, target);
    },
    async putStream(content) {
      await mkdir(folder, ownFolder);
      const aside = path.join(folder, `stream.${randomUUID()}`);
      const measured = measure();
      try {
        await pipeline(content, measured.pass, createWriteStream(aside, ownFile));
        const written = measured.result();
        await mkdir(path.dirname(place(written.sha256)), ownFolder);
        await rename(aside, place(written.sha256));
        return written;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async probe() {
      await mkdir(folder, ownFolder);
      // A folder of an earlier release: nobody else reaches what is below it.
      await chmod(folder, ownFolder.mode);
      const aside = path.join(folder, `probe.${randomUUID()}`);
      await writeAside(aside, probeContent);
      await rm(aside, { force: true });
    },
    async sweep() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((each) => unfinished.test(each))) {
        const place = path.join(folder, name);
        // A recent file may be a write of another process; no write takes as long as this.
        const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (Date.now() - mtimeMs > unfinishedAfterMs) await rm(place, { force: true });
      }
    },
    has: (sha256) => exists(place(sha256)),
    get: (sha256, range) => openFile(place(sha256), range).catch(asContentError(sha256)),
    read: (sha256) => readFile(place(sha256)).catch(asContentError(sha256)),
    remove: (sha256) => rm(place(sha256), { force: true }),
    readOwner: () =>
      readFile(ownerFile, 'utf8').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }),
    async writeOwner(id) {
      await mkdir(folder, ownFolder);
      await writeFile(ownerFile, id, ownFile);
    },
    linkTo: () => Promise.resolve(null),
  };
}

/** Documents of companies and people: only the user of the process reads them, whatever its umask allows others. */
const ownFolder = { recursive: true, mode: 0o700 } as const;
const ownFile = { mode: 0o600 } as const;

const unfinishedAfterMs = 10 * 60_000;
const unfinished = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Larger than the content that a file system stores inside an inode. */
const probeContent = Buffer.alloc(16_384, 's');

/** A write that fails (a full disk) leaves nothing behind. */
async function writeAside(place: string, content: Buffer): Promise<void> {
  try {
    await writeFile(place, content, ownFile);
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
}

/** Opens a file before streaming it: a stream by name would fail only while it is sent. */
async function openFile(target: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(target);
  if ((await file.stat()).isFile()) return file.createReadStream(range);
  await file.close();
  throw new Error(`${target} is no file`);
}

const asContentError = (sha256: string) => (error: unknown) => {
  const isGone = errorCode(error) === 'ENOENT';
  throw new ContentError(isGone ? 'missing' : 'unreadable', sha256, error);
};

const exists = (target: string) =>
  access(target).then(
    () => true,
    () => false,
  );
