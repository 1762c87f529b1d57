import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '#framework/server/backup/archive';
import { BackupError } from '#framework/server/backup/backupError';
import { createBackup } from '#framework/server/backup/createBackup';
import { manifestName } from '#framework/server/backup/manifest';
import { restoreBackup } from '#framework/server/backup/restoreBackup';
import { folderStorage } from '#framework/server/storage/openStorage';
import { migrationsFolder } from '../../server/db/migrate';
import { createTestDatabase } from '../support/testDatabase';

/** A statement that leaves a trace where PostgreSQL runs it, whatever it is put into. */
const trace = `create table if not exists public.archive_ran as select 1`;

interface AnyManifest {
  format: number;
  tables: Record<string, unknown>[];
  sequences: Record<string, unknown>[];
  [part: string]: unknown;
}

const folder = mkdtempSync(path.join(tmpdir(), 'salama-hostile-archive-'));
const good = path.join(folder, 'good.backup');

beforeAll(async () => {
  const database = await createTestDatabase();
  await createBackup({
    url: database.url,
    storage: folderStorage(path.join(folder, 'files')),
    migrationsFolder,
    file: good,
    clock: () => new Date('2026-11-29T07:00:00Z'),
  });
  await database.drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function* oneBuffer(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Writes the good archive again with another manifest, and with rows of a table in place of its own. */
async function forge(change: (manifest: AnyManifest) => void, rows: Record<string, string> = {}) {
  const file = path.join(folder, 'hostile.backup');
  const parts: [string, string][] = [];
  for await (const { name, content } of readArchive(good, undefined))
    parts.push([name, await textOf(content)]);
  await writeArchive(file, undefined, async (archive) => {
    const hashes = new Map<string, { sha256: string; lines: number }>();
    for (const [name, text] of parts.filter((part) => part[0] !== manifestName))
      hashes.set(name, await archive.add(name, oneBuffer(rows[name] ?? text)));
    const manifest = JSON.parse(parts.at(-1)?.[1] ?? '{}') as AnyManifest;
    for (const table of manifest.tables) {
      const written = hashes.get(`tables/${String(table['schema'])}.${String(table['name'])}`);
      Object.assign(table, { sha256: written?.sha256, rows: written?.lines });
    }
    change(manifest);
    await archive.add(manifestName, oneBuffer(JSON.stringify(manifest)));
  });
  return file;
}

/** Restores an archive into a database of its own; says what became of it, and whether a statement of the archive was run. */
async function outcomeOf(file: string) {
  const database = await createTestDatabase('template0');
  const storage = folderStorage(path.join(folder, 'restored'));
  const restored = await restoreBackup({
    url: database.url,
    storage,
    migrationsFolder,
    file,
    overwrite: false,
  }).then(
    () => 'restored',
    (error: unknown) => (error instanceof BackupError ? 'refused' : Promise.reject(error)),
  );
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ ran: boolean; tables: number }>(
    `select to_regclass('public.archive_ran') is not null as ran`,
  );
  await client.end();
  await database.drop();
  return [restored, rows[0]?.ran === true ? 'ran' : 'ran nothing'];
}

const tableOf = ({ tables }: AnyManifest, name: string) => {
  const found = tables.find((table) => table['name'] === name);
  if (!found) throw new Error(`the archive has no table ${name}`);
  return found;
};

/** Puts a value into a part of each entry of a list; an entry is added where there is none. */
const inEach = (list: unknown, name: string, value: unknown) => {
  for (const entry of list as Record<string, unknown>[]) entry[name] = value;
};

const quoted = `x"; ${trace}; --`;

describe('a manifest that names SQL', () => {
  it('is restored where nobody changed it', async () => {
    expect(await outcomeOf(await forge(() => undefined))).toEqual(['restored', 'ran nothing']);
  }, 60_000);

  it.each<readonly [part: string, outcome: string, change: (manifest: AnyManifest) => void]>([
    ['the name of a table', 'refused', (m) => (tableOf(m, 'cities')['name'] = quoted)],
    ['the schema of a table', 'refused', (m) => (tableOf(m, 'cities')['schema'] = quoted)],
    ['the name of a column', 'refused', (m) => (tableOf(m, 'cities')['columns'] = [quoted])],
    [
      'the type, expression and name of a column as an earlier format wrote them',
      'refused',
      (m) =>
        (tableOf(m, 'cities')['columns'] = [
          { name: 'extra', type: `integer); ${trace}; --`, expression: `1); ${trace}; --`, generated: true },
        ]),
    ],
    ['a primary key', 'restored', (m) => inEach(m.tables, 'primaryKey', `primary key (id)); ${trace}; --`)],
    [
      'the bounds of a month',
      'refused',
      (m) => inEach(tableOf(m, 'audit_entries')['months'], 'from', `2026-01-01'); ${trace}; --`),
    ],
    ['the name of a month', 'refused', (m) => inEach(tableOf(m, 'audit_entries')['months'], 'name', quoted)],
    [
      'the name of another table as a month',
      'refused',
      (m) => inEach(tableOf(m, 'audit_entries')['months'], 'name', 'cities'),
    ],
    ['the definition of an index', 'restored', (m) => (m['indexes'] = [{ name: 'x', definition: trace }])],
    ['the definition of a trigger', 'restored', (m) => (m['triggers'] = [{ name: 'x', definition: trace }])],
    [
      'the definition of a foreign key',
      'restored',
      (m) => (m['foreignKeys'] = [{ table: 'cities', name: 'x', definition: `check (true); ${trace}` }]),
    ],
    [
      'the name of a sequence',
      'refused',
      (m) => (m.sequences = [{ schema: 'public', name: quoted, value: '1' }]),
    ],
    ['the value of a sequence', 'refused', (m) => inEach(m.sequences, 'value', `1); ${trace}; --`)],
    [
      'a column that no design has',
      'refused',
      (m) => (tableOf(m, 'cities')['columns'] as string[]).push('extra'),
    ],
    [
      'a table that no design has',
      'refused',
      (m) => m.tables.push({ ...tableOf(m, 'cities'), name: 'extra' }),
    ],
    ['an earlier format', 'refused', (m) => (m.format = 1)],
  ])(
    'in %s is %s and runs nothing',
    async (_, outcome, change) => {
      const file = await forge((manifest) => {
        if (manifest.sequences.length === 0)
          manifest.sequences.push({ schema: 'public', name: 'request_history_position_seq', value: '1' });
        change(manifest);
      });
      expect(await outcomeOf(file)).toEqual([outcome, 'ran nothing']);
    },
    60_000,
  );
});
