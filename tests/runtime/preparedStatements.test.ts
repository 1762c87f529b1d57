import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { batchSelect } from 'sijil/server/db/batchSelect';
import { statement } from 'sijil/server/db/statement';
import { createTestDatabase } from '../support/testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
});

afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

it('a statement is prepared once per connection, and returns the rows of each call', async () => {
  const add = statement<{ sum: number }>(
    'sum of one',
    sql`select ${1} + ${sql.placeholder('other')}::int as sum`,
  );
  const answers = [await add(db, { other: 1 }), await add(db, { other: 2 })];
  expect(answers).toEqual([[{ sum: 2 }], [{ sum: 3 }]]);
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name = 'sum of one'`,
  );
  expect(rows).toEqual([{ statement: 'select 1 + $1::int as sum' }]);
});

it('a statement name too long for PostgreSQL is refused', () => {
  expect(() => statement('x'.repeat(64), sql`select 1`)).toThrow('too long');
});

it('a statement shared by actors of a kind contains no actor’s own values', async () => {
  const careless = batchSelect('written down', (base, _given, { clientId }) => ({
    rows: base.select({ client: sql<string>`${clientId}::text` }).from(sql`(select 1) as one`),
  }));
  const clientId = crypto.randomUUID();
  const first = {
    userId: crypto.randomUUID(),
    role: 'client',
    clientId,
    branchIds: null,
    spendingLimit: null,
  } as const;
  const { rows } = await careless(db, first, {});
  expect(rows).toHaveLength(1);
  expect(rows).not.toContainEqual({ client: clientId });
});
