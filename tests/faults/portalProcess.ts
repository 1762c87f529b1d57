import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../support/folderTree';

/** Built portal as a separate process on its own port, which can be started, killed and restarted. */
export class PortalProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
    private readonly node = process.execPath,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Process id. */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('the portal is not running');
    return pid;
  }

  /** Starts the process and waits until its health check succeeds. */
  async start(): Promise<void> {
    this.child = spawn(this.node, ['dist/server/main.js'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        PUBLIC_URL: this.url,
        DEMO: 'off',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'silent',
        DATABASE_URL: '',
        ...this.settings,
      },
      stdio: process.env['FAULTS_LOG'] === 'on' ? 'inherit' : 'ignore',
    });
    await this.untilWell();
  }

  /** Waits until the health check succeeds; @throws when it does not within the given time. */
  async untilWell(withinMs = 240_000): Promise<void> {
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      const answer = await fetch(`${this.url}/api/v1/health`).catch(() => undefined);
      if (answer?.ok) return;
      if (!this.isRunning) throw new Error(`the portal has ended with ${this.child?.exitCode}`);
      await pause(100);
    }
    throw new Error(`the portal was not well within ${withinMs} ms`);
  }

  /** Kills the process, as the OOM killer or a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to stop, and returns the time that it took, in milliseconds, and its exit code. */
  async stop(): Promise<{ tookMs: number; code: number | null }> {
    const begun = performance.now();
    const code = await this.end('SIGTERM');
    return { tookMs: performance.now() - begun, code };
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  private async end(by: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isRunning) return null;
    const ended = once(child, 'exit');
    child.kill(by);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
