import { cpSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { folderStorage } from '#framework/server/storage/openStorage';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { seedReference } from '../../server/seed/seedReference';
import { buildTestApp, type TestApp } from './buildTestApp';
import { fillReference, referenceTemplate } from './referenceDatabase';
import { createTestDatabase, fillTemplate, type TestDatabase } from './testDatabase';

/** Present of the demo's dates: a Sunday morning. */
const demoNow = new Date('2026-11-22T07:00:00Z');

/** Builds the app with the demo company from `seedDemo`. */
export async function buildDemoApp(): Promise<TestApp> {
  await fillReference();
  return buildCopy('demo_company', seedDemo, referenceTemplate);
}

/**
 * Builds the app with the demo company, with ids that the database counts and the demo's present as its default time: records
 * of the same moment are in the same order each time. `randomUUID` is for the caller to replace.
 */
export function buildRepeatableDemo(): Promise<TestApp> {
  return buildCopy('repeatable_demo', async (api) => {
    await repeatDefaults(api.db);
    await seedReference({ db: api.db, clock: () => demoNow });
    await seedDemo(api);
  });
}

/**
 * Builds the app on a copy of a template, files included. The first file of a run that needs the template fills it: rendering
 * the demo's contracts costs more than the tests of most files.
 */
async function buildCopy(
  template: string,
  fill: (api: AppContext) => Promise<void>,
  base?: string,
): Promise<TestApp> {
  const seed = async (database: TestDatabase, folder: string) => {
    const { api, close } = await buildTestApp(demoNow, {}, database);
    await fill({ ...api, storage: folderStorage(folder) });
    await close();
  };
  const files = await fillTemplate(template, seed, base);
  const test = await buildTestApp(demoNow, {}, await createTestDatabase(template));
  cpSync(files, test.files, { recursive: true });
  return test;
}

async function repeatDefaults(db: AppContext['db']): Promise<void> {
  await db.execute(sql`
    create sequence counted_ids;
    create function counted_id() returns uuid language sql
      return (lpad(to_hex(nextval('counted_ids')), 8, '0') || '-0000-4000-9000-000000000000')::uuid;
    do $$ declare named record;
    begin
      for named in select table_name, column_name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_default like 'gen_random_uuid%'
      loop
        execute format('alter table %I alter %I set default counted_id()', named.table_name, named.column_name);
      end loop;
      for named in select table_name, column_name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_default = 'now()'
      loop
        execute format('alter table %I alter %I set default %L', named.table_name, named.column_name, ${sql.raw(`'${demoNow.toISOString()}'`)});
      end loop;
    end $$`);
}
