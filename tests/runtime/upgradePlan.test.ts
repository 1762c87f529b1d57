import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { planUpgrade, upgradeText } from 'sijil/server/migrations/planUpgrade';
import { effectOf, statementsIn } from 'sijil/server/migrations/statementEffects';
import { migrationsFolder } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  // Without a schema: the tests run the migrations up to the planned one.
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the predicted effect of a statement on a table in use', () => {
  const setUp = `create table other (id int primary key);
    create table goods (id int primary key, name text not null, note text, other_id int, price text default '1');
    insert into goods select n, 'n' || n, null, null from generate_series(1, 100) as n;
    create function noticed() returns trigger language plpgsql as 'begin return new; end'`;

  beforeAll(() => client.query(setUp));
  afterAll(() => client.query('drop table goods, other; drop function noticed'));

  /** Strongest lock that PostgreSQL takes, and whether it rewrites the table. */
  async function observed(statement: string) {
    const { rows: tables } = await client.query<{ oid: number }>(`select 'goods'::regclass::oid as oid`);
    const goods = tables[0]?.oid;
    const file = async () =>
      (await client.query<{ file: string }>('select pg_relation_filenode($1) as file', [goods])).rows[0]
        ?.file;
    await client.query('begin');
    try {
      const before = await file();
      await client.query(statement);
      const { rows } = await client.query<{ mode: string }>(
        `select mode from pg_locks where pid = pg_backend_pid() and relation = $1`,
        [goods],
      );
      const modes = rows.map(({ mode }) => mode);
      const stops = modes.includes('AccessExclusiveLock')
        ? 'everything'
        : modes.some((mode) => /^Share(RowExclusive)?Lock$/.test(mode))
          ? 'writes'
          : 'nothing';
      return { stops, rewritten: (await file()) !== before };
    } finally {
      await client.query('rollback');
    }
  }

  it.each([
    'CREATE INDEX "goods_name" ON "goods" USING btree ("name");',
    'CREATE UNIQUE INDEX IF NOT EXISTS "goods_name" ON "goods" USING btree ("name") WHERE note is null;',
    'ALTER TABLE "goods" ADD COLUMN "cost" integer;',
    `ALTER TABLE "goods" ADD COLUMN "cost" integer DEFAULT 0 NOT NULL;`,
    'ALTER TABLE "goods" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    `ALTER TABLE "goods" ADD COLUMN "search_key" text GENERATED ALWAYS AS (lower(name)) STORED;`,
    'ALTER TABLE "goods" DROP COLUMN "note";',
    'ALTER TABLE "goods" RENAME COLUMN "note" TO "remark";',
    'ALTER TABLE "goods" RENAME TO "wares_of";',
    'ALTER TABLE "goods" ALTER COLUMN "name" SET DATA TYPE jsonb USING to_jsonb(name);',
    'ALTER TABLE "goods" ALTER COLUMN "price" SET NOT NULL;',
    `ALTER TABLE "goods" ALTER COLUMN "price" SET DEFAULT '2';`,
    'ALTER TABLE "goods" ADD CONSTRAINT "goods_other" FOREIGN KEY ("other_id") REFERENCES "public"."other"("id") ON DELETE cascade;',
    'ALTER TABLE "goods" ADD CONSTRAINT "goods_positive" CHECK (id > 0);',
    'CREATE TRIGGER noticed AFTER INSERT ON "goods" FOR EACH ROW EXECUTE FUNCTION noticed();',
    'UPDATE "goods" SET "note" = name;',
    `WITH named AS (SELECT id FROM goods) UPDATE "goods" SET "note" = name FROM named WHERE named.id = goods.id;`,
    'DELETE FROM "goods" WHERE id = 1;',
    'TRUNCATE "goods";',
  ])('matches PostgreSQL’s locks and rewrites: %s', async (statement) => {
    const effect = effectOf(statement);
    const { stops, rewritten } = await observed(statement);
    expect(effect).toMatchObject({ table: 'goods', stops });
    // TRUNCATE gives the table a new empty file, whatever its size.
    if (rewritten && !statement.startsWith('TRUNCATE')) expect(effect?.grows).toBe(true);
  });

  it.each([
    ['DROP TABLE "goods";', 'the table goods'],
    ['ALTER TABLE "goods" DROP COLUMN "note";', 'every note of goods'],
    ['DELETE FROM "goods" WHERE id = 1;', 'rows of goods'],
    [
      '-- LOSES DATA: every English text of goods.name\nALTER TABLE "goods" ALTER COLUMN "name" SET DATA TYPE text USING name;',
      'every English text of goods.name',
    ],
  ])('%s loses %s', (statement, loss) => {
    expect(effectOf(statement)?.loses).toBe(loss);
  });

  it('is undefined for new tables, and unknown for statements that cannot be analysed', () => {
    expect(effectOf('CREATE TABLE "a" ("id" int);')).toBeUndefined();
    expect(effectOf('DO $$ begin execute 1; end $$;')).toMatchObject({ table: undefined, stops: 'unknown' });
  });

  it('treats a function body as one statement', () => {
    expect(
      statementsIn('CREATE FUNCTION a() AS $$\nbegin\n x;\nend $$;\nUPDATE b SET c = 1;\n-- end\n'),
    ).toEqual(['CREATE FUNCTION a() AS $$\nbegin\n x;\nend $$;', 'UPDATE b SET c = 1;', '-- end']);
  });
});

describe('the upgrade plan', () => {
  beforeAll(() => migrateBefore(client, '0013_inspector-reports-and-reviews'));

  const state = async () =>
    (
      await client.query(
        `select (select count(*) from drizzle.__drizzle_migrations) as run,
          (select json_agg(relname order by relname) from pg_class where relnamespace = 'public'::regnamespace) as tables`,
      )
    ).rows[0];

  it('names pending migrations, their row counts and lost data, and changes nothing', async () => {
    await client.query(
      `insert into nationalities (description_ar, description_en) select n, n from generate_series(1, 1500) as n`,
    );
    await client.query('analyze nationalities');
    const before = await state();
    const plan = await planUpgrade(client, migrationsFolder);
    expect(plan[0]?.name).toBe('0013_inspector-reports-and-reviews');
    expect(plan.map(({ name }) => name)).toContain('0075_see_as');
    const templates = plan.find(({ name }) => name === '0014_templates');
    expect(templates?.statements.map(({ loses }) => loses).filter(Boolean)).not.toEqual([]);
    const onNationalities = plan.flatMap(({ statements }) =>
      statements.filter(({ table }) => table === 'nationalities'),
    );
    expect(onNationalities.map(({ size }) => size?.rows)).toContain(1500);
    expect(upgradeText(plan)).toMatch(
      /LOSES DATA: .*form_versions[\s\S]*nationalities \(1,500 rows, \d+ kB\)/,
    );
    expect(await state()).toEqual(before);
  });

  it('says which older processes a removal stops', () => {
    const line = (statement: string) => {
      const effect = effectOf(statement);
      if (!effect) throw new Error('A removal has an effect.');
      const size = { rows: 3, bytes: 8192 };
      return upgradeText([{ name: '0001_gone', statements: [{ ...effect, statement, size }] }]);
    };
    const drop = 'ALTER TABLE "goods" DROP COLUMN "note";';
    expect(line(drop)).toContain('STOPS processes of the version before that still run: goods');
    expect(line(`-- UNUSED SINCE 1.1.0: notes are remarks\n${drop}`)).toContain(
      'STOPS processes older than 1.1.0 that still run: goods',
    );
  });

  it('is refused for a database of a newer version', async () => {
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${'f'.repeat(64)}', 1)`,
    );
    await expect(planUpgrade(client, migrationsFolder)).rejects.toBeInstanceOf(ConfigurationError);
  });
});
