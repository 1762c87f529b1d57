import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Number of threads that work at the same time, until `resize`. */
  readonly threads: number;
  /**
   * Time that a task waits for a busy thread before another is started, which costs as much as dozens of tasks;
   * five times as long for a thread that is still starting, because another would be ready no sooner.
   */
  readonly patienceMs: number;
  /** Time after which a job's thread is ended. */
  readonly jobMs: number;
  /** Memory limit of a thread's heap; native pictures are limited by their pixels instead. */
  readonly heapMb: number;
  /** Number of jobs that may wait for a thread; one more is refused, so that a flood does not fill the memory. */
  readonly waiting: number;
  /** Time after which an idle thread is ended, with its code, fonts and caches. */
  readonly restMs: number;
}

/** A job that could not be finished: its code threw, its thread died, or it took too long. Other jobs are unaffected. */
export class ThreadJobError extends Error {
  override readonly name = 'ThreadJobError';

  constructor(
    message: string,
    /** `busy`: too many were waiting, and the job was never started. */
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

/** Entry file of a thread: its script or, for TypeScript, the file that registers the loader. */
const firstFile = (script: URL) =>
  script.pathname.endsWith('.ts') ? new URL('./readTypeScript.mjs', import.meta.url) : script;

/**
 * Threads that each do one task at a time. One is started for the first task, or when a task waits too long for the busy ones,
 * and ended after an idle time. A thread that dies, runs out of memory or takes too long fails only its own task; the next task
 * gets a new one. Only a busy thread keeps the process alive.
 */
export class ThreadPool<Task, Result> {
  /** Idle threads, the most recently busy one last, each with the timer that ends it. */
  private readonly idle: { readonly worker: Worker; readonly ending: NodeJS.Timeout }[] = [];
  private readonly busy = new Map<Worker, (error: ThreadJobError) => void>();
  private readonly queue: Job<Task, Result>[] = [];
  /** Started threads that have not answered a task yet. */
  private readonly starting = new Set<Worker>();
  private threads: number;
  private look: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.threads = limits.threads;
  }

  /** True while there is a thread, busy or idle. */
  get isRunning(): boolean {
    return this.busy.size + this.idle.length > 0;
  }

  /** Number of busy and idle threads, and of tasks that wait for one. */
  get load(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    return { busy: this.busy.size, idle: this.idle.length, waiting: this.queue.length };
  }

  /** Changes the number of threads that work at the same time, for tasks that begin from now on. */
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
    // Needed between two tasks too: without a listener, the death of a thread would end the process.
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
