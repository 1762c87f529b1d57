import path from 'node:path';
import { openLargeBusiness } from '../../scripts/largeBusiness/openLargeBusiness';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { buildPages } from './buildPages';
import { type Served, startBareServer, startPortal } from './processes';

export interface Installation {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly portal: Served;
}

/** Number of requests of the installation with which growth is compared. */
const few = 10_000;

/** Installations of a run, each created and started for the first line that needs it, and stopped after the last. */
export class Installations {
  private readonly opened = new Map<number, Promise<Installation>>();
  private readonly endings: (() => Promise<unknown>)[] = [];
  private served: Promise<Served> | undefined;

  constructor(
    readonly folder: string,
    private readonly requests: number,
  ) {}

  large = (): Promise<Installation> => this.installation(this.requests);
  small = (): Promise<Installation> => this.installation(Math.min(few, this.requests));

  /** Bare server over the large installation's rows, with the bare pages. */
  floor(): Promise<Served> {
    this.served ??= this.startBareServer();
    return this.served;
  }

  async close(): Promise<void> {
    for (const end of this.endings.toReversed()) await end().catch(console.error);
  }

  private installation(count: number): Promise<Installation> {
    const known = this.opened.get(count) ?? this.open(count);
    this.opened.set(count, known);
    return known;
  }

  private async open(count: number): Promise<Installation> {
    const dataDir = path.join(this.folder, `bench-${count}`);
    const { databaseUrl, close } = await openLargeBusiness(dataDir, { total: count }, console);
    this.endings.push(close);
    const db = connectDatabase(databaseUrl);
    this.endings.push(() => db.$client.end());
    const portal = await startPortal(databaseUrl, dataDir);
    this.endings.push(() => portal.stop());
    return { dataDir, databaseUrl, db, portal };
  }

  private async startBareServer(): Promise<Served> {
    const { databaseUrl } = await this.large();
    const floor = await startBareServer(databaseUrl, buildPages());
    this.endings.push(() => floor.stop());
    return floor;
  }
}
