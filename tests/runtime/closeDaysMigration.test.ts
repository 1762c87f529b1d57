import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, '0122_close_days');
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Requests by status, days since the approval, and days until the stored close day; null has none. */
const requests = {
  approvedYesterday: ['certificate_generated', 1, 29],
  correctedFiveDaysAgo: ['corrections_approved', 5, 25],
  approvedLongAgo: ['certificate_generated', 20, 10],
  closingTomorrow: ['certificate_generated', 29, 1],
  approvedUnderThePresentRule: ['corrections_approved', 2, 5],
  closed: ['inspection_completed', 3, 27],
  withCorrections: ['corrections_needed', 3, null],
} as const;

it('open requests close 7 days after their approval, and not within 3 days of the upgrade', async () => {
  await client.query('SET session_replication_role = replica');
  for (const [name, [status, since, until]] of Object.entries(requests))
    await client.query(
      `INSERT INTO requests (status, status_since, completion_due_at, notes, kind, client_id, service_id, created_by_id, form_version_id, total)
       VALUES ($1, now() - make_interval(days => $2), now() + make_interval(days => $3), $4, 'standard',
         gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 0)`,
      [status, since, until, name],
    );
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
  const { rows } = await client.query<{ name: string; days: number | null }>(
    `SELECT notes AS name, round(extract(epoch FROM completion_due_at - now()) / 86400)::int AS days FROM requests`,
  );
  expect(Object.fromEntries(rows.map(({ name, days }) => [name, days]))).toEqual({
    approvedYesterday: 6,
    correctedFiveDaysAgo: 3,
    approvedLongAgo: 3,
    closingTomorrow: 1,
    approvedUnderThePresentRule: 5,
    closed: 27,
    withCorrections: null,
  });
});
