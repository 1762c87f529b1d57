import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installLiveTriggers } from 'sijil/server/db/liveTriggers';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

const migration = '0058_vehicle_papers';
const nobody = '00000000-0000-4000-8000-000000000000';
const [olaya, malaz] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

interface Paper {
  readonly name: string;
  readonly branch: string;
  readonly kind: string;
  readonly number: string;
  readonly expiresOn: string;
  readonly createdAt: string;
  readonly deleted?: boolean;
}

const licence = { branch: olaya, kind: 'municipalLicence', number: 'ML-1', expiresOn: '2027-01-31' };

/** Documents as the schema before the migration allowed them, with duplicates. */
const papers: readonly Paper[] = [
  { ...licence, name: 'first entered', createdAt: '2026-03-01' },
  { ...licence, name: 'entered once more', createdAt: '2026-03-05' },
  { ...licence, name: 'entered last', createdAt: '2026-03-09' },
  { ...licence, name: 'entered after it, and thrown away', createdAt: '2026-03-10', deleted: true },
  { ...licence, name: 'of another branch', branch: malaz, createdAt: '2026-03-01' },
  { ...licence, name: 'of another kind', kind: 'civilDefence', createdAt: '2026-03-01' },
  { ...licence, name: 'with another number', number: 'ML-2', createdAt: '2026-03-01' },
  { ...licence, name: 'its renewal', expiresOn: '2028-01-31', createdAt: '2026-12-01' },
  { ...licence, name: 'imported', number: 'IM-1', createdAt: '2026-04-01' },
  { ...licence, name: 'imported in the same moment', number: 'IM-1', createdAt: '2026-04-01' },
  { ...licence, name: 'alone, its double thrown away', number: 'AL-1', createdAt: '2026-05-01' },
  { ...licence, name: 'the double', number: 'AL-1', createdAt: '2026-05-02', deleted: true },
];

let database: TestDatabase;
let client: Client;

const enter = ({ branch, kind, number, expiresOn, createdAt, deleted = false }: Paper) =>
  client.query(
    `INSERT INTO branch_documents
       (client_id, branch_id, document, kind, number, expires_on, created_at, deleted_at)
     VALUES ($1, $2, $1, $3, $4, $5, $6, CASE WHEN $7 THEN now() END)
     RETURNING id`,
    [nobody, branch, kind, number, expiresOn, createdAt, deleted],
  );

const addService = (subject: string) =>
  client.query(
    `INSERT INTO services (name, description, subject, base_price, form_id, vehicle_type_id)
     VALUES ('{"ar": "خدمة", "en": "Service"}', '{"ar": "وصف", "en": "Words"}', $2, 100, $1, $1)`,
    [nobody, subject],
  );

const names = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, migration);
  await installLiveTriggers(client, databaseSchema);
  // Ownership is irrelevant here: the branches and files of the documents do not exist.
  await client.query('SET session_replication_role = replica');
  for (const paper of papers) {
    const { rows } = await enter(paper);
    names.set(String(rows[0].id), paper.name);
  }
  await addService('vehicle');
  await addService('branch');
  await client.query(
    `INSERT INTO vehicles (client_id, vehicle_type_id, number, driver_name) VALUES ($1, $1, 'أ ب ج 1234', 'سالم')`,
    [nobody],
  );
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('migrating a database with duplicate branch documents', () => {
  it('keeps the newest duplicate and soft-deletes the others', async () => {
    const { rows } = await client.query<{ id: string; deleted: boolean }>(
      'SELECT id, deleted_at IS NOT NULL AS deleted FROM branch_documents',
    );
    expect(rows).toHaveLength(papers.length);
    const thrownAway = rows.filter(({ deleted }) => deleted).map(({ id }) => names.get(id));
    // One of two documents with equal times remains.
    const known = thrownAway.map((name = '') => (name.startsWith('imported') ? 'one of the import' : name));
    expect(known.toSorted()).toEqual([
      'entered after it, and thrown away',
      'entered once more',
      'first entered',
      'one of the import',
      'the double',
    ]);
  });

  it('then refuses a duplicate but accepts a renewal', async () => {
    await client.query('SET session_replication_role = replica');
    const again: Paper = { ...licence, name: 'once again', createdAt: '2027-01-01' };
    await expect(enter(again)).rejects.toThrow('branch_documents_branch_id_kind_expires_on_number_index');
    expect((await enter({ ...again, expiresOn: '2029-01-31' })).rowCount).toBe(1);
  });

  it('leaves a vehicle type only on vehicle services, and vehicles without documents', async () => {
    const services = await client.query<{ subject: string; type: string | null }>(
      'SELECT subject, vehicle_type_id AS type FROM services ORDER BY subject',
    );
    expect(services.rows).toEqual([
      { subject: 'branch', type: null },
      { subject: 'vehicle', type: nobody },
    ]);
    expect((await client.query('SELECT papers FROM vehicles')).rows).toEqual([{ papers: null }]);
  });
});
