import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ForeignFileError, type ReaderLimits, ReaderPool } from 'sijil/server/foreignFiles/readerPool';
import { startReader } from 'sijil/server/foreignFiles/readForeignFile';

const script = new URL('../support/threads/misbehavingReader.mjs', import.meta.url);

const poolOf = (limits: Partial<ReaderLimits> = {}, start = () => startReader(script)) =>
  new ReaderPool<string>(start, {
    processes: 2,
    fileMs: 1e4,
    startMs: 2e4,
    waitingOfAccount: 2,
    waitingInAll: 10,
    waitingMs: 6e4,
    restMs: 6e4,
    ...limits,
  });

const failed = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ForeignFileError ? error.reason : String(error)),
  );

describe('a file that harms its reader process', () => {
  it.each([
    ['ends it', 'exit', 10_000],
    ['never ends', 'hang', 300],
    ['makes it throw', 'throw', 10_000],
  ])('and %s is refused, and the next file is read', async (_what, task, fileMs) => {
    const pool = poolOf({ fileMs });
    expect(await failed(pool.read('ahmad', task))).toBe('unreadable');
    expect(await pool.read('ahmad', 'answer')).toBe('answer');
  });

  // Only on Linux does the kernel limit the memory of a process; elsewhere the time per file limits it.
  it.runIf(existsSync('/proc/self/status'))(
    'cannot use more than half a gigabyte, even outside the heap',
    async () => {
      const pool = poolOf({ fileMs: 15_000 });
      expect(await failed(pool.read('ahmad', 'buffers'))).toBe('unreadable');
    },
  );

  it('cannot read the portal’s secrets', async () => {
    process.env['PORTAL_SECRET'] = 'secret';
    expect(await poolOf().read('ahmad', 'secrets')).not.toContain('PORTAL_SECRET');
    delete process.env['PORTAL_SECRET'];
  });
});

describe('a file whose reader process cannot start', () => {
  it('is reported as busy, not unreadable', async () => {
    const missing = () => startReader(new URL('missing.mjs', script));
    expect(await failed(poolOf({}, missing).read('ahmad', 'answer'))).toBe('busy');
    expect(await failed(poolOf({ startMs: 1 }).read('ahmad', 'answer'))).toBe('busy');
  });
});

describe('the files of an account', () => {
  it('are read one at a time with two waiting, and a further one is refused', async () => {
    const pool = poolOf();
    const readings = Array.from({ length: 4 }, () => failed(pool.read('ahmad', 'later')));
    expect(await failed(pool.read('sara', 'answer'))).toBe('read');
    expect(await Promise.all(readings)).toEqual(['read', 'read', 'read', 'waiting']);
    expect(await failed(pool.read('ahmad', 'answer'))).toBe('read');
  });

  it('take turns with other accounts’ files', async () => {
    const pool = poolOf({ processes: 1, waitingOfAccount: 5 });
    const order: string[] = [];
    const read = (account: string) =>
      pool.read(account, 'answer').then(() => {
        order.push(account);
      });
    // The first file starts before the others arrive.
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(read));
    expect(order.join('')).toBe('aabcaba');
  });

  it('are refused as busy once too many files are waiting', async () => {
    const pool = poolOf({ processes: 1, waitingInAll: 2 });
    const readings = ['a', 'b', 'c', 'd'].map((account) => failed(pool.read(account, 'later')));
    expect(await Promise.all(readings)).toEqual(['read', 'read', 'read', 'busy']);
  });
});

describe('a file that waits too long for a reader process', () => {
  it('is refused as busy, and later files are read', async () => {
    const pool = poolOf({ processes: 1, fileMs: 2000, waitingMs: 500 });
    const [stalling, waiting] = [failed(pool.read('ahmad', 'hang')), failed(pool.read('sara', 'answer'))];
    expect(await waiting).toBe('busy');
    expect(await stalling).toBe('unreadable');
    expect(await failed(pool.read('sara', 'answer'))).toBe('read');
  });
});

describe('a reader process', () => {
  it('is reused for many files and exits after an idle period', async () => {
    const pool = poolOf({ processes: 1, restMs: 200 });
    const first = await pool.read('ahmad', 'number');
    expect(await pool.read('ahmad', 'number')).toBe(first);
    await expect.poll(() => isRunning(Number(first)), { timeout: 10_000 }).toBe(false);
    expect(await pool.read('ahmad', 'number')).not.toBe(first);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
