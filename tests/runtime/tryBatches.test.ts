import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { tryBatches } from 'sijil/server/log/tryEach';
import { projectRoot, sourceFiles } from '../support/folderTree';

const idOf = (at: number) => String(at).padStart(5, '0');

/** Table whose rows remain if their work fails or changes nothing. */
function tableOf(count: number) {
  const rows = new Set(Array.from({ length: count }, (_, at) => idOf(at)));
  const read = vi.fn(async (after = '', limit = 0) =>
    [...rows]
      .filter((id) => id > after)
      .slice(0, limit)
      .map((id) => ({ id })),
  );
  return { rows, read };
}

it.each([0, 1, 499, 500, 501, 1_201])(
  'tryBatches processes all %i rows in one run, each once',
  async (count) => {
    const { rows, read } = tableOf(count);
    const done: string[] = [];
    await tryBatches({ error: vi.fn() }, 'failed', { key: 'id', read }, async (id) => {
      done.push(id);
      rows.delete(id);
    });
    expect(done).toEqual(Array.from({ length: count }, (_, at) => idOf(at)));
    expect(rows.size).toBe(0);
  },
);

it('rows that fail or remain keep no other row waiting, and are tried again in the next run only', async () => {
  const { rows, read } = tableOf(1_201);
  const error = vi.fn();
  const run = async () => {
    const tried: string[] = [];
    await tryBatches({ error }, 'failed', { key: 'id', read }, async (id) => {
      tried.push(id);
      // The entire first batch fails, as do all even rows after it.
      if (Number(id) < 500 || Number(id) % 2 === 0) throw new Error('not now');
      if (Number(id) % 3 === 0) rows.delete(id);
    });
    return tried;
  };
  const all = [...rows];
  expect(await run()).toEqual(all);
  const failed = all.filter((id) => Number(id) < 500 || Number(id) % 2 === 0);
  expect(error.mock.calls).toEqual(
    failed.map((id) => [{ err: expect.objectContaining({ message: 'not now' }), id }, 'failed']),
  );
  const remaining = all.filter((id) => failed.includes(id) || Number(id) % 3 !== 0);
  expect([...rows]).toEqual(remaining);
  expect(await run()).toEqual(remaining);
});

it('every job in server/wiring/jobs reads its rows through tryBatches: none stops at a fixed number of rows', () => {
  const jobs = sourceFiles('server/wiring/jobs').map((file) => ({
    file,
    source: readFileSync(path.join(projectRoot, file), 'utf8'),
  }));
  const limited = jobs.filter(({ source }) => /\blimit\b/i.test(source));
  expect(limited.length).toBeGreaterThan(2);
  for (const { file, source } of limited) {
    const limits = source.match(/\.limit\([^)]*\)|\blimit\s+\$?\{?\d+/gi);
    const runs = source.match(/\btryBatches\(/g)?.length ?? 0;
    expect({ file, limits }).toEqual({ file, limits: Array(runs).fill('.limit(limit)') });
    // Each page begins after the last row of the one before it.
    expect(source.match(/\bgt\([\w.]+, after\)/g), file).toHaveLength(runs);
  }
  expect(jobs.filter(({ source }) => source.includes('tryEach(')).map(({ file }) => file)).toEqual([]);
});
