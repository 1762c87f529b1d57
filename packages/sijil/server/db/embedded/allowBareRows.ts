import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { clusterUser } from './postgresCluster';

/** Address of an embedded database as the superuser of its cluster, for the work of a database administrator. */
export function administratorUrlOf(dataDir: string, url: string): string {
  const administrator = new URL(url);
  administrator.username = clusterUser;
  administrator.password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  return administrator.href;
}

/**
 * Lets the portal's role write rows without their triggers and the records to which they refer: only for generated data and for
 * tests.
 */
export async function allowBareRows(dataDir: string, url: string): Promise<void> {
  const client = new Client({ connectionString: administratorUrlOf(dataDir, url) });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const role = client.escapeIdentifier(new URL(url).username);
    await client.query(`GRANT SET ON PARAMETER session_replication_role TO ${role}`);
  } finally {
    await client.end();
  }
}
