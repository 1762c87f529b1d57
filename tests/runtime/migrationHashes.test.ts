import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { migrateDatabase, migrationsFolder } from '../../server/db/migrate';
import { hashProblems, readHashes } from 'sijil/server/db/migrationHashes';
import { createReferenceDatabase } from '../support/referenceDatabase';

const journal = path.join(migrationsFolder, 'meta/_journal.json');
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
const tags = entries.map(({ tag }) => tag);

describe('released migrations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are unchanged and listed with their hashes', () => {
    expect(hashProblems(migrationsFolder, tags)).toEqual([]);
  });

  it('must not be edited: the error says to write another migration', () => {
    const file = String(tags[4]);
    writeFileSync(path.join(folder, `${file}.sql`), 'select 1;');
    expect(hashProblems(folder, tags)).toEqual([
      expect.stringMatching(
        new RegExp(`^${file}\\.sql is not what hashes.txt says.*write another migration`),
      ),
    ]);
  });

  it('are all in the hash list, which names no others', () => {
    const [, ...fewer] = readHashes(migrationsFolder);
    const lines = fewer.map(({ hash, tag, former }) => `${hash} ${tag}${former ? ' former' : ''}`);
    const other = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
    cpSync(migrationsFolder, other, { recursive: true });
    writeFileSync(
      path.join(other, 'hashes.txt'),
      `${[...lines, `${'0'.repeat(64)} 9999_gone`].join('\n')}\n`,
    );
    expect(hashProblems(other, tags)).toEqual([
      expect.stringContaining(`${tags[0]}.sql has no line`),
      expect.stringContaining('names 9999_gone'),
    ]);
    rmSync(other, { recursive: true, force: true });
  });
});

describe('starting on a migrated database', () => {
  let database: Awaited<ReturnType<typeof createReferenceDatabase>>;
  let client: Client;
  beforeAll(async () => {
    database = await createReferenceDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const start = () =>
    migrateDatabase(database.url).then(
      () => null,
      (error: unknown) => error,
    );

  it('accepts the original hashes of three migrations that were edited after publication', async () => {
    for (const { hash, tag } of readHashes(migrationsFolder).filter(({ former }) => former)) {
      const present = readHashes(migrationsFolder).find((one) => one.tag === tag && !one.former);
      await client.query('update drizzle.__drizzle_migrations set hash = $1 where hash = $2', [
        hash,
        present?.hash,
      ]);
    }
    expect(await start()).toBeNull();
  });

  it('fails, in both languages, while the database has migrations of a newer version', async () => {
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${'f'.repeat(64)}', 1)`,
    );
    const refused = await start();
    expect(refused).toBeInstanceOf(ConfigurationError);
    const { message } = refused as Error;
    expect(message).toContain(
      'This database has run migrations that this version of the portal does not know (ffffffffffff)',
    );
    expect(message).toContain('لا تعرفها هذه النسخة');
    await client.query(`delete from drizzle.__drizzle_migrations where hash = '${'f'.repeat(64)}'`);
    expect(await start()).toBeNull();
  });

  it('fails when a migration ran with a different hash', async () => {
    await client.query(`update drizzle.__drizzle_migrations set hash = '${'e'.repeat(64)}' where id = 5`);
    expect(await start()).toBeInstanceOf(ConfigurationError);
  });
});
