import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FairQueue } from './fairQueue';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Returns the processor time that a process has used so far, in milliseconds; null where the system has no such file. */
function processorTime(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain anything; the 14th and 15th fields are user and system time.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return null;
  }
}

/** Wall-clock limit of a file as a multiple of its processor time: other programs use the processor too. */
const clockFactor = 4;

export interface ReaderLimits {
  /** Number of processes that read at the same time. */
  readonly processes: number;
  /** Limit of processor time for one file, from its arrival in a process; wall-clock time where the system does not report it. */
  readonly fileMs: number;
  /** Time in which a process must become ready. */
  readonly startMs: number;
  /** Number of files of one account that may wait while one is read. */
  readonly waitingOfAccount: number;
  readonly waitingInAll: number;
  /** Time after which a waiting file is refused: its sender is answered before the connection ends. */
  readonly waitingMs: number;
  /** Time after which an idle process ends. */
  readonly restMs: number;
}

/** A file that was not read. */
export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';

  constructor(
    message: string,
    /**
     * `unreadable`: it took too long or too much memory. `waiting`: its account has too many waiting files. `busy`: no process
     * could start on it.
     */
    readonly reason: 'unreadable' | 'waiting' | 'busy',
  ) {
    super(message);
  }
}

/** Messages of a reading process. */
export type FromReader = 'ready' | { readonly result: unknown } | { readonly failure: string };

interface Job<Task> {
  readonly account: string;
  readonly task: Task;
  /** Timer that refuses the file when it has waited too long. */
  readonly refusal: NodeJS.Timeout;
  refused: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: ForeignFileError) => void;
}

interface Reader {
  readonly process: ChildProcess;
  ready: boolean;
  /** Timer that ends the process when it takes too long, or has been idle for long. */
  ending?: NodeJS.Timeout;
}

/**
 * A few processes that each read one foreign file at a time. A file that takes too long, or more memory than its process has,
 * ends that process and is refused; the next file gets a new one. Accounts are served in rotation, each with one file at a time,
 * so that one account never holds all processes. Only a file that is being read keeps the portal's process alive.
 */
export class ReaderPool<Task> {
  private readonly idle: Reader[] = [];
  private readonly busy = new Map<Reader, Job<Task>>();
  private readonly queue: FairQueue<Job<Task>>;

  constructor(
    private readonly start: () => ChildProcess,
    private readonly limits: ReaderLimits,
  ) {
    this.queue = new FairQueue({ ofAccount: limits.waitingOfAccount, inAll: limits.waitingInAll });
  }

  /** @throws ForeignFileError */
  read(account: string, task: Task): Promise<unknown> {
    const full = this.queue.fullFor(account);
    const reason = full === 'ofAccount' ? 'waiting' : 'busy';
    if (full) return Promise.reject(new ForeignFileError('too many files are waiting to be read', reason));
    return new Promise((resolve, reject) => {
      const refusal = setTimeout(() => {
        job.refused = true;
        reject(new ForeignFileError('no process had time for the file', 'busy'));
      }, this.limits.waitingMs);
      const job: Job<Task> = { account, task, refusal, refused: false, resolve, reject };
      this.queue.add(account, job);
      this.next();
    });
  }

  private next(): void {
    if (this.busy.size >= this.limits.processes) return;
    const served = new Set([...this.busy.values()].map(({ account }) => account));
    let job = this.queue.take((account) => !served.has(account));
    while (job?.refused) job = this.queue.take((account) => !served.has(account));
    if (!job) return;
    clearTimeout(job.refusal);
    const reader = this.idle.pop() ?? this.open();
    clearTimeout(reader.ending);
    this.busy.set(reader, job);
    reader.process.ref();
    reader.process.channel?.ref();
    if (reader.ready) this.hand(reader, job);
    else this.endAfter(reader, this.limits.startMs, 'did not start in time');
  }

  private open(): Reader {
    const reader: Reader = { process: this.start(), ready: false };
    reader.process.on('message', (message: FromReader) => this.hear(reader, message));
    reader.process.on('error', ({ message }) => this.lose(reader, message));
    reader.process.on('exit', (code, signal) => this.lose(reader, `ended (${signal ?? code})`));
    return reader;
  }

  private hear(reader: Reader, message: FromReader): void {
    const job = this.busy.get(reader);
    if (!job) return;
    if (message === 'ready') {
      reader.ready = true;
      return this.hand(reader, job);
    }
    this.busy.delete(reader);
    this.rest(reader);
    if ('result' in message) job.resolve(message.result);
    else job.reject(new ForeignFileError(message.failure, 'unreadable'));
    this.next();
  }

  private hand(reader: Reader, { task }: Job<Task>): void {
    const used = processorTime(reader.process.pid);
    this.endAfterProcessorTime(reader, { begun: performance.now(), used }, this.limits.fileMs);
    // A process that has just died is handled by its exit event.
    reader.process.send(task as object, () => undefined);
  }

  private rest(reader: Reader): void {
    reader.process.unref();
    reader.process.channel?.unref();
    this.idle.push(reader);
    this.endAfter(reader, this.limits.restMs, 'rested');
    reader.ending?.unref();
  }

  private endAfter(reader: Reader, ms: number, why: string): void {
    clearTimeout(reader.ending);
    reader.ending = setTimeout(() => this.lose(reader, why), ms);
  }

  private endAfterProcessorTime(
    reader: Reader,
    since: { readonly begun: number; readonly used: number | null },
    ms: number,
  ): void {
    clearTimeout(reader.ending);
    reader.ending = setTimeout(() => {
      const used = processorTime(reader.process.pid);
      const left = used === null || since.used === null ? 0 : this.limits.fileMs - (used - since.used);
      const isLate = performance.now() - since.begun >= this.limits.fileMs * clockFactor;
      if (left <= 0 || isLate) this.lose(reader, 'took too long');
      else this.endAfterProcessorTime(reader, since, left);
    }, ms);
  }

  /** Ends a process, if it has not ended on its own, and refuses its file. */
  private lose(reader: Reader, why: string): void {
    clearTimeout(reader.ending);
    reader.process.kill('SIGKILL');
    const at = this.idle.indexOf(reader);
    if (at >= 0) this.idle.splice(at, 1);
    const job = this.busy.get(reader);
    if (!job) return;
    this.busy.delete(reader);
    // A file that never reached a process may be sound.
    job.reject(new ForeignFileError(`the reading process ${why}`, reader.ready ? 'unreadable' : 'busy'));
    this.next();
  }
}
