import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { tryBatches } from '#framework/server/log/tryEach';
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

it('tryBatches tries every row once, even when rows fail or remain', async () => {
  const { rows, read } = tableOf(1_201);
  const error = vi.fn();
  let tried = 0;
  await tryBatches({ error }, 'failed', { key: 'id', read }, async (id) => {
    tried += 1;
    if (Number(id) % 2 === 0) throw new Error('not now');
    if (Number(id) % 3 === 0) rows.delete(id);
  });
  expect([tried, error.mock.calls.length]).toEqual([1_201, 601]);
  expect(rows.size).toBe(1_001);
});

it('no job uses tryEach, so that none stops at a fixed number of rows', () => {
  const jobs = sourceFiles('server/wiring/jobs');
  const bounded = jobs.filter((file) =>
    readFileSync(path.join(projectRoot, file), 'utf8').includes('tryEach('),
  );
  expect(bounded).toEqual([]);
});
