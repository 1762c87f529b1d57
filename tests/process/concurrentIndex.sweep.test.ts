import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { migrateSchema } from 'sijil/server/db/migrate';
import { planUpgrade, upgradeText } from 'sijil/server/migrations/planUpgrade';
import { databaseSchema, migrateDatabase, migrationsFolder } from '../../server/db/migrate';
import { hasOutsidePostgres, OutsidePostgres } from '../faults/outsidePostgres';
import { laterMigrations } from '../support/laterMigrations';
import { createTestDatabase } from '../support/testDatabase';

const index = 'nationalities_trial';
const createIndex = `CREATE UNIQUE INDEX CONCURRENTLY "${index}" ON "nationalities" ("description_en");\n`;
const before = 'ALTER TABLE "cities" ADD COLUMN "trial_before" int;\n';
const behind = 'ALTER TABLE "cities" ADD COLUMN "trial_behind" int;\n';

let folder: string;
let ends: (() => unknown)[];
beforeEach(() => {
  ends = [];
  folder = laterMigrations(['trial_before', before], ['trial_index', createIndex], ['trial_behind', behind]);
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  ends.push(() => client.end().catch(() => undefined));
  return client;
}

const insert = (name: string) =>
  `insert into nationalities (description_ar, description_en) values ('${name}', '${name}')`;

/** State of the index, the columns of the migrations around it, and how many of the three are recorded. */
async function stateOf(client: Client) {
  const { rows } = await client.query<{ valid: boolean | null; columns: string[]; recorded: number }>(
    `select (select indisvalid from pg_index where indexrelid = to_regclass('${index}')) as valid,
      array(select attname::text from pg_attribute where attrelid = 'cities'::regclass and attname like 'trial%' order by attnum) as columns,
      (select count(*)::int from drizzle.__drizzle_migrations) as recorded`,
  );
  const [row] = rows;
  return { valid: row?.valid, columns: row?.columns, recorded: (row?.recorded ?? 0) - inPortal };
}
const inPortal = (
  JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  }
).entries.length;
const done = { valid: true, columns: ['trial_before', 'trial_behind'], recorded: 3 };

/** Backend that builds the index, or drops an unfinished one. */
const builder = async (client: Client) => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where query ilike '%index concurrently%' and pid <> pg_backend_pid() and state = 'active'`,
  );
  return rows[0]?.pid;
};

describe('migrations with a concurrent index on the embedded PostgreSQL', () => {
  it('an index is built between its neighbouring migrations, each recorded with its hash', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    await migrateSchema(database.url, { ...databaseSchema, migrationsFolder: folder });
    const client = await connect(database.url);
    expect(await stateOf(client)).toEqual(done);
    const { rows } = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id desc limit 3',
    );
    const lines = readFileSync(path.join(folder, 'hashes.txt'), 'utf8').trim().split('\n');
    expect(rows.map(({ hash }) => hash).toReversed()).toEqual(
      lines.slice(-3).map((line) => line.split(' ')[0]),
    );
    await migrateSchema(database.url, { ...databaseSchema, migrationsFolder: folder });
    expect(await stateOf(client)).toEqual(done);
    await expect(migrateDatabase(database.url)).rejects.toBeInstanceOf(ConfigurationError);
  });

  it('an upgrade warns which index it builds, a new database does not', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    ends.push(() => warned.mockRestore());
    await migrateSchema(database.url, { ...databaseSchema, migrationsFolder: folder });
    expect(warned.mock.calls).toEqual([[expect.stringContaining(index)]]);
    const client = await connect(database.url);
    const name = `new_${crypto.randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${name}`);
    ends.push(() => client.query(`drop database ${name}`));
    warned.mockClear();
    await migrateDatabase(new URL(`/${name}`, database.url).href);
    expect(warned).not.toHaveBeenCalled();
  });

  it('the upgrade plan names the index and says that nobody waits for it', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const client = await connect(database.url);
    await client.query(insert('One'));
    const text = upgradeText(await planUpgrade(client, folder));
    expect(text).toMatch(
      /Migrations to run: 3, in their order\. Indexes are built one by one, outside of transactions/,
    );
    expect(text).toMatch(
      /trial_index\n {2}BUILDS AN INDEX, longer with every row; nobody waits: nationalities \(\d+ rows?/,
    );
    expect(text).not.toContain('WRITING WAITS');
  });
});

describe.skipIf(!hasOutsidePostgres)('migrations with a concurrent index on an external PostgreSQL', () => {
  let server: OutsidePostgres;
  let url: string;
  let client: Client;
  let count = 0;
  beforeAll(async () => {
    server = await OutsidePostgres.begin();
    await migrateDatabase(server.url);
  });
  afterAll(() => server?.throwAway());
  beforeEach(async () => {
    count += 1;
    await server.ask(`create database copy_${count} template portal strategy file_copy`, 'postgres');
    url = server.url.replace(/portal$/, `copy_${count}`);
    client = await connect(url);
    await client.query(insert('One'));
  });

  /** Starts to migrate while a writing transaction is open, for which the index build has to wait. */
  async function migrateWhileWriting() {
    const writer = await connect(url);
    await writer.query(`begin; ${insert('Two')}`);
    const migrating = migrateSchema(url, { ...databaseSchema, migrationsFolder: folder });
    migrating.catch(() => undefined);
    await expect.poll(() => builder(client), { timeout: 15_000 }).toBeDefined();
    return { writer, migrating };
  }

  it('writes continue while the index is built', async () => {
    const { writer, migrating } = await migrateWhileWriting();
    await client.query('set lock_timeout = 500');
    await client.query(insert('Three'));
    expect(await stateOf(client)).toEqual({ valid: false, columns: ['trial_before'], recorded: 1 });
    await writer.query('commit');
    await migrating;
    expect(await stateOf(client)).toEqual(done);
  });

  it('a second process waits for the index, and both finish', async () => {
    const { writer, migrating } = await migrateWhileWriting();
    const second = migrateSchema(url, { ...databaseSchema, migrationsFolder: folder });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await writer.query('commit');
    await Promise.all([migrating, second]);
    expect(await stateOf(client)).toEqual(done);
  });

  it('an interrupted index is rebuilt by the next start, after a lost connection or server', async () => {
    const lost = await migrateWhileWriting();
    await client.query('select pg_terminate_backend($1)', [await builder(client)]);
    await expect(lost.migrating).rejects.toThrow();
    await lost.writer.query('rollback');
    expect(await stateOf(client)).toEqual({ valid: false, columns: ['trial_before'], recorded: 1 });

    const killed = await migrateWhileWriting();
    await server.kill();
    await expect(killed.migrating).rejects.toThrow();
    await server.start();
    client = await connect(url);
    expect(await stateOf(client)).toEqual({ valid: false, columns: ['trial_before'], recorded: 1 });

    await migrateSchema(url, { ...databaseSchema, migrationsFolder: folder });
    expect(await stateOf(client)).toEqual(done);
  });

  it('an index that was built but not recorded is not built again', async () => {
    await client.query(createIndex);
    const built = async () =>
      (await client.query<{ id: number }>(`select '${index}'::regclass::oid::int as id`)).rows[0]?.id;
    const former = await built();
    await migrateSchema(url, { ...databaseSchema, migrationsFolder: folder });
    expect([await stateOf(client), await built()]).toEqual([done, former]);
  });

  it('an index that cannot be built is removed, and the error says why', async () => {
    await client.query(insert('Twice'));
    await client.query('drop index nationalities_description_en_index');
    await client.query(
      `insert into nationalities (description_ar, description_en) values ('Again', 'Twice')`,
    );
    await expect(migrateSchema(url, { ...databaseSchema, migrationsFolder: folder })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
    expect(await stateOf(client)).toEqual({ valid: null, columns: ['trial_before'], recorded: 1 });
  });

  it('the index is built despite a role’s statement and lock timeouts', async () => {
    await client.query(
      `alter role current_user set statement_timeout = '5s'; alter role current_user set lock_timeout = '1s'`,
    );
    const { writer, migrating } = await migrateWhileWriting();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await writer.query('commit');
    await migrating;
    expect(await stateOf(client)).toEqual(done);
    await client.query('alter role current_user reset all');
  });
});
