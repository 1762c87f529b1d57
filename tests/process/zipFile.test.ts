import { PassThrough, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { zipFile } from 'sijil/server/exports/zipFile';

const megabyte = 1024 * 1024;

/** A hundred pictures of a megabyte each, with the number of those that have been read. */
function pictures() {
  const shelf = { read: 0 };
  const entries = Array.from({ length: 100 }, (_, index) => ({
    stem: `picture-${index}`,
    ending: 'jpg' as const,
    at: new Date('2026-11-22T09:00:00Z'),
    read: () => {
      shelf.read += 1;
      return Promise.resolve(Buffer.alloc(megabyte, index));
    },
  }));
  return { shelf, file: zipFile('pictures', entries) };
}
const noProgress = () => Promise.resolve();

describe('streaming pictures into a zip file', () => {
  it('reads at most about 16 MB ahead of a stalled disk', async () => {
    const { shelf, file } = pictures();
    const content = new PassThrough();
    let go: () => void = () => undefined;
    const stalled = new Promise<void>((resolve) => (go = resolve));
    const disk = new Writable({ write: (_chunk, _encoding, done) => void stalled.then(() => done()) });
    content.pipe(disk);
    const written = file.write(content, noProgress);
    await expect.poll(() => shelf.read).toBeGreaterThan(15);
    await pause(100);
    expect(shelf.read).toBeLessThan(24);
    go();
    await written;
    expect(shelf.read).toBe(100);
  });

  it('stops reading after the disk has failed', async () => {
    const { shelf, file } = pictures();
    const content = new PassThrough();
    content.on('error', () => undefined);
    const written = file.write(content, noProgress);
    await expect.poll(() => shelf.read).toBeGreaterThan(15);
    content.destroy(new Error('no space left on device'));
    await written;
    expect(shelf.read).toBeLessThan(24);
  });
});
