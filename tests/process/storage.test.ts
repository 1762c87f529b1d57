import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStorage } from 'sijil/server/storage/openStorage';

const sha256 = 'ab'.repeat(32);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'salama-storage-'));
  mkdirSync(path.join(folder, 'ab'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a file in `ab`, last written the given number of minutes ago. */
function lay(name: string, minutesAgo: number): string {
  const place = path.join(folder, 'ab', name);
  writeFileSync(place, 'half');
  const then = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(place, then, then);
  return name;
}

it('the sweep deletes abandoned partial files, but not complete files or uploads in progress', async () => {
  lay(`${sha256}.${randomUUID()}`, 11);
  const kept = [lay(sha256, 60 * 24 * 365), lay(`${sha256}.${randomUUID()}`, 9)];
  await folderStorage(folder).sweep();
  expect(readdirSync(path.join(folder, 'ab')).sort()).toEqual(kept.sort());
});

it('an installation without a files folder has nothing to sweep', async () => {
  await expect(folderStorage(path.join(folder, 'not-there')).sweep()).resolves.toBeUndefined();
});

it('only the process’s own user reads stored files, also those of a folder that others could read', async () => {
  chmodSync(folder, 0o755);
  const storage = folderStorage(folder);
  await storage.probe();
  const content = Buffer.from('a licence');
  await storage.put('cd'.repeat(32), content);
  const { sha256: streamed } = await storage.putStream(Readable.from([content]));
  await storage.writeOwner('1');
  const modes = [
    '.',
    'cd',
    `cd/${'cd'.repeat(32)}`,
    `${streamed.slice(0, 2)}/${streamed}`,
    'installation',
  ].map((name) => statSync(path.join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600]);
});
