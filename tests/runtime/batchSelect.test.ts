import { eq, getTableColumns, sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { batchSelect } from 'sijil/server/db/batchSelect';
import { createTestDatabase } from '../support/testDatabase';

/*
 * `batchSelect` uses internals of drizzle, whose version is pinned. The rows that drizzle itself returns for each select are the
 * oracle: an update that changes names, decoders or joins fails here.
 */

const shelves = pgTable('shelves', { id: integer().primaryKey(), name: text(), opened: boolean() });
const books = pgTable('books', {
  id: integer().primaryKey(),
  shelfId: integer(),
  title: text().notNull(),
  price: bigint({ mode: 'number' }),
  boughtAt: timestamp({ withTimezone: true }),
  soldOn: date({ mode: 'string' }),
  tags: text().array(),
  facts: jsonb(),
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  await db.execute(sql`create table shelves (id int primary key, name text, opened boolean)`);
  await db.execute(sql`create table books (id int primary key, shelf_id int, title text not null, price bigint,
    bought_at timestamptz, sold_on date, tags text[], facts jsonb)`);
  await db.insert(shelves).values([
    { id: 1, name: 'الأدب', opened: true },
    { id: 2, name: null, opened: null },
  ]);
  await db.insert(books).values([
    {
      id: 1,
      shelfId: 1,
      title: 'كليلة ودمنة',
      price: 9_007_199_254_740_991,
      boughtAt: new Date('2026-03-01T09:30:00.123Z'),
      soldOn: '2026-04-01',
      tags: ['fables', 'a "quoted" tag'],
      facts: { pages: 412, bound: true },
    },
    { id: 2, shelfId: 2, title: 'On an empty shelf' },
    { id: 3, shelfId: null, title: 'On no shelf', tags: [], facts: [] },
  ]);
});

afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const actor = {
  userId: crypto.randomUUID(),
  role: 'admin',
  clientId: null,
  branchIds: null,
  spendingLimit: null,
} as const;

const selects = (base: Database, id: unknown) => ({
  rows: base.select().from(books).orderBy(books.id),
  some: base
    .select({ title: books.title, boughtAt: books.boughtAt })
    .from(books)
    .where(eq(books.id, sql`${id}`)),
  joined: base
    .select({ book: getTableColumns(books), shelf: shelves })
    .from(books)
    .leftJoin(shelves, eq(shelves.id, books.shelfId))
    .orderBy(books.id),
  innerJoined: base
    .select({ id: books.id, shelf: { name: shelves.name, opened: shelves.opened } })
    .from(books)
    .innerJoin(shelves, eq(shelves.id, books.shelfId))
    .orderBy(books.id),
  computed: base
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      first: sql<Date>`min(${books.boughtAt})`.mapWith(books.boughtAt).as('first'),
      longest: sql<number>`max(length(${books.title}))`,
    })
    .from(books),
  none: base
    .select()
    .from(shelves)
    .where(sql`false`),
});

it('a batch returns the same rows for each select as drizzle does for it alone', async () => {
  const read = batchSelect('books in a batch', (base, given) => selects(base, given('id')));
  for (const id of [1, 3, 99]) {
    const alone = selects(db, id);
    expect(await read(db, actor, { id })).toEqual({
      rows: await alone.rows,
      some: await alone.some,
      joined: await alone.joined,
      innerJoined: await alone.innerJoined,
      computed: await alone.computed,
      none: [],
    });
  }
});

it('a left join without a match gives null, a match with empty columns does not', async () => {
  const read = batchSelect('shelves of books', (base) => ({ joined: selects(base, 0).joined }));
  const { joined } = await read(db, actor, {});
  expect(joined.map(({ shelf }) => shelf)).toEqual([
    { id: 1, name: 'الأدب', opened: true },
    { id: 2, name: null, opened: null },
    null,
  ]);
});
