import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/db/migrate';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

/** Runs statements and returns the number of rows of the last one. */
async function on(url: string, ...statements: string[]): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows = 0;
    for (const statement of statements) rows = (await client.query(statement)).rows.length;
    return rows;
  } finally {
    await client.end();
  }
}

const sessionsOf = (name: string) =>
  on(server.administratorUrl, `select pid from pg_stat_activity where datname = '${name}'`);

/** Creates an empty database of a non-superuser, with the URLs of its owner and of the server's superuser. */
async function emptyDatabase(name: string) {
  await on(
    server.administratorUrl,
    `create role ${name} login password 'secret' nosuperuser`,
    `create database ${name} owner ${name} template template0`,
  );
  const asServer = new URL(server.administratorUrl);
  asServer.pathname = `/${name}`;
  const asOwner = new URL(asServer);
  asOwner.username = name;
  asOwner.password = 'secret';
  return {
    asOwner: asOwner.href,
    asServer: asServer.href,
    drop: async () => {
      // The job queue's migration releases its connection a moment after it resolves.
      while ((await sessionsOf(name)) > 0) await setTimeout(50);
      await on(server.administratorUrl, `drop database ${name}`, `drop role ${name}`);
    },
  };
}

describe('the PostgreSQL extension required by search', () => {
  it('is created by the database owner without superuser rights', async () => {
    const { asOwner, drop } = await emptyDatabase('search_owner');
    await migrateDatabase(asOwner);
    expect(await on(asOwner, "select extname from pg_extension where extname = 'pg_trgm'")).toBe(1);
    await drop();
  });

  it('is named with its fix when creating it is forbidden, and nothing is migrated', async () => {
    const { asOwner, asServer, drop } = await emptyDatabase('search_refused');
    // Restriction of managed databases: a fixed list of extensions.
    await on(
      asServer,
      `create function refuse() returns event_trigger language plpgsql as $$ begin
         raise insufficient_privilege using message = 'extension "pg_trgm" is not allow-listed'; end $$`,
      `create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`,
    );
    const refused = migrateDatabase(asOwner);
    await expect(refused).rejects.toThrow(/pg_trgm[\s\S]*postgresql-contrib[\s\S]*CREATE EXTENSION pg_trgm;/);
    await expect(on(asOwner, 'select 1 from nationalities')).rejects.toThrow(/does not exist/);
    // An administrator creates it, as the message says; the next start succeeds.
    await on(asServer, 'drop event trigger refuse', 'create extension pg_trgm');
    await migrateDatabase(asOwner);
    await on(asOwner, 'select search_key from nationalities');
    await drop();
  });
});
