import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

interface Type {
  readonly ar: string;
  readonly en: string;
  readonly below?: string;
  readonly activity?: string;
  readonly active?: boolean;
}

/** Client types as the schema before the migration allowed them, oldest first. */
const types: Readonly<Record<string, Type>> = {
  restaurants: { ar: 'مطاعم', en: 'Restaurants', activity: 'restaurant', active: false },
  typedAgain: { ar: 'مطاعم', en: 'restaurants ', activity: 'restaurant' },
  ofShops: { ar: 'مطاعم', en: 'Restaurants', activity: 'shop' },
  other: { ar: 'أخرى', en: 'Other', below: 'restaurants' },
  otherOfTheDouble: { ar: 'أخري', en: 'Other', below: 'typedAgain' },
  otherOfShops: { ar: 'أخرى', en: 'Other', below: 'ofShops' },
  further: { ar: 'غيرها', en: 'Other', below: 'typedAgain' },
};

let database: TestDatabase;
let client: Client;
const ids = new Map<string, string>();
const nameOf = (id: string | null) => [...ids].find(([, one]) => one === id)?.[0] ?? null;

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, '0073_client_type_names');
  for (const [name, { ar, en, below, activity, active = true }] of Object.entries(types)) {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO client_types (description_ar, description_en, parent_id, activity, active, created_at)
       VALUES ($1, $2, $3, $4, $5, timestamptz '2026-01-01' + $6 * interval '1 day') RETURNING id`,
      [ar, en, below === undefined ? null : ids.get(below), activity ?? null, active, ids.size],
    );
    ids.set(name, String(rows[0]?.id));
  }
  // The company's owner does not exist in this database.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO clients (id, company_name, client_type_id, client_sub_type_id) VALUES (gen_random_uuid(), 'منشأة', $1, NULL),
       (gen_random_uuid(), 'منشأة', NULL, $2)`,
    [ids.get('typedAgain'), ids.get('otherOfTheDouble')],
  );
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('migrating a database with duplicate client types', () => {
  it('keeps the oldest duplicate under its main type, active if any was, and numbers shared names', async () => {
    const { rows } = await client.query<{
      id: string;
      ar: string;
      en: string;
      below: string | null;
      active: boolean;
    }>(
      `SELECT id, description_ar AS ar, description_en AS en, parent_id AS below, active
       FROM client_types WHERE deleted_at IS NULL ORDER BY created_at`,
    );
    expect(rows.map(({ id, ar, en, below, active }) => [nameOf(id), ar, en, nameOf(below), active])).toEqual([
      ['restaurants', 'مطاعم', 'Restaurants', null, true],
      ['ofShops', 'مطاعم (2)', 'Restaurants (2)', null, true],
      ['other', 'أخرى', 'Other', 'restaurants', true],
      ['otherOfShops', 'أخرى', 'Other', 'ofShops', true],
      ['further', 'غيرها', 'Other (2)', 'restaurants', true],
    ]);
    expect((await client.query('SELECT 1 FROM client_types')).rowCount).toBe(Object.keys(types).length);
  });

  it('makes companies refer to the remaining client type', async () => {
    const { rows } = await client.query<{ main: string | null; sub: string | null }>(
      'SELECT client_type_id AS main, client_sub_type_id AS sub FROM clients',
    );
    expect(rows.map(({ main, sub }) => [nameOf(main), nameOf(sub)])).toEqual(
      expect.arrayContaining([
        ['restaurants', null],
        [null, 'other'],
      ]),
    );
  });
});
