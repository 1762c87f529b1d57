import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Threads that work at the same time, until `resize`. */
  readonly threads: number;
  /**
   * Time that a task waits for a busy thread before another is started, which costs as much as dozens of tasks;
   * five times as long for a thread that is only starting, because another would be ready no sooner.
   */
  readonly patienceMs: number;
  /** Time after which a job's thread is ended. */
  readonly jobMs: number;
  /** A thread's own memory; native pictures are bounded by their pixels instead. */
  readonly heapMb: number;
  /** Jobs that may wait for a thread; one more is refused, so that a flood fills no memory. */
  readonly waiting: number;
  /** Time after which an idle thread is ended, with its code, fonts and caches. */
  readonly restMs: number;
}

/** A job that could not be finished: its own code threw, its thread died, or it took too long. It harmed nothing else. */
export class ThreadJobError extends Error {
  override readonly name = 'ThreadJobError';

  constructor(
    message: string,
    /** `busy`: too many were waiting, and it was never begun. */
    readonly reason: 'failed' | 'died' | 'timeout' | 'busy',
  ) {
    super(message);
  }
}

interface Job<Task, Result> {
  readonly task: Task;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: ThreadJobError) => void;
}

/** Reply of a thread to a task. */
export type ThreadAnswer<Result> = { readonly result: Result } | { readonly failure: string };

const startsSlowerBy = 5;

/** Entry file of a thread: its script or, for TypeScript, the loader that can read it. */
const firstFile = (script: URL) =>
  script.pathname.endsWith('.ts') ? new URL('./readTypeScript.mjs', import.meta.url) : script;

/**
 * A few threads that each do one task at a time, started when there is one, or when one waits too long for those that are at
 * work, and ended when there was none for a while. A thread that dies, runs out of its memory or takes too long ends with its
 * own task; the next task finds a new one. Nothing keeps a process alive but a thread that is at work.
 */
export class ThreadPool<Task, Result> {
  /** The one that was busy last at the end, and what ends each of them. */
  private readonly idle: { readonly worker: Worker; readonly ending: NodeJS.Timeout }[] = [];
  private readonly busy = new Map<Worker, (error: ThreadJobError) => void>();
  private readonly queue: Job<Task, Result>[] = [];
  /** Pending calls. */
  private readonly starting = new Set<Worker>();
  private threads: number;
  private look: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.threads = limits.threads;
  }

  /** True while a thread is there, at work or at rest. */
  get isRunning(): boolean {
    return this.busy.size + this.idle.length > 0;
  }

  /** Threads at work and at rest, and tasks that wait for one. */
  get load(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    return { busy: this.busy.size, idle: this.idle.length, waiting: this.queue.length };
  }

  /** Changes how many threads work at the same time, for tasks that begin from now on. */
  resize(threads: number): void {
    this.threads = threads;
  }

  run(task: Task): Promise<Result> {
    if (this.queue.length >= this.limits.waiting)
      return Promise.reject(new ThreadJobError('too many tasks are waiting for a thread', 'busy'));
    return new Promise((resolve, reject) => {
      this.queue.push({ task, since: performance.now(), resolve, reject });
      this.next();
    });
  }

  private next(): void {
    const [first] = this.queue;
    if (!first || this.busy.size >= this.threads) return;
    const worker = this.wake() ?? (this.mayStart(first) ? this.start() : undefined);
    if (worker) {
      this.queue.shift();
      this.give(worker, first);
    } else this.look ??= setTimeout(() => this.lookAgain(), this.limits.patienceMs).unref();
  }

  private mayStart({ since }: Job<Task, Result>): boolean {
    const patience = this.limits.patienceMs * (this.starting.size > 0 ? startsSlowerBy : 1);
    return this.busy.size === 0 || performance.now() - since >= patience;
  }

  private lookAgain(): void {
    this.look = undefined;
    this.next();
  }

  private wake(): Worker | undefined {
    const rested = this.idle.pop();
    clearTimeout(rested?.ending);
    return rested?.worker;
  }

  private rest(worker: Worker): void {
    worker.unref();
    const ending = setTimeout(() => {
      this.forget(worker);
      void worker.terminate();
    }, this.limits.restMs).unref();
    this.idle.push({ worker, ending });
  }

  private forget(worker: Worker): void {
    const at = this.idle.findIndex((one) => one.worker === worker);
    if (at >= 0) this.idle.splice(at, 1);
  }

  private start(): Worker {
    const worker = new Worker(firstFile(this.script), {
      workerData: { script: this.script.href },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    });
    // Between two tasks too: without a listener its death would be ours.
    worker.on('error', (error: Error) => this.lose(worker, error.message));
    worker.on('exit', (code) => this.lose(worker, `the thread ended (${code})`));
    this.starting.add(worker);
    return worker;
  }

  private give(worker: Worker, { task, resolve, reject }: Job<Task, Result>): void {
    worker.ref();
    const settle = (answer: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered);
      this.busy.delete(worker);
      answer();
      this.next();
    };
    const answered = (answer: ThreadAnswer<Result>) => {
      this.starting.delete(worker);
      this.rest(worker);
      settle(() =>
        'result' in answer ? resolve(answer.result) : reject(new ThreadJobError(answer.failure, 'failed')),
      );
    };
    const failed = (error: ThreadJobError) => settle(() => reject(error));
    const timer = setTimeout(() => {
      failed(new ThreadJobError(`no answer within ${this.limits.jobMs} ms`, 'timeout'));
      void worker.terminate();
    }, this.limits.jobMs);
    this.busy.set(worker, failed);
    worker.on('message', answered);
    worker.postMessage(task);
  }

  private lose(worker: Worker, why: string): void {
    this.starting.delete(worker);
    this.forget(worker);
    this.busy.get(worker)?.(new ThreadJobError(why, 'died'));
  }
}
