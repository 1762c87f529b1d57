import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installLiveTriggers } from 'sijil/server/db/liveTriggers';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

interface Row {
  readonly ar: string;
  readonly en: string;
  readonly createdAt: string;
  readonly active?: boolean;
  readonly deleted?: boolean;
}

/** Nationalities as the schema before the migration allowed them. */
const rows = {
  younger: { ar: 'سعودي', en: 'Saudi', createdAt: '2026-02-01' },
  saudi: { ar: 'سعودي', en: 'Saudi', createdAt: '2026-01-01', active: false },
  typedOtherwise: { ar: 'سعودى', en: 'saudi ', createdAt: '2026-03-01' },
  thrownAway: { ar: 'سعودي', en: 'Saudi', createdAt: '2025-01-01', deleted: true },
  indian: { ar: 'هندي', en: 'Indian', createdAt: '2026-01-01' },
  dominican: { ar: 'دومينيكي', en: 'Dominican', createdAt: '2026-01-01' },
  ofTheRepublic: { ar: 'دومينيكاني', en: 'Dominican', createdAt: '2026-01-02' },
} satisfies Record<string, Row>;
type Name = keyof typeof rows;

let database: TestDatabase;
let client: Client;
const ids = new Map<string, Name>();
const idOf = (name: Name) => [...ids].find(([, one]) => one === name)?.[0];

const enter = ({ ar, en, createdAt, active = true, deleted = false }: Row) =>
  client.query<{ id: string }>(
    `INSERT INTO nationalities (description_ar, description_en, created_at, active, deleted_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END) RETURNING id`,
    [ar, en, createdAt, active, deleted],
  );

const nobody = '00000000-0000-4000-8000-000000000000';

const addCompany = (...of: Name[]) =>
  client.query(
    `INSERT INTO clients (id, company_name, nationality_ids) VALUES (gen_random_uuid(), 'منشأة', $1)`,
    [of.map(idOf)],
  );

/** Inserts a supervisor with empty values for irrelevant required columns. */
const addSupervisor = (of: Name) =>
  client.query(
    `INSERT INTO supervisors (id, emergency_phone, address, street, city_id, service_ids, nationality_id)
     VALUES (gen_random_uuid(), '', '', '', $1, '{}', $2)`,
    [nobody, idOf(of)],
  );
const addInspector = (of: Name) =>
  client.query(
    `INSERT INTO inspectors (id, emergency_phone, address, street, supervisor_id, city_id, service_ids, nationality_id)
     VALUES (gen_random_uuid(), '', '', '', $1, $1, '{}', $2)`,
    [nobody, idOf(of)],
  );

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, '0069_nationality_names');
  await installLiveTriggers(client, databaseSchema);
  for (const [name, row] of Object.entries(rows)) {
    const entered = await enter(row);
    ids.set(String(entered.rows[0]?.id), name as Name);
  }
  // Neither these users nor their cities exist in this database.
  await client.query('SET session_replication_role = replica');
  await addSupervisor('younger');
  await addSupervisor('indian');
  await addInspector('typedOtherwise');
  await addCompany('typedOtherwise', 'indian', 'saudi', 'younger');
  await addCompany('dominican', 'ofTheRepublic');
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('migrating a database with duplicate nationalities', () => {
  it('keeps the oldest duplicate, active if any was, and soft-deletes the others', async () => {
    const found = await client.query<{ id: string; active: boolean; deleted: boolean }>(
      'SELECT id, active, deleted_at IS NOT NULL AS deleted FROM nationalities',
    );
    const kept = found.rows.filter(({ deleted }) => !deleted).map(({ id, active }) => [ids.get(id), active]);
    expect(Object.fromEntries(kept)).toEqual({
      saudi: true,
      indian: true,
      dominican: true,
      ofTheRepublic: true,
    });
    expect(found.rows).toHaveLength(Object.keys(rows).length);
  });

  it('makes people and companies refer to the remaining nationality, once', async () => {
    const held = async (table: string, column: string) => {
      const sql = `SELECT ${column} AS held FROM ${table}`;
      const found = await client.query<{ held: string | string[] }>(sql);
      return found.rows.map((row) => [row.held].flat().map((id) => ids.get(id)));
    };
    expect(await held('supervisors', 'nationality_id')).toEqual(
      expect.arrayContaining([['saudi'], ['indian']]),
    );
    expect(await held('inspectors', 'nationality_id')).toEqual([['saudi']]);
    expect(await held('clients', 'nationality_ids')).toEqual(
      expect.arrayContaining([
        ['dominican', 'ofTheRepublic'],
        ['saudi', 'indian'],
      ]),
    );
  });

  it('appends a number to the later of two that share a name in only one language', async () => {
    const found = await client.query<{ id: string; ar: string; en: string }>(
      'SELECT id, description_ar AS ar, description_en AS en FROM nationalities WHERE deleted_at IS NULL',
    );
    const names = Object.fromEntries(found.rows.map(({ id, ar, en }) => [ids.get(id), [ar, en]]));
    expect(names).toMatchObject({
      dominican: ['دومينيكي', 'Dominican'],
      ofTheRepublic: ['دومينيكاني', 'Dominican (2)'],
    });
  });

  it('makes duplicate names impossible in either language', async () => {
    const again = { ar: 'سعودي', en: 'Other', createdAt: '2027-01-01' };
    await expect(enter(again)).rejects.toThrow('nationalities_description_ar_index');
    await expect(enter({ ...again, ar: 'آخر', en: 'Indian' })).rejects.toThrow(
      'nationalities_description_en_index',
    );
  });
});
