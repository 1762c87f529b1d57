import { Client } from 'pg';
import { expect, it } from 'vitest';

import { createTestDatabase } from '../support/testDatabase';

it('every test database is migrated and isolated from the others', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const tables = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const found = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    await client.query('CREATE TABLE scribble ()');
    await client.end();
    return found.rows.map((row) => row.name);
  };
  expect(await tables(one.url)).toContain('requests');
  expect(await tables(other.url)).not.toContain('scribble');
  await Promise.all([one.drop(), other.drop()]);
  await expect(tables(one.url)).rejects.toThrow('does not exist');
});
