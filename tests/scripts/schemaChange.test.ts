import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planChange } from 'sijil/server/migrations/planChange';
import { readPrevious } from 'sijil/server/migrations/previousTables';
import { withScratchDatabases } from 'sijil/server/migrations/scratchDatabases';
import { type Intents, noIntents } from 'sijil/server/migrations/snapshot';
import { searchIndex, searchKey } from 'sijil/server/db/searchKey';
import { createTestDatabase } from '../support/testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const id = () => integer().primaryKey();
const tables = (...declared: unknown[]) =>
  generateDrizzleJson(Object.fromEntries(declared.entries()), undefined, undefined, 'snake_case');

/** Statements that create the table in an empty database. */
async function creation(table: unknown): Promise<string[]> {
  const change = { intents: noIntents, written: '', previous: tables() };
  return (await planChange({ ...change, current: tables(table) })).statements;
}

/** Plans the change from a table to another, or to none, on a database that has the first. */
function plan(before: unknown, after: unknown, intents: Intents = noIntents) {
  const current = after === undefined ? tables() : tables(after);
  return withScratchDatabases(database.url, async (migrated, declared) => {
    for (const statement of await creation(before)) await migrated.query(statement);
    if (after !== undefined) for (const statement of await creation(after)) await declared.query(statement);
    const found = await readPrevious({ migrated, declared, current, renames: intents.renames });
    return planChange({ ...found, current, intents, written: 'search_folded' });
  });
}

/** Creates the previous table, inserts a row, runs the change and returns the rows. */
async function rowsAfter(name: string, before: unknown, insert: string, statements: readonly string[]) {
  // The extension and the function already exist in the database.
  const own = (await creation(before)).filter((statement) => statement.includes(`"${name}"`));
  for (const statement of [...own, insert, ...statements]) {
    if (!/^CREATE (EXTENSION|FUNCTION)/.test(statement)) await client.query(statement);
  }
  return (await client.query(`select * from "${name}"`)).rows as unknown[];
}

describe('npm run migration, for a removed column', () => {
  const before = pgTable('drop_fridges', { id: id(), cost: integer() });
  const after = pgTable('drop_fridges', { id: id(), price: integer() });

  it('is refused while the schema does not say whether it was renamed or dropped', async () => {
    const { refusals } = await plan(before, after);
    expect(refusals).toEqual([expect.stringContaining("was: 'cost'")]);
    expect(refusals[0]).toContain("dropped: ['cost']");
  });

  it('drops a column declared as dropped, with a comment naming the lost data', async () => {
    const { statements, refusals } = await plan(before, after, {
      renames: [],
      addedLater: new Set<string>(),
      dropped: new Set(['drop_fridges.cost']),
    });
    expect(refusals).toEqual([]);
    expect(statements.at(-1)).toMatch(/^-- LOSES DATA: every cost of drop_fridges\n.*DROP COLUMN "cost"/);
  });

  it('refuses to drop an undeclared table too', async () => {
    const { refusals } = await plan(before, undefined);
    expect(refusals).toEqual([expect.stringContaining('--drop=drop_fridges')]);
  });
});

describe('npm run migration, for a renamed field', () => {
  const table = (name: string) =>
    pgTable(
      'rename_fridges',
      { id: id(), [name]: text(), searchKey: searchKey([sql.raw(`"${name}"`)]) },
      (columns) => [searchIndex((columns as never)['searchKey'])],
    );

  it('keeps every value, and the search finds earlier and later rows by the renamed column', async () => {
    const intents: Intents = {
      renames: [{ table: 'rename_fridges', from: 'notes', to: 'remarks' }],
      addedLater: new Set<string>(),
      dropped: new Set(),
    };
    const { statements, refusals } = await plan(table('notes'), table('remarks'), intents);
    expect([statements, refusals]).toEqual([
      ['ALTER TABLE "rename_fridges" RENAME COLUMN "notes" TO "remarks";'],
      [],
    ]);
    const insert = `insert into rename_fridges (id, notes) values (1, 'Cold')`;
    const rows = await rowsAfter('rename_fridges', table('notes'), insert, statements);
    expect(rows).toEqual([{ id: 1, remarks: 'Cold', search_key: expect.any(String) }]);
    await client.query(`insert into rename_fridges (id, remarks) values (2, 'ثَلاجة ٧')`);
    const found = async (typed: string) => {
      const sql = `select id from rename_fridges where search_key like '%' || search_folded($1) || '%'`;
      return (await client.query<{ id: number }>(sql, [typed])).rows.map((row) => row.id);
    };
    expect(await found('COLD')).toEqual([1]);
    expect(await found('ثلاجه 7')).toEqual([2]);
    await client.query(`update rename_fridges set remarks = 'Warm' where id = 1`);
    expect([await found('cold'), await found('warm')]).toEqual([[], [1]]);
    expect((await plan(table('remarks'), table('remarks'), intents)).statements).toEqual([]);
  });
});

describe('npm run migration, for a field that becomes required', () => {
  it('fills existing rows with a value to be given before adding NOT NULL', async () => {
    const before = pgTable('fill_fridges', { id: id(), size: integer() });
    const after = pgTable('fill_fridges', { id: id(), size: integer().notNull(), serial: text().notNull() });
    const { statements } = await plan(before, after);
    expect(statements.filter((one) => one.includes('NULL /* FILL */'))).toHaveLength(2);
    const filled = statements.map((one) =>
      one.replace('NULL /* FILL */', one.includes('"size"') ? '1' : "'S'"),
    );
    const insert = 'insert into fill_fridges (id) values (1)';
    expect(await rowsAfter('fill_fridges', before, insert, filled)).toEqual([
      { id: 1, size: 1, serial: 'S' },
    ]);
  });
});

describe('npm run migration, for a field with a new kind', () => {
  const before = pgTable(
    'kind_fridges',
    { id: id(), name: text(), size: text(), searchKey: searchKey([sql`"name"`]) },
    (columns) => [searchIndex((columns as never)['searchKey'])],
  );
  const after = pgTable(
    'kind_fridges',
    { id: id(), name: jsonb(), size: integer(), searchKey: searchKey([sql`"name"->>'ar'`]) },
    (columns) => [searchIndex((columns as never)['searchKey'])],
  );

  it('converts the values and recreates the search key', async () => {
    const { statements } = await plan(before, after);
    const insert = `insert into kind_fridges (id, name, size) values (1, 'Cold', '3')`;
    expect(await rowsAfter('kind_fridges', before, insert, statements)).toEqual([
      { id: 1, name: { ar: 'Cold', en: 'Cold' }, size: 3, search_key: expect.any(String) },
    ]);
  });
});

describe('npm run migration, for what a migration did by hand', () => {
  const declared = pgTable('hand_fridges', { id: id(), size: integer().notNull() });

  it('drops an index and a key that nobody declares, and gives a column its declared default', async () => {
    const wanted = pgTable('hand_fridges', { id: id(), size: integer().notNull().default(3) });
    const { statements } = await withScratchDatabases(database.url, async (migrated, goal) => {
      for (const statement of await creation(declared)) await migrated.query(statement);
      await migrated.query('create index hand_fridges_by_size on hand_fridges (size)');
      await migrated.query('alter table hand_fridges add constraint hand_fridges_small check (size < 9)');
      for (const statement of await creation(wanted)) await goal.query(statement);
      const current = tables(wanted);
      const found = await readPrevious({ migrated, declared: goal, current, renames: [] });
      return planChange({ ...found, current, intents: noIntents, written: '' });
    });
    expect(statements.map((one) => one.trim()).sort()).toEqual([
      'ALTER TABLE "hand_fridges" ALTER COLUMN "size" SET DEFAULT 3;',
      'ALTER TABLE "hand_fridges" DROP CONSTRAINT "hand_fridges_small";',
      'DROP INDEX "hand_fridges_by_size";',
    ]);
  });

  it('takes what is written otherwise and means the same for the same', async () => {
    const { statements } = await withScratchDatabases(database.url, async (migrated, goal) => {
      await migrated.query('create table hand_fridges (id int4 not null, size int8 not null)');
      await migrated.query('alter table hand_fridges add primary key (id), alter column size type int');
      for (const statement of await creation(declared)) await goal.query(statement);
      const current = tables(declared);
      const found = await readPrevious({ migrated, declared: goal, current, renames: [] });
      return planChange({ ...found, current, intents: noIntents, written: '' });
    });
    expect(statements).toEqual([]);
  });
});
