import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, type Database } from '../connect';
import { connectionsOf, isLost, rootOf, within } from '../driver';
import { assertReplica, find, type Found, identityOf, Lag, positionOf, replayedBy } from './positions';

/**
 * `behind`: by more than ten seconds. `detached`: it receives no changes. `silent`: it does not answer. `promoted`: it accepts
 * changes itself. `foreign`: it belongs to another database. In all of these the primary is read.
 */
export type ReplicaState = 'ok' | 'behind' | 'detached' | 'silent' | 'promoted' | 'foreign';

/** Number of reads by outcome: answered by the replica, by the primary, or by both because the replica failed. */
type Reads = Record<'replica' | 'primary' | 'repeated', number>;

/** Time in milliseconds that a read waits for the replica to catch up with the primary. */
const patienceMs = 100;
/** Time in milliseconds for which reads use the primary at once, after the replica was too late or has failed. */
const restMs = 1_000;
const lookEveryMs = 1_000;
const answerWithinMs = 2_000;
const behindMs = 10_000;
/** Polling interval in milliseconds while the replica has not replayed a position. */
const askEveryMs = 2;

/**
 * Streaming replica of the database for read-only work. A read uses it once it has replayed everything that the primary has at
 * that moment: it returns no less than the primary, whichever process has written.
 */
export class Replica {
  private readonly db: Database;
  private readonly open: { giveUp(): void };
  private readonly stopped = new AbortController();
  private readonly lag = new Lag();
  private lagMs = 0;
  private now: ReplicaState = 'ok';
  /** Position that the replica has replayed for certain; 0 where it is unknown. */
  private replayed = 0;
  private asking: Promise<void> | undefined;
  private restsUntil = 0;
  readonly reads: Reads = { replica: 0, primary: 0, repeated: 0 };

  private constructor(
    private readonly primary: Database,
    url: string,
    private readonly log: { warn(message: string): void },
  ) {
    this.db = connectDatabase(url, { pool: primary.$settings.pool });
    this.open = connectionsOf(this.db.$client);
    // A server that has crashed replays from an earlier position, and may answer before it has reached the former one.
    this.db.$client.on('remove', () => (this.replayed = 0));
  }

  /**
   * Connects to a replica and monitors its state; an unavailable one is used once it is back.
   * @throws ConfigurationError as `assertReplica` does
   */
  static async follow(
    primary: Database,
    url: string,
    log: { warn(message: string): void },
  ): Promise<Replica> {
    const replica = new Replica(primary, url, log);
    await assertReplica(primary, replica.db).catch(async (error: unknown) => {
      await replica.stop();
      throw error;
    });
    await replica.look();
    void replica.lookAgain();
    return replica;
  }

  get state(): ReplicaState {
    return this.now;
  }

  get lagSeconds(): number {
    return this.lagMs / 1000;
  }

  /** Returns the connections to read from now: the replica's where it has everything that the primary has. */
  async choose(): Promise<Database> {
    const isRead = this.now === 'ok' && performance.now() >= this.restsUntil && (await this.hasEverything());
    this.reads[isRead ? 'replica' : 'primary'] += 1;
    return isRead ? this.db : this.primary;
  }

  /** Runs read-only work; again, on the primary, where the replica fails. */
  async read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await this.choose();
    try {
      return await work(db);
    } catch (error) {
      if (db === this.primary || !isFailure(error)) throw error;
      this.reads.repeated += 1;
      this.rest();
      return work(this.primary);
    }
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    this.open.giveUp();
    await this.db.$client.end();
  }

  private async hasEverything(): Promise<boolean> {
    try {
      const position = await positionOf(this.primary);
      await within(patienceMs, () => this.reaches(position));
      return true;
    } catch {
      this.rest();
      return false;
    }
  }

  private async reaches(position: number): Promise<void> {
    const until = performance.now() + patienceMs;
    while (this.replayed < position) {
      this.asking ??= this.ask().finally(() => (this.asking = undefined));
      await this.asking;
      if (this.replayed >= position) return;
      if (performance.now() > until) throw new Error('the replica is behind');
      await pause(askEveryMs);
    }
  }

  private async ask(): Promise<void> {
    this.replayed = await replayedBy(this.db);
  }

  private rest(): void {
    this.restsUntil = performance.now() + restMs;
  }

  private async lookAgain(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.look();
    }
  }

  /** Checks both servers. While the primary does not answer, the state is unknown. */
  private async look(): Promise<void> {
    const at = performance.now();
    const expected = await this.askPrimary().catch(() => undefined);
    if (expected === undefined || this.stopped.signal.aborted) return;
    this.lag.note({ position: expected.position, at });
    try {
      const found = await within(answerWithinMs, () => find(this.db));
      this.replayed = found.position;
      this.lagMs = this.lag.of(found.position, performance.now());
      this.note(stateOf(found, expected.identity, this.lagMs));
    } catch (error) {
      this.lagMs = this.lag.of(0, performance.now());
      // Calls that wait for the replica are repeated on the primary at once.
      this.open.giveUp();
      this.note('silent', rootOf(error).message);
    }
  }

  private async askPrimary() {
    const [position, identity] = await Promise.all([positionOf(this.primary), identityOf(this.primary)]);
    return { position, identity };
  }

  private note(state: ReplicaState, reason?: string): void {
    if (state === this.now || this.stopped.signal.aborted) return;
    this.now = state;
    this.log.warn(reason === undefined ? words[state] : `${words[state]} (${reason})`);
  }
}

function stateOf(found: Found, identity: string, lagMs: number): ReplicaState {
  if (found.identity !== identity) return 'foreign';
  if (!found.follows) return 'promoted';
  if (!found.receives) return 'detached';
  return lagMs > behindMs ? 'behind' : 'ok';
}

const words: Readonly<Record<ReplicaState, string>> = {
  ok: 'The replica is read from again.',
  behind: 'The replica is more than ten seconds behind: the primary is read from.',
  detached: 'The replica receives nothing from a primary: the primary is read from.',
  silent: 'The replica does not answer: the primary is read from.',
  promoted: 'The server at DATABASE_REPLICA_URL takes changes itself: the primary is read from.',
  foreign: 'The server at DATABASE_REPLICA_URL is of another database: the primary is read from.',
};

/**
 * True where the primary may succeed although the replica failed: a lost connection, a read that was cancelled because it
 * blocked replaying, a column that is not there yet. Not for an unreadable value, nor for a statement that took too long.
 */
function isFailure(error: unknown): boolean {
  const { code, message } = rootOf(error);
  return code === undefined ? isLost(message) : failures.test(code);
}

const failures = /^(?:08|40|42|53|57P|58|XX|25006|E[A-Z]+$)/;
