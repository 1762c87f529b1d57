import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installLiveTriggers } from 'sijil/server/db/liveTriggers';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let client: Client;
const ids = new Map<string, string>();
const idOf = (name: string) => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`nothing is called ${name}`);
  return id;
};
const nameOf = (id: string) => [...ids].find(([, one]) => one === id)?.[0];
const namesOf = (held: string | readonly string[] | null) => [held ?? []].flat().map(nameOf);

/** Inserts a row and stores its id under a name of this test. */
async function enter(name: string, table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ${table} (id, ${columns.join(', ')}) VALUES (gen_random_uuid(), ${places.join(', ')}) RETURNING id`,
    Object.values(values),
  );
  ids.set(name, String(rows[0]?.id));
}

/** Merged row of each table, and the one that remains. */
const merged: Readonly<Record<string, readonly [from: string, into: string]>> = {
  cities: ['town typed again', 'town'],
  districts: ['district of the double', 'district'],
  cuisine_types: ['cuisine typed again', 'cuisine'],
  vehicle_types: ['vehicle type typed again', 'vehicle type'],
};

/** Foreign keys that refer to the merged tables. */
async function references() {
  const { rows } = await client.query<{ of: string; by: string; to: string }>(
    `SELECT conrelid::regclass::text AS "of", a.attname AS "by", confrelid::regclass::text AS "to"
     FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid::regclass::text = ANY ($1)`,
    [Object.keys(merged)],
  );
  return rows;
}

/** Inserts a row that refers to a merged row by a column; the other required columns get any value of their type. */
async function referBy(table: string, column: string, id: string): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string; label: string | null }>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type,
       (SELECT enumlabel FROM pg_enum WHERE enumtypid = atttypid LIMIT 1) AS label
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0
       AND attnotnull AND NOT atthasdef AND attgenerated = '' AND attname NOT IN ('id', $2)`,
    [table, column],
  );
  const filled = rows.map(({ name, type, label }) => [name, label ?? anyOf(type)] as const);
  await enter(`${table} by ${column}`, table, { ...Object.fromEntries(filled), [column]: id });
}

function anyOf(type: string): unknown {
  if (type.endsWith('[]')) return '{}';
  if (type === 'uuid') return nobody;
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp') || type === 'date') return month;
  return /int|numeric|double/.test(type) ? 1 : '';
}

const named = (ar: string, en: string, day: number) => ({
  name: JSON.stringify({ ar, en }),
  created_at: `2026-01-${String(day).padStart(2, '0')}`,
});
const centre = JSON.stringify({ latitude: 24, longitude: 46 });
const nobody = '00000000-0000-4000-8000-000000000000';
const month = '2026-02-01';

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, '0072_lookup_names');
  await installLiveTriggers(client, databaseSchema);
  // The users and the tallies' service do not exist in this database.
  await client.query('SET session_replication_role = replica');
  await enter('region', 'states', { ...named('الوسطى', 'Central', 1), code: 'SA-01' });
  await enter('region typed again', 'states', { ...named('الوسطى', 'Central', 2), code: 'SA-51' });
  const city = (name: string, region: string, texts: object) =>
    enter(name, 'cities', { ...texts, state_id: idOf(region), center: centre });
  await city('town', 'region', named('الدرعية', 'Diriyah', 1));
  await city('town typed again', 'region', named('الدرعيه', 'DIRIYAH ', 2));
  await city('town elsewhere', 'region typed again', named('الدرعية', 'Diriyah', 3));
  await city('town of the same English name', 'region', named('درعية أخرى', 'Diriyah', 4));
  await city('numbered town', 'region', named('درعية مرقّمة', 'Diriyah (2)', 5));
  const district = (name: string, of: string, texts: object, center: string | null = null) =>
    enter(name, 'districts', { ...texts, city_id: idOf(of), center });
  await district('district', 'town', named('العليا', 'Olaya', 1));
  await district('district of the double', 'town typed again', named('العليا', 'Olaya', 2), centre);
  await district('district elsewhere', 'town elsewhere', named('العليا', 'Olaya', 3));
  await enter('cuisine', 'cuisine_types', named('سعودي', 'Saudi', 1));
  await enter('cuisine typed again', 'cuisine_types', named('سعودي', 'saudi', 2));
  await enter('vehicle type', 'vehicle_types', named('شاحنة', 'Truck', 1));
  await enter('vehicle type typed again', 'vehicle_types', named('شاحنة', 'Truck', 2));
  await enter('deleted vehicle type', 'vehicle_types', {
    ...named('شاحنة', 'Truck', 1),
    deleted_at: '2026-01-02',
  });

  await enter('company', 'clients', { company_name: 'منشأة', cuisine_type_id: idOf('cuisine typed again') });
  const supervisor = (name: string, city: string, coverage: readonly string[]) =>
    enter(name, 'supervisors', {
      emergency_phone: '',
      address: '',
      street: '',
      service_ids: '{}',
      city_id: idOf(city),
      coverage_city_ids: coverage.map(idOf),
    });
  await supervisor('supervisor', 'town typed again', []);
  await supervisor('supervisor of more', 'town', ['town elsewhere', 'town typed again', 'town']);
  const tally = (of: string, questionKey: string, counts: readonly number[]) =>
    client.query(
      `INSERT INTO question_tallies (month, service_id, city_id, question_key, zero, one, two, not_applicable)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [month, nobody, idOf(of), questionKey, ...counts],
    );
  await tally('town', 'clean', [1, 2, 3, 4]);
  await tally('town typed again', 'clean', [10, 20, 30, 40]);
  await tally('town typed again', 'cold', [5, 0, 0, 0]);
  for (const { of, by, to } of await references()) {
    const id = idOf(merged[to]?.[0] ?? '');
    const { rowCount } = await client.query(`SELECT 1 FROM ${of} WHERE ${by} = $1`, [id]);
    if (!rowCount) await referBy(of, by, id);
  }
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const liveIn = async (table: string) => {
  const { rows } = await client.query<{ id: string; name: { ar: string; en: string } }>(
    `SELECT id, name FROM ${table} WHERE deleted_at IS NULL`,
  );
  return Object.fromEntries(rows.map(({ id, name }) => [nameOf(id), [name.ar, name.en]]));
};

describe('migrating a database with duplicate lookups', () => {
  it('keeps the oldest duplicate within its region or city', async () => {
    expect(await liveIn('cuisine_types')).toEqual({ cuisine: ['سعودي', 'Saudi'] });
    expect(await liveIn('vehicle_types')).toEqual({ 'vehicle type': ['شاحنة', 'Truck'] });
    expect(Object.keys(await liveIn('districts')).toSorted()).toEqual(['district', 'district elsewhere']);
    expect((await client.query('SELECT 1 FROM vehicle_types')).rowCount).toBe(3);
  });

  it('appends a number to the later of two rows that share one name or differ in code', async () => {
    expect(await liveIn('states')).toEqual({
      region: ['الوسطى', 'Central'],
      'region typed again': ['الوسطى (2)', 'Central (2)'],
    });
    expect(await liveIn('cities')).toEqual({
      town: ['الدرعية', 'Diriyah'],
      'town elsewhere': ['الدرعية', 'Diriyah'],
      'town of the same English name': ['درعية أخرى', 'Diriyah (2)'],
      'numbered town': ['درعية مرقّمة', 'Diriyah (2) (2)'],
    });
  });

  it('makes every reference point to the remaining row, without duplicates', async () => {
    const held = async (table: string, column: string) => {
      const sql = `SELECT ${column} AS held FROM ${table} WHERE deleted_at IS NULL ORDER BY created_at`;
      return (await client.query<{ held: string | string[] | null }>(sql)).rows.map((row) =>
        namesOf(row.held),
      );
    };
    expect(await held('clients', 'cuisine_type_id')).toEqual([['cuisine']]);
    expect(await held('supervisors', 'city_id')).toEqual([['town'], ['town']]);
    expect(await held('supervisors', 'coverage_city_ids')).toEqual([[], ['town elsewhere', 'town']]);
    expect(await held('districts', 'city_id')).toEqual([['town'], ['town elsewhere']]);
  });

  it('leaves no reference to a merged row in any column of any table', async () => {
    const found = (await references()).map(({ of, by }) => `${of}.${by}`).toSorted();
    expect(found).toEqual([
      'branches.city_id',
      'branches.district_id',
      'clients.cuisine_type_id',
      'districts.city_id',
      'inspectors.city_id',
      'restaurants.cuisine_type_id',
      'services.vehicle_type_id',
      'supervisors.city_id',
      'vehicles.vehicle_type_id',
    ]);
    for (const { of, by, to } of await references()) {
      const { rows } = await client.query<{ id: string }>(`SELECT DISTINCT ${by} AS id FROM ${of}`);
      expect(
        rows.map(({ id }) => nameOf(id)),
        `${of}.${by}`,
      ).toContain(merged[to]?.[1]);
    }
    // The live events name the merged rows as changed records.
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'live_events'`,
    );
    for (const [table, [from]] of Object.entries(merged))
      for (const { name } of tables.rows) {
        const holding = await client.query(
          `SELECT 1 FROM "${name}" AS one WHERE to_jsonb(one)::text LIKE '%' || $1 || '%'`,
          [idOf(from)],
        );
        expect([name, holding.rowCount]).toEqual([name, name === table ? 1 : 0]);
      }
  });

  it('keeps a district’s location and adds up a city’s tallies', async () => {
    const { rows } = await client.query('SELECT center FROM districts WHERE id = $1', [idOf('district')]);
    expect(rows).toEqual([{ center: { latitude: 24, longitude: 46 } }]);
    const tallies = await client.query(
      'SELECT city_id, question_key, zero, one, two, not_applicable FROM question_tallies ORDER BY question_key',
    );
    expect(
      tallies.rows.map(({ city_id, ...rest }) => ({ ...rest, city: nameOf(city_id as string) })),
    ).toEqual([
      { question_key: 'clean', zero: 11, one: 22, two: 33, not_applicable: 44, city: 'town' },
      { question_key: 'cold', zero: 5, one: 0, two: 0, not_applicable: 0, city: 'town' },
    ]);
  });

  it('makes duplicate names impossible in either language', async () => {
    await expect(enter('again', 'cuisine_types', named('سعودي', 'Other', 9))).rejects.toThrow(
      'cuisine_types_name_ar_index',
    );
    const values = { ...named('آخر', 'diriyah', 9), state_id: idOf('region'), center: centre };
    await expect(enter('again', 'cities', values)).rejects.toThrow('cities_state_id_name_en_index');
  });
});
