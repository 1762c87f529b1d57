import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { FrontProxy } from './frontProxy';
import { PortalProcess } from './portalProcess';

interface PairOptions {
  /** Database address of the processes, in some tests with several hosts or of a pooler. */
  readonly databaseUrl: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Two processes of one portal behind a proxy, on an external database and one folder of files. */
export class Pair {
  private constructor(
    readonly processes: readonly PortalProcess[],
    readonly proxy: FrontProxy,
    readonly url: string,
    readonly dataDir: string,
    /** Direct address of the database, for checks from outside. */
    public databaseUrl: string,
  ) {}

  /** @param direct direct address of the database, if it differs from the processes' address */
  static async begin({ databaseUrl, settings = {} }: PairOptions, direct = databaseUrl): Promise<Pair> {
    if (!ensureBuilt('server')) throw new Error('the server could not be built');
    const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-pair-'));
    mkdirSync(path.join(dataDir, 'store'));
    linkFiles(dataDir, 'store');
    const port = await findFreePort();
    const ports = [await findFreePort(), await findFreePort()];
    const url = `http://127.0.0.1:${port}`;
    const common = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      SANDBOX: 'on',
      JOB_CONCURRENCY: '4',
      ...settings,
    };
    const processes = ports.map((each) => new PortalProcess(each, common));
    const pair = new Pair(processes, await FrontProxy.begin(port, ports), url, dataDir, direct);
    for (const each of processes) await each.start();
    return pair;
  }

  /** Kills a process as a power cut would, and starts it again. */
  async killAndStart(index: number): Promise<void> {
    await this.processes[index]?.kill();
    await this.processes[index]?.start();
  }

  /** Replaces the folder of files, at once and for both processes. */
  useFiles(folder: string): void {
    linkFiles(this.dataDir, folder);
  }

  async untilWell(): Promise<void> {
    for (const each of this.processes) await each.untilWell();
  }

  async throwAway(): Promise<void> {
    for (const each of this.processes) await each.kill();
    await this.proxy.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function linkFiles(dataDir: string, folder: string): void {
  const link = path.join(dataDir, 'files.next');
  symlinkSync(folder, link);
  renameSync(link, path.join(dataDir, 'files'));
}
