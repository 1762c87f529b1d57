import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blockingIndexes } from 'sijil/server/migrations/blockingIndexes';
import { createTestDatabase } from '../support/testDatabase';
import { writeMigration } from 'sijil/server/migrations/writeMigration';

const first = { tag: '0000_first', text: 'CREATE TABLE "goods" ("id" int, "name" text);\n' };
const releases = ['1.0.0 0000_first'];
/** Problems of one more migration after release 1.0.0. */
const after = (statements: string) =>
  blockingIndexes([first, { tag: '0001_next', text: statements }], releases);
const apart = '\n--> statement-breakpoint\n';

describe('an index in a migration after a release', () => {
  it.each([
    'CREATE INDEX "goods_name" ON "goods" USING btree ("name");',
    'create unique index if not exists goods_name on public.goods (name) where id > 0;',
    `ALTER TABLE "goods" ADD COLUMN "cost" int;${apart}-- For the list\nCREATE INDEX "goods_name" ON ONLY "goods" ("cost");`,
  ])('is refused on a table of the release, with the concurrent form to write: %s', (text) => {
    expect(after(text)).toEqual([
      expect.stringMatching(/^0001_next\.sql builds goods_name on goods .*CREATE INDEX CONCURRENTLY/),
    ]);
  });

  it.each([
    'CREATE INDEX CONCURRENTLY "goods_name" ON "goods" USING btree ("name");',
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "goods_name" ON "goods" ("name");',
    `CREATE TABLE "shelves" ("id" int);${apart}CREATE INDEX "shelves_id" ON "shelves" ("id");`,
  ])('is accepted when concurrent or on a new table: %s', (text) => {
    expect(after(text)).toEqual([]);
  });

  it('must be in a separate file when it is concurrent', () => {
    const shared = `ALTER TABLE "goods" ADD COLUMN "cost" int;${apart}CREATE INDEX CONCURRENTLY "goods_cost" ON "goods" ("cost");`;
    expect(after(shared)).toEqual([expect.stringContaining('give the statement a migration of its own')]);
  });

  it('may be non-concurrent on a partitioned table, where PostgreSQL has no concurrent form', () => {
    const cut = { tag: '0001_months', text: "SELECT partition_by_month('goods', 'at');" };
    const indexed = { tag: '0002_indexed', text: 'CREATE INDEX "goods_name" ON "goods" ("name");' };
    expect(blockingIndexes([first, cut, indexed], releases)).toEqual([]);
  });

  it('is refused only once a release contains the table', () => {
    const made = { tag: '0001_made', text: 'CREATE TABLE "shelves" ("id" int);' };
    const later = { tag: '0002_later', text: 'CREATE INDEX "shelves_id" ON "shelves" ("id");' };
    expect(blockingIndexes([first, made, later], releases)).toEqual([]);
    expect(blockingIndexes([first, made, later], [...releases, '1.1.0 0001_made'])).toHaveLength(1);
  });
});

it('migrations up to the first release, or without any release, may build indexes', () => {
  const indexed = { tag: '0001_indexed', text: 'CREATE INDEX "goods_name" ON "goods" ("name");' };
  expect(blockingIndexes([first, indexed], ['1.0.0 0001_indexed'])).toEqual([]);
  expect(blockingIndexes([first, indexed], [])).toEqual([]);
});

describe('npm run migration', () => {
  it('writes an index on a released table into a separate migration, and accepts edits after --hash', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { url: server, drop } = await createTestDatabase();
    onTestFinished(drop);
    const present = await import('../../server/db/schema/index');
    const shelves = pgTable('shelves', { name: text() }, (table) => [index('shelves_name').on(table.name)]);
    const goods = (hasIndex: boolean) =>
      pgTable('goods', { name: text(), note: text() }, (table) =>
        hasIndex ? [index('goods_note').on(table.note)] : [],
      );
    const write = (tables: object, ...args: string[]) =>
      writeMigration({
        folder,
        args,
        server,
        loadSchema: async () => ({
          moduleTableNames: present.moduleTableNames,
          schema: { ...tables },
        }),
      });
    expect(await write({ goods: goods(false) }, 'goods')).toMatchObject({ succeeded: true });
    const journal = () =>
      (
        JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
          entries: { tag: string }[];
        }
      ).entries.map(({ tag }) => tag);
    const contentOf = (tag = '') => readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    const before = journal().length;
    writeFileSync(path.join(folder, 'releases.txt'), `9.0.0 ${journal().at(-1)}\n`);

    expect(await write({ goods: goods(true), shelves }, 'notes')).toMatchObject({ succeeded: true });
    const [main, indexed, ...more] = journal().slice(before);
    expect(more).toEqual([]);
    expect(indexed).toMatch(/^\d+_notes_goods_note$/);
    expect(contentOf(main)).toMatch(/CREATE TABLE "shelves"[\s\S]*CREATE INDEX "shelves_name"/);
    expect(contentOf(indexed)).toBe(
      'CREATE INDEX CONCURRENTLY "goods_note" ON "goods" USING btree ("note");\n',
    );
    expect(await write({ goods: goods(true), shelves }, '--check')).toMatchObject({ succeeded: true });

    writeFileSync(path.join(folder, `${main}.sql`), `-- Shelves.\n${contentOf(main)}`);
    expect(await write({ goods: goods(true), shelves }, '--check')).toMatchObject({ succeeded: false });
    await write({ goods: goods(true), shelves }, '--hash');
    expect(await write({ goods: goods(true), shelves }, '--check')).toMatchObject({ succeeded: true });
  });
});
