import { Client, type PoolClient } from 'pg';
import { errorCode } from 'sijil/base/objects';
import { ConfigurationError } from '../config/serverConfig';
import { type Database, sessionSettings } from './connect';

/** Query that shows whether the database refuses changes, as a replica does, or a session that was opened read-only. */
export const onlyReadsText = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as readonly`;

const answerWithinMs = 4_000;

/** Returns the address of each host in a setting: `postgres://user:password@one:5432,two:5432/portal`. */
export function hostsOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [address];
}

/** Returns the first of several addresses whose database accepts changes, else the first one; a single one is not queried. */
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
    // Nobody waits for the end of a connection that hangs.
    void client.end().catch(() => undefined);
  }
}

/**
 * Checks that connections have what the portal relies on, which a pooler may lack.
 * @throws ConfigurationError naming the setting that is wrong and its correction
 */
export async function assertConnections({ $client, $settings }: Database): Promise<void> {
  const pooled = $settings.directUrl !== undefined;
  const first = await $client.connect().catch((error: unknown) => {
    throw isAboutOptions(error) ? new ConfigurationError(directUrlMissing) : error;
  });
  const second = await $client.connect();
  try {
    const settings = await wrongSettings(first);
    if (settings && !pooled) throw new ConfigurationError(directUrlMissing);
    if (settings) throw new ConfigurationError(settingsMissing(settings));
    if (pooled && $settings.prepare !== false) await assertPrepares(first, second);
  } finally {
    first.release();
    second.release();
  }
}

interface WrongSettings {
  readonly names: readonly string[];
  /** Statements that give the settings to the role. */
  readonly correction: string;
}

async function wrongSettings(client: PoolClient): Promise<WrongSettings | undefined> {
  const { rows } = await client.query<{ name: string; value: string; role: string; database: string }>(
    `select name, setting as value, quote_ident(current_user) as role, quote_ident(current_database()) as database
     from pg_settings where name = any($1)`,
    [Object.keys(sessionSettings)],
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  const wrong = Object.entries(sessionSettings).filter(([name, value]) => found.get(name)?.value !== value);
  if (wrong.length === 0) return undefined;
  const { role, database } = rows[0] ?? { role: '', database: '' };
  return {
    names: wrong.map(([name]) => name),
    correction: wrong
      .map(([name, value]) => `  ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}';`)
      .join('\n'),
  };
}

/**
 * Runs a named statement twice over one connection to the pooler, the second time while another one holds the
 * connection to PostgreSQL that has run it first.
 */
async function assertPrepares(first: PoolClient, second: PoolClient): Promise<void> {
  const named = { name: 'whether names last', text: 'select 1' };
  try {
    await first.query(named);
    await second.query('begin');
    await first.query(named);
  } catch (error) {
    throw unprepared.has(errorCode(error)) ? new ConfigurationError(prepareOn) : error;
  } finally {
    await second.query('rollback');
  }
}

/** Codes for a statement that does not exist, or whose name another client has used. */
const unprepared = new Set<unknown>(['26000', '42P05']);

/** Matches PgBouncer's error for a parameter that it does not pass on. */
const isAboutOptions = (error: unknown) =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

const directUrlMissing =
  'يؤدي DATABASE_URL إلى مجمّع اتصالات (pooler) لا يمرّر إعدادات الاتصال. عيّن DATABASE_DIRECT_URL لعنوان PostgreSQL نفسه.\n' +
  'DATABASE_URL leads to a pooler, which does not pass the settings of a connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

const settingsMissing = ({ names, correction }: WrongSettings) =>
  `تصل الاتصالات عبر مجمّع الاتصالات دون الإعدادات: ${names.join(', ')}. نفّذ مرة واحدة على DATABASE_DIRECT_URL الأوامر التالية، ثم أغلق اتصالات المجمّع (RECONNECT في PgBouncer).\n` +
  `Connections through the pooler lack the settings ${names.join(', ')}. Run these statements once at DATABASE_DIRECT_URL, then close the pooler's ` +
  `connections (RECONNECT in PgBouncer):\n${correction}`;

const prepareOn =
  'لا يحفظ مجمّع الاتصالات العبارات المحضّرة. عيّن DATABASE_PREPARE=off، أو استعمل PgBouncer 1.21 فأحدث مع max_prepared_statements.\n' +
  'The pooler does not keep prepared statements. Set DATABASE_PREPARE=off, or use PgBouncer 1.21 or newer with max_prepared_statements.';
