import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Database, directUrl, moveDatabase } from './connect';
import { connectionsOf, giveUp, within } from './driver';
import { findWriter, onlyReadsText } from './connections';

const askEveryMs = 2_000;
const askAgainMs = 500;
const answerWithinMs = 4_000;
const failuresThatCount = 2;

export interface DatabaseWatch {
  /** False from the moment that the database is silent or gone until it answers again. */
  answers(): boolean;
  stop(): void;
}

/**
 * Checks every two seconds, over a dedicated connection, whether the database answers. After two failures, all connections of
 * the pool are closed: waiting calls fail at once instead of after the query's own limit, and no connection with a pending
 * answer returns to the pool. When the database accepts changes again after a read-only time, the connections are closed too, as
 * each may have been opened read-only. Of several hosts, the one that accepts changes is used as soon as it is found.
 */
export function watchDatabase(
  db: Database,
  log: { warn(message: string): void },
  addresses: readonly string[] = [],
): DatabaseWatch {
  const connections = connectionsOf(db.$client);
  const stopped = new AbortController();
  let answers = true;
  /** Consecutive failures; a single one may be a lost connection or a busy machine. */
  let failures = 0;
  let own: Client | undefined;
  let readonly = false;

  const look = async () => {
    while (!stopped.signal.aborted) {
      await pause(failures === 0 ? askEveryMs : askAgainMs, undefined, {
        signal: stopped.signal,
        ref: false,
      }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      const problem = await ask();
      if (addresses.length > 1 && (readonly || problem !== undefined)) await followWriter();
      if (problem === undefined) {
        if (!answers) log.warn('The database answers again.');
        answers = true;
        failures = 0;
        continue;
      }
      failures += 1;
      giveUp(own);
      own = undefined;
      if (!answers || failures < failuresThatCount) continue;
      answers = false;
      log.warn(`The database does not answer: ${problem}`);
      connections.giveUp();
    }
  };
  /** Moves to the host that accepts changes, if it is another one now. */
  const followWriter = async () => {
    const before = db.$client.options.connectionString;
    const writer = await findWriter(addresses);
    if (writer === before || stopped.signal.aborted) return;
    moveDatabase(db, writer);
    log.warn(`The database has moved to ${new URL(writer).host}.`);
    giveUp(own);
    own = undefined;
    connections.giveUp();
  };
  const noteReadonly = (now: boolean) => {
    if (now && !readonly) log.warn('The database takes no changes.');
    if (!now && readonly) {
      log.warn('The database takes changes again.');
      connections.giveUp();
    }
    readonly = now;
    // The next check opens a new connection: this one may stay read-only.
    if (now) {
      giveUp(own);
      own = undefined;
    }
  };
  const ask = async (): Promise<string | undefined> => {
    try {
      await within(answerWithinMs, async () => {
        if (own === undefined) {
          own = new Client({
            connectionString: directUrl(db),
            connectionTimeoutMillis: answerWithinMs,
          });
          own.on('error', () => undefined);
          await own.connect();
        }
        const { rows } = await own.query<{ readonly: boolean }>(onlyReadsText);
        noteReadonly(rows[0]?.readonly === true);
      });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  void look();
  return {
    answers: () => answers,
    stop: () => {
      stopped.abort();
      giveUp(own);
    },
  };
}
