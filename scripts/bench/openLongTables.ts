import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Api } from '../../server/http/api';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config/readConfig';
import { createWorld } from '../../server/createWorld';
import { startEmbeddedPostgres } from '../../server/db/embedded/startEmbeddedPostgres';
import { migrateDatabase } from '../../server/db/migrate';
import { users } from '../../server/db/schema/users';
import { seedReference } from '../../server/seed/seedReference';
import { tables } from '../../server/db/tables/tables';

interface LongTables {
  /** What any list must cost at least: 25 rows straight from the driver. */
  bare(): Promise<unknown>;
  get(address: string): Promise<void>;
  create(): Promise<void>;
  readonly oneClient: string;
  close(): Promise<void>;
}

/** The whole API, called by a general admin, over a fresh database with so many nationalities and so many clients. */
export async function openLongTables(rows: number): Promise<LongTables> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, log: console });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { close, ...opened } = await openApi(postgres.url, dataDir, rows);
    return { ...opened, close: () => close().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openApi(databaseUrl: string, dataDir: string, rows: number): Promise<LongTables> {
  await migrateDatabase(databaseUrl);
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SANDBOX: 'on',
    RATE_LIMIT: 'off',
  });
  const { app, api } = await buildApp(await createWorld(config, databaseUrl));
  await app.ready();
  await seedReference(api);
  await fill(databaseUrl, rows);
  const headers = { authorization: `Bearer ${await signInAdmin(api)}` };
  const [client] = await api.db.select({ id: tables.clients.id }).from(tables.clients).limit(1);
  const call = async (url: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET';
    const answer = await app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.payload}`);
  };
  return {
    bare: () => api.db.$client.query('select * from nationalities limit 25'),
    get: (address) => call(address),
    create: () => call('/nationalities', { descriptionAr: 'جنسية جديدة', descriptionEn: 'New' }),
    oneClient: String(client?.id),
    close: async () => {
      await app.close();
      await api.db.$client.end();
      // An ended pool's connections close a moment later; a server that is gone by then is reported as lost.
      await setTimeout(500);
    },
  };
}

/** By a connection of its own: those of the API end what no screen would wait for. */
async function fill(databaseUrl: string, rows: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const db = drizzle({ client });
  await db.execute(
    sql`insert into ${tables.nationalities} (description_ar, description_en)
        select 'جنسية ' || n, 'Nationality ' || n from generate_series(1, ${rows}) as n`,
  );
  await db.execute(sql`
    with people as (
      insert into ${users} (email, name, phone, role, password_hash)
      select 'client' || n || '@bench.test', 'عميل ' || n, '+9665' || lpad(n::text, 8, '0'), 'client', 'none'
      from generate_series(1, ${rows}) as n returning id, name
    )
    insert into ${tables.clients} (id, company_name) select id, 'شركة ' || name from people`);
  // As autovacuum leaves a table some minutes later.
  await db.execute(sql`vacuum analyze`);
  await client.end();
}

async function signInAdmin({ db, sessions, clock }: Api): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({
      email: 'admin@bench.test',
      name: 'Admin',
      phone: '+966501234567',
      role: 'admin',
      passwordHash: 'none',
      emailVerifiedAt: clock(),
    })
    .returning({ id: users.id });
  const id = String(user?.id);
  await db.insert(tables.admins).values({ id });
  return sessions.open(db, id, { ip: '127.0.0.1', userAgent: 'bench' });
}
