import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { ConfigurationError } from '../../config/serverConfig';
import { rootOf, within } from '../driver';

const answerWithinMs = 4_000;

/**
 * Checks that a replica belongs to this database. One that is unavailable, or was promoted, does not stop the start: the primary
 * answers.
 * @throws ConfigurationError where it belongs to another database or refuses the sign-in
 */
export async function assertReplica(primary: Database, replica: Database): Promise<void> {
  const found = await within(answerWithinMs, () => find(replica)).catch((error: unknown) => {
    const { code = '', message = '' } = rootOf(error);
    if (notLetIn.has(code) || unsupported.test(message)) throw new ConfigurationError(refused(message));
    return undefined;
  });
  if (found && found.identity !== (await identityOf(primary))) throw new ConfigurationError(foreign);
}

/** Codes of a wrong password or role, and of a missing database. */
const notLetIn = new Set(['28000', '28P01', '3D000']);

/** PgBouncer's error for a parameter that it does not pass on. */
const unsupported = /unsupported startup parameter/;

const refused = (reason: string) =>
  `رُفض الاتصال بعنوان DATABASE_REPLICA_URL. عيّنه لخادم PostgreSQL التابع نفسه، لا لمجمّع اتصالات، بالمستخدم وقاعدة البيانات المذكورين في DATABASE_URL، أو احذفه. (${reason})\n` +
  `The connection to DATABASE_REPLICA_URL was refused. Set it to PostgreSQL itself on the replica, not to a pooler, with the user and the database of DATABASE_URL, or remove it. (${reason})`;

const foreign =
  'لا يؤدي DATABASE_REPLICA_URL إلى خادم تابع لقاعدة البيانات المذكورة في DATABASE_URL. عيّنه لخادم يتبعها بالبث (streaming replication)، أو احذفه.\n' +
  'DATABASE_REPLICA_URL does not lead to a replica of the database at DATABASE_URL. Set it to a streaming replica of it, or remove it.';

/** State of a server that may be a replica. */
export interface Found {
  /** False for one that accepts changes itself. */
  readonly follows: boolean;
  /** True while it is connected to a primary; false for one that diverged from the primary after a failover. */
  readonly receives: boolean;
  /** Position that it has replayed; zero for a server that was never a replica. */
  readonly position: number;
  /** Identifier of the cluster and name of the database, which a replica shares with its primary. */
  readonly identity: string;
}

const identity = sql`(select system_identifier from pg_control_system())::text || ' ' || current_database()`;

/**
 * Position of the primary in its write-ahead log, in bytes: every change that is readable now lies before it. A change that was
 * committed without waiting for the disk is readable before it is flushed.
 */
const position = sql`(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::float8`;
const replayed = sql`coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, 0)`;

/** @throws where it does not answer, or accepts no changes itself */
export async function positionOf(primary: Database): Promise<number> {
  const { rows } = await primary.execute<{ position: number }>(sql`select ${position} as position`);
  return one(rows).position;
}

export async function identityOf(primary: Database): Promise<string> {
  const { rows } = await primary.execute<{ identity: string }>(sql`select ${identity} as identity`);
  return one(rows).identity;
}

export async function replayedBy(replica: Database): Promise<number> {
  const { rows } = await replica.execute<{ position: number }>(sql`select ${replayed} as position`);
  return one(rows).position;
}

export async function find(replica: Database): Promise<Found> {
  const { rows } = await replica.execute<Found & Record<string, unknown>>(
    sql`select pg_is_in_recovery() as follows, exists (select from pg_stat_wal_receiver) as receives, ${replayed} as position, ${identity} as identity`,
  );
  return one(rows);
}

function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a select without a table answers one row');
  return row;
}

/** Number of stored positions of the primary: one a second, so for more than a quarter of an hour. */
const mostPositions = 1_000;

interface Position {
  readonly position: number;
  /** Moment at which the primary had reached the position, in milliseconds. */
  readonly at: number;
}

/** Delay of a replica: the time since the primary had the oldest position that the replica has not replayed. */
export class Lag {
  private awaited: Position[] = [];

  note(primary: Position): void {
    if (this.awaited.length < mostPositions) this.awaited.push(primary);
  }

  /** Returns the milliseconds by which a replica lags that has replayed this position. */
  of(replayed: number, now: number): number {
    this.awaited = this.awaited.filter(({ position }) => position > replayed);
    const [oldest] = this.awaited;
    return oldest ? now - oldest.at : 0;
  }
}
