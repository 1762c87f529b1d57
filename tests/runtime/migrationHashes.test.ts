import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from '#framework/server/config/serverConfig';
import { migrateDatabase, migrationsFolder } from '../../server/db/migrate';
import { hashProblems, readHashes } from '#framework/server/db/migrationHashes';
import { createReferenceDatabase } from '../support/referenceDatabase';

const journal = path.join(migrationsFolder, 'meta/_journal.json');
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
const tags = entries.map(({ tag }) => tag);

describe('migrations that have landed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are as they were published, each with its own line', () => {
    expect(hashProblems(migrationsFolder, tags)).toEqual([]);
  });

  it('are not edited: the error says to write another one', () => {
    const file = String(tags[4]);
    writeFileSync(path.join(folder, `${file}.sql`), 'select 1;');
    expect(hashProblems(folder, tags)).toEqual([
      expect.stringMatching(
        new RegExp(`^${file}\\.sql is not what hashes.txt says.*write another migration`),
      ),
    ]);
  });

  it('are named in the list, and the list names no other', () => {
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

describe('a start', () => {
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

  it('takes the wording in which three migrations were published before they were edited', async () => {
    for (const { hash, tag } of readHashes(migrationsFolder).filter(({ former }) => former)) {
      const present = readHashes(migrationsFolder).find((one) => one.tag === tag && !one.former);
      await client.query('update drizzle.__drizzle_migrations set hash = $1 where hash = $2', [
        hash,
        present?.hash,
      ]);
    }
    expect(await start()).toBeNull();
  });

  it('is refused over a database that a newer version has changed, in both languages, until somebody acts', async () => {
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

  it('is refused where a migration ran in another wording', async () => {
    await client.query(`update drizzle.__drizzle_migrations set hash = '${'e'.repeat(64)}' where id = 5`);
    expect(await start()).toBeInstanceOf(ConfigurationError);
  });
});
