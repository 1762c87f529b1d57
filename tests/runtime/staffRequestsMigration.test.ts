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
  await migrateBefore(client, '0071_staff_requests');
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it('a saved view of staff requests stays in its list when a migration renames the list', async () => {
  await client.query('SET session_replication_role = replica');
  for (const [list, name] of [
    ['houseRequests', 'overdue'],
    ['requests', 'own'],
  ])
    await client.query(
      `INSERT INTO saved_views (user_id, list, name, address) VALUES (gen_random_uuid(), $1, $2, 'status_in=pending')`,
      [list, name],
    );
  await client.query('SET session_replication_role = origin');
  await migrateDatabase(database.url);
  const { rows } = await client.query('SELECT list, name, address FROM saved_views ORDER BY name');
  expect(rows).toEqual([
    { list: 'staffRequests', name: 'overdue', address: 'status_in=pending' },
    { list: 'requests', name: 'own', address: 'status_in=pending' },
  ]);
});
