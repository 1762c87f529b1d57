import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { compile } from 'sijil/server/resources/compile';
import { readBatches } from 'sijil/server/resources/export/listTable';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { unzip } from './unzip';

const total = 100_000;
/** In bytes. The text of the rows alone is twice as much, and their records are ten times as much. */
const mostGrowth = 10e6;

let test: TestApp;
let admin: string;
let address: string;
let folder: string;
let seeded: number;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token: admin } = await asRole(test, 'admin'));
  seeded = await test.api.db.$count(tables.nationalities);
  await test.api.db.transaction(async (tx) => {
    // Writes more at once than any page does. No search is made here, so no search keys are needed.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`alter table ${tables.nationalities} drop column search_key`);
    // In batches, since the connection cancels statements that take longer than any page would wait.
    for (let last = total / 10; last <= total; last += total / 10)
      await tx.execute(
        sql`insert into ${tables.nationalities} (description_ar, description_en)
            select 'جنسية ' || repeat(md5(n::text), 3), repeat(md5((-n)::text), 3)
            from generate_series(${last - total / 10 + 1}::int, ${last}::int) as n`,
      );
    // Analyses as PostgreSQL does within a minute: until then it assumes a short table and scans it for each batch.
    await tx.execute(sql`analyze ${tables.nationalities}`);
  });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(path.join(os.tmpdir(), 'salama-export-'));
  // The first export's compiled code and open files stay in memory; they do not count as rows.
  await download('states', 'csv');
  await download('states', 'xlsx');
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory in bytes that is still referenced: objects and buffers that cannot be collected. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Downloads an export from the listening server into a file, and measures how much its memory grows meanwhile. */
async function download(resource: 'nationalities' | 'states', format: 'csv' | 'xlsx') {
  const file = path.join(folder, 'download');
  // The previous test's memory is released only after its last event-loop turn.
  await setImmediate();
  const before = held();
  let growth = 0;
  let sampledAt = 0;
  const response = await fetch(`${address}/api/v1/${resource}/export?format=${format}`, {
    // Uncompressed, because a compressor keeps a window of some megabytes for any input.
    headers: { authorization: `Bearer ${admin}`, 'accept-encoding': 'identity' },
  });
  let size = 0;
  await pipeline(
    response.body as ReadableStream<Uint8Array>,
    async function* sampled(pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        size += piece.length;
        if (size - sampledAt > (format === 'csv' ? 4e6 : 1e6) || sampledAt === 0) {
          growth = Math.max(growth, held() - before);
          sampledAt = size;
        }
        yield piece;
      }
    },
    createWriteStream(file),
  );
  return { file, growth };
}

/** The file is read and released here, so that no test's baseline includes the rows of another. */
function inCsv(file: string) {
  const bytes = readFileSync(file);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  return { size: bytes.length, rows: new Set(lines.slice(1)).size };
}

function inXlsx(file: string) {
  const sheet = unzip(readFileSync(file))['xl/worksheets/sheet1.xml'] ?? '';
  return {
    size: Buffer.byteLength(sheet),
    rows: new Set(
      sheet
        .replaceAll(/ r="\w+"/g, '')
        .split('<row>')
        .slice(2),
    ).size,
  };
}

describe('exporting a hundred thousand rows', () => {
  it.each([
    ['csv', inCsv],
    ['xlsx', inXlsx],
  ] as const)(
    'as %s delivers every row without the memory growing',
    async (format, read) => {
      const { file, growth } = await download('nationalities', format);
      const { size, rows } = read(file);
      expect(rows).toBe(total + seeded);
      expect(growth).toBeLessThan(mostGrowth);
      expect(size).toBeGreaterThan(2 * mostGrowth);
    },
    120_000,
  );
});

describe('slow readers of an export', () => {
  it('hold no database connection, however many they are', async () => {
    const resource = resources.nationalities;
    const orderBy = [sql`${compile(resource).id}`];
    const pool = test.api.db.$client;
    const readers = Array.from({ length: 30 }, () =>
      readBatches(test.api, {
        resource,
        actor: null,
        where: sql`description_en like '%77%'`,
        orderBy,
        fields: new Set(['descriptionEn']),
      }),
    );
    const first = await Promise.all(readers.map((reader) => reader.next()));
    expect(first.map(({ done }) => done)).not.toContain(true);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
