import { Client } from 'pg';

/**
 * Statement that asks whether the database takes changes: a replica does not, nor a session that was opened to read
 * only.
 */
export const onlyReadsText = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as readonly`;

const answerWithinMs = 4_000;

/** The address of each host that a setting names: `postgres://user:password@one:5432,two:5432/portal`. */
export function hostsOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [address];
}

/** Returns the first of several addresses whose database takes changes, or the first where none does; a single one is not asked. */
export async function findWriter(addresses: readonly string[]): Promise<string> {
  const [first = ''] = addresses;
  if (addresses.length === 1) return first;
  const writers = await Promise.all(addresses.map(takesChanges));
  return addresses[writers.indexOf(true)] ?? first;
}

async function takesChanges(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly: boolean }>(onlyReadsText);
    return rows[0]?.readonly === false;
  } catch {
    return false;
  } finally {
    // The end of a connection that hangs is awaited by nobody.
    void client.end().catch(() => undefined);
  }
}
