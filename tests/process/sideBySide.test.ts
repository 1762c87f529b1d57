import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateSchema } from 'sijil/server/db/migrate';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { hasOutsidePostgres, OutsidePostgres } from '../faults/outsidePostgres';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { laterMigrations } from '../support/laterMigrations';
import { asRole } from '../support/people';

/** Changes that a later version may make to a table in use: new columns, one required with a default, an index, a backfill. */
const expanding = [
  [
    'columns',
    'ALTER TABLE "nationalities" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;\n--> statement-breakpoint\nALTER TABLE "nationalities" ADD COLUMN "note" text;\n',
  ],
  ['index', 'CREATE INDEX CONCURRENTLY "nationalities_rank" ON "nationalities" ("rank", "id");\n'],
  ['filled', `UPDATE "nationalities" SET "note" = 'from before' WHERE "note" IS NULL AND "rank" = 0;\n`],
] as const;

describe.skipIf(!hasOutsidePostgres)('while a later version migrates the database', () => {
  let server: OutsidePostgres;
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    server = await OutsidePostgres.begin();
    await migrateDatabase(server.url);
    await server.ask(`insert into nationalities (description_ar, description_en)
      select 'جنسية ' || n, 'Nationality ' || n from generate_series(1, 50000) as n`);
    test = await buildTestApp(
      undefined,
      { DATABASE_URL: server.url },
      { url: server.url, drop: () => Promise.resolve() },
    );
    folder = laterMigrations(...expanding);
  });
  afterAll(async () => {
    await test?.close();
    await server?.throwAway();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('running processes answer every call and store every write', async () => {
    const { token } = await asRole(test, 'admin');
    const statuses: number[] = [];
    const send = async (url: string, payload?: object) => {
      const { statusCode } = await test.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/v1/nationalities${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
      statuses.push(statusCode);
      return statusCode;
    };
    let written = 0;
    let ended = false;
    const person = async (name: string) => {
      for (let round = 1; !ended; round += 1) {
        await send('?_sort=createdAt&_order=desc&_end=25');
        await send('?active=true&_end=25');
        const text = `${name} ${round}`;
        if ((await send('', { descriptionAr: text, descriptionEn: text })) === 201) written += 1;
      }
    };
    const people = ['A', 'B', 'C', 'D'].map(person);
    const until = (calls: number) =>
      expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(calls);
    await until(40);
    const begun = statuses.length;
    await migrateSchema(server.url, { ...databaseSchema, migrationsFolder: folder });
    const migrated = statuses.length;
    await until(migrated + 40);
    ended = true;
    await Promise.all(people);

    expect(migrated - begun).toBeGreaterThan(20);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    const rows = await server.ask<{ stored: number; valid: boolean }>(
      `select count(*) filter (where description_en ~ '^[A-D] ')::int as stored,
        (select indisvalid from pg_index where indexrelid = 'nationalities_rank'::regclass) as valid from nationalities`,
    );
    expect(rows).toEqual([{ stored: written, valid: true }]);
    const ready = await test.app.inject('/api/v1/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', migrations: 'newer' }),
    ]);
  });
});
