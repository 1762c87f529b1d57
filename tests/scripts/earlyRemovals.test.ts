import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { earlyRemovals } from 'sijil/server/migrations/releases';
import { writeMigration } from 'sijil/server/migrations/writeMigration';
import { migrationsFolder } from '../../server/db/migrate';

const first = {
  tag: '0000_first',
  text: 'CREATE TABLE "goods" ("id" int, "name" text, "note" text);\n--> statement-breakpoint\nCREATE TABLE "shelves" ("id" int);\n',
};
const releases = ['1.0.0 0000_first'];
/** Problems of one more migration after release 1.0.0. */
const after = (text: string) => earlyRemovals([first, { tag: '0001_next', text }], releases);

describe('a migration after a release', () => {
  it.each([
    ['DROP TABLE "goods";', 'goods'],
    ['DROP TABLE IF EXISTS "public"."goods" CASCADE;', 'goods'],
    ['drop table goods, "shelves";', 'goods, shelves'],
    ['ALTER TABLE "goods" DROP COLUMN "note";', 'goods.note'],
    ['ALTER TABLE goods DROP note;', 'goods.note'],
    [
      'ALTER TABLE "goods" ADD COLUMN "a" int, DROP COLUMN IF EXISTS "note", DROP COLUMN "name";',
      'goods.note, goods.name',
    ],
    ['ALTER TABLE "goods" RENAME COLUMN "note" TO "remark";', 'goods.note'],
    ['ALTER TABLE "goods" RENAME "note" TO "remark";', 'goods.note'],
    ['ALTER TABLE "goods" RENAME TO "wares";', 'goods'],
    ['ALTER TABLE "goods" SET SCHEMA old;', 'goods'],
    ['DO $$\nbegin\n  ALTER TABLE goods DROP COLUMN note;\nend $$;', 'goods.note'],
    ['-- LOSES DATA: every note of goods\nALTER TABLE "goods" DROP COLUMN "note";', 'goods.note'],
  ])('may not remove anything that the release uses: %s', (text, names) => {
    expect(after(text)).toEqual([
      expect.stringContaining(`0001_next.sql removes ${names}, which processes of 1.0.0 may still use`),
    ]);
  });

  it.each([
    'ALTER TABLE "goods" ADD COLUMN "cost" integer;',
    'ALTER TABLE "goods" ALTER COLUMN "name" DROP NOT NULL;',
    'ALTER TABLE "goods" ALTER COLUMN "name" DROP DEFAULT;',
    'ALTER TABLE "goods" DROP CONSTRAINT IF EXISTS "goods_other";',
    'ALTER TABLE "goods" RENAME CONSTRAINT "a" TO "b";',
    'DROP INDEX "goods_name";\n--> statement-breakpoint\nALTER INDEX "a" RENAME TO "b";',
    'CREATE TEMPORARY TABLE "doubles" ON COMMIT DROP AS SELECT 1;',
    '-- DROP TABLE "goods" comes later\nSELECT 1;',
  ])('may change anything that processes do not reference: %s', (text) => {
    expect(after(text)).toEqual([]);
  });

  it('may remove a column it recreates, and anything that no release contains', () => {
    const again =
      'ALTER TABLE "goods" DROP COLUMN IF EXISTS "search_key";\n--> statement-breakpoint\nALTER TABLE "goods" ADD COLUMN "search_key" text;';
    expect(after(again)).toEqual([]);
    const made = {
      tag: '0001_made',
      text: 'CREATE TABLE "trial" ("id" int);\nALTER TABLE "goods" ADD COLUMN "trial" int;',
    };
    const gone = { tag: '0002_gone', text: 'DROP TABLE "trial";\nALTER TABLE "goods" DROP COLUMN "trial";' };
    expect(earlyRemovals([first, made, gone], releases)).toEqual([]);
    const renamed = {
      tag: '0002_renamed',
      text: 'ALTER TABLE "goods" RENAME COLUMN "trial" TO "proof";\nALTER TABLE "trial" RENAME TO "proofs";',
    };
    const dropped = {
      tag: '0003_dropped',
      text: 'ALTER TABLE "goods" DROP COLUMN "proof";\nDROP TABLE "proofs";',
    };
    expect(earlyRemovals([first, made, renamed, dropped], releases)).toEqual([]);
    // Once a release contains it, other processes may use it.
    expect(earlyRemovals([first, made, gone], [...releases, '1.1.0 0001_made'])).toHaveLength(2);
  });

  it('may remove something one release after its use ended, with a comment naming that release', () => {
    const drop = {
      tag: '0002_drop',
      text: '-- UNUSED SINCE 1.1.0: notes are remarks\nALTER TABLE "goods" DROP COLUMN "note";',
    };
    const expand = { tag: '0001_remark', text: 'ALTER TABLE "goods" ADD COLUMN "remark" text;' };
    expect(earlyRemovals([first, expand, drop], releases)).toEqual([
      expect.stringContaining('1.1.0 is no release before it (1.0.0)'),
    ]);
    expect(earlyRemovals([first, expand, drop], [...releases, '1.1.0 0001_remark'])).toEqual([]);
    // The release that contains the drop cannot be the release in which the use ended.
    expect(earlyRemovals([first, expand, drop], [...releases, '1.1.0 0002_drop'])).toHaveLength(1);
  });

  it('needs a reason in that comment, and the comment above each statement', () => {
    const said = '-- UNUSED SINCE 1.0.0: nothing reads it\n';
    expect(after(`${said}DROP TABLE "shelves";`)).toEqual([]);
    expect(after('-- UNUSED SINCE 1.0.0:\nDROP TABLE "shelves";')).toHaveLength(1);
    expect(after(`${said}DROP TABLE "shelves";\nDROP TABLE "goods";`)).toEqual([
      expect.stringContaining('removes goods'),
    ]);
  });
});

it('migrations up to the first release, or without any release, may remove anything', () => {
  const dropped = { tag: '0001_dropped', text: 'DROP TABLE "goods";' };
  expect(earlyRemovals([first, dropped], ['1.0.0 0001_dropped'])).toEqual([]);
  expect(earlyRemovals([first, dropped], [])).toEqual([]);
});

it('the release list must name existing migrations in ascending order', () => {
  const second = { tag: '0001_second', text: 'SELECT 1;' };
  expect(earlyRemovals([first, second], ['1.0.0 0009_none'])).toEqual([
    expect.stringContaining('"1.0.0 0009_none" names no migration'),
  ]);
  expect(earlyRemovals([first, second], ['1.0.0 0001_second', '1.1.0 0000_first'])).toEqual([
    expect.stringContaining('1.1.0 ends before the release above it'),
  ]);
});

it('the migration check refuses the column drop of migration 0077 when a release precedes it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(path.join(folder, 'releases.txt'), '0.0.1 0076_designed_types\n');
  const loadSchema = () => import('../../server/db/schema/index');
  const { succeeded, message } = await writeMigration({ folder, loadSchema, args: ['--check'] });
  expect(message).toContain('0077_shared_reports.sql removes saved_views.shared');
  expect(succeeded).toBe(false);
});
