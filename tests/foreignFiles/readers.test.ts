import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSideLimit, sniffType } from '#framework/base/files/uploads';
import { ForeignFileError } from '#framework/server/foreignFiles/readerPool';
import { findPdfProblem } from '#framework/server/foreignFiles/readers/findPdfProblem';
import { readForeignFile } from '#framework/server/foreignFiles/readForeignFile';
import { hostileFile, hostileFileNames, largestPicture } from '../support/hostileFiles';
import { tinyPdf } from '../support/upload';

const side = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8090a0' } })
    .png()
    .toBuffer();

/** Problem of a file as its reader names it; null for an accepted file. */
async function problemOf(content: Buffer, account = 'ahmad'): Promise<string | null> {
  const type = sniffType(content);
  if (type === null) return 'of another type';
  try {
    const read = await readForeignFile(account, type, content);
    if (read === null || typeof read === 'string') return read;
    return 'problem' in read ? read.problem : null;
  } catch (error) {
    return error instanceof ForeignFileError ? error.reason : String(error);
  }
}

describe('a hostile file', () => {
  it.each(hostileFileNames)('with %s is refused, and the next file is read', async (name) => {
    expect(await problemOf(hostileFile(name))).not.toBe(null);
    expect(await problemOf(tinyPdf)).toBe(null);
  });

  it('does not block the portal’s event loop', async () => {
    let [turns, longest, last] = [0, 0, performance.now()];
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      turns += 1;
    }, 5);
    const reading = hostileFileNames.map((name, index) => problemOf(hostileFile(name), `account ${index}`));
    await Promise.all(reading);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(5);
    // Read in the portal's process, any of them would take seconds; a busy machine may delay a turn by part of a second.
    expect(longest).toBeLessThan(1000);
  });
});

describe('the PDF check has its own limits', () => {
  // Runs in the test's process: without the check's own limits each file would end it or hang.
  it.each(hostileFileNames.filter((name) => /tree|objects/.test(name)))('and stops at %s', async (name) => {
    expect(await findPdfProblem(hostileFile(name))).toBe('damaged');
  });
});

describe('a picture', () => {
  it('with the maximum number of pixels is accepted', async () => {
    expect(await problemOf(await largestPicture())).toBe(null);
  });

  it('may have sides of at most 12,000 pixels', async () => {
    expect(await problemOf(await side(pictureSideLimit, 2))).toBe(null);
    expect(await problemOf(await side(2, pictureSideLimit + 1))).toBe('tooLong');
  });
});
