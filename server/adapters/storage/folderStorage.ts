import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Storage } from './storage';

/** Files in a local folder, spread over 256 subfolders by the beginning of their hash. */
export function folderStorage(folder: string): Storage {
  const place = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(sha256, content) {
      const target = place(sha256);
      if (await exists(target)) return;
      await mkdir(path.dirname(target), { recursive: true });
      // Written aside and renamed, so that a crash leaves no half file under a hash that promises the whole.
      const aside = `${target}.${randomUUID()}`;
      await writeFile(aside, content);
      await rename(aside, target);
    },
    get: (sha256) => Promise.resolve(createReadStream(place(sha256))),
    read: (sha256) => readFile(place(sha256)),
    remove: (sha256) => rm(place(sha256), { force: true }),
  };
}

const exists = (target: string) =>
  access(target).then(
    () => true,
    () => false,
  );
