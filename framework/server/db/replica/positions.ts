import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { ConfigurationError } from '../../config/serverConfig';
import { rootOf, within } from '../driver';

const answerWithinMs = 4_000;

/**
 * Asks a replica whether it is one of this database. One that is away, or was promoted, stops no start: the primary is
 * there.
 * @throws ConfigurationError where it is of another database or lets nobody in
 */
export async function assertReplica(primary: Database, replica: Database): Promise<void> {
  const found = await within(answerWithinMs, () => find(replica)).catch((error: unknown) => {
    const { code = '', message = '' } = rootOf(error);
    if (notLetIn.has(code) || unsupported.test(message)) throw new ConfigurationError(refused(message));
    return undefined;
  });
  if (found && found.identity !== (await identityOf(primary))) throw new ConfigurationError(foreign);
}

/** A wrong password or role, a database that is not there. */
const notLetIn = new Set(['28000', '28P01', '3D000']);

/** The words of PgBouncer for a parameter that it does not pass on. */
const unsupported = /unsupported startup parameter/;

const refused = (reason: string) =>
  `رُفض الاتصال بعنوان DATABASE_REPLICA_URL. عيّنه لخادم PostgreSQL التابع نفسه، لا لمجمّع اتصالات، بالمستخدم وقاعدة البيانات المذكورين في DATABASE_URL، أو احذفه. (${reason})\n` +
  `The connection to DATABASE_REPLICA_URL was refused. Set it to PostgreSQL itself on the replica, not to a pooler, with the user and the database of DATABASE_URL, or remove it. (${reason})`;

const foreign =
  'لا يؤدي DATABASE_REPLICA_URL إلى خادم تابع لقاعدة البيانات المذكورة في DATABASE_URL. عيّنه لخادم يتبعها بالبث (streaming replication)، أو احذفه.\n' +
  'DATABASE_REPLICA_URL does not lead to a replica of the database at DATABASE_URL. Set it to a streaming replica of it, or remove it.';

/** State of a server that may be a replica. */
export interface Found {
  /** False for one that takes changes itself. */
  readonly follows: boolean;
  /** True while it is connected to a primary. One that has gone another way than the primary since a failover is not. */
  readonly receives: boolean;
  /** Position that it has replayed; zero for a server that was never a replica. */
  readonly position: number;
  /** Identifier of the cluster and name of the database, which a replica shares with its primary. */
  readonly identity: string;
}

const identity = sql`(select system_identifier from pg_control_system())::text || ' ' || current_database()`;

/**
 * Position of the primary in its log of changes, in bytes: every change that anybody can read by now lies before it. A
 * change that was committed without waiting for the disk is read before it is flushed.
 */
const position = sql`(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::float8`;
const replayed = sql`coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, 0)`;

/** @throws where it does not answer, or takes no changes itself */
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

/** Positions of the primary that are remembered: one a second, so for more than a quarter of an hour. */
const mostPositions = 1_000;

interface Position {
  readonly position: number;
  /** Moment at which the primary had reached it, in milliseconds. */
  readonly at: number;
}

/** Delay of a replica: the time since the primary had the oldest position that the replica has not replayed. */
export class Lag {
  private awaited: Position[] = [];

  note(primary: Position): void {
    if (this.awaited.length < mostPositions) this.awaited.push(primary);
  }

  /** Milliseconds by which a replica is behind that has replayed this position. */
  of(replayed: number, now: number): number {
    this.awaited = this.awaited.filter(({ position }) => position > replayed);
    const [oldest] = this.awaited;
    return oldest ? now - oldest.at : 0;
  }
}
