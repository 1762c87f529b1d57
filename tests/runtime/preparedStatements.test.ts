import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../server/db/connect';
import { together } from '../../server/db/together';
import { createTestDatabase } from '../support/testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let connection: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  connection = await db.$client.connect();
});

afterAll(async () => {
  connection.release();
  await db.$client.end();
  await database.drop();
});

/** As drizzle sends it. */
const send = <Row extends object>(text: string, values: unknown[]) => connection.query<Row>({ text, values });
const often = async (ask: (value: number) => Promise<unknown>) => {
  for (let time = 0; time < 10; time += 1) await ask(time);
};

/** What PostgreSQL has prepared on the connection. */
async function prepared(holding: string): Promise<number> {
  const { rows } = await connection.query<{ statement: string }>(
    "select statement from pg_prepared_statements where name like 'often %'",
  );
  return rows.filter(({ statement }) => statement.includes(holding)).length;
}

it('what is sent often is prepared, and answers each value as before', async () => {
  const answers: unknown[] = [];
  await often(async (value) => {
    const { rows } = await send<{ sum: number }>('select 1 + $1::int as sum', [value]);
    answers.push(rows[0]?.sum);
  });
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await prepared('1 + $1::int')).toBe(1);
});

it('what is sent a few times is not', async () => {
  for (const value of [1, 2, 3]) await send('select 2 + $1::int', [value]);
  expect(await prepared('2 + $1::int')).toBe(0);
});

it('nor what is to be planned anew for each call, nor a search', async () => {
  await often((value) => connection.query({ name: '', text: 'select 3 + $1::int', values: [value] }));
  await often((value) => send('select $1::text like $2 as found', [String(value), '%4%']));
  expect(await prepared('3 + $1::int')).toBe(0);
  expect(await prepared(' like $2')).toBe(0);
});

it('a statement for all actors of a kind holds nothing that is one actor’s own', async () => {
  const careless = together('written down', (base, _given, { clientId }) => ({
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
