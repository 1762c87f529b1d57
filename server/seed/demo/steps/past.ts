import type { Transaction } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';
import type { DemoFiles } from '../fileShelf';
import type { DemoBusiness } from '../demoBusiness';
import type { Actors } from './actors';

/** Context of the demo's past. */
export interface Past {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly shelf: DemoFiles;
  readonly actors: Actors;
  readonly business: DemoBusiness;
}

/** Something that somebody did, or that the portal did by itself. */
export interface PastEvent {
  readonly at: Date;
  readonly take: () => Promise<void>;
}

/** Lets everything happen in the order of time, so that numbers follow it as in life. */
export async function play(events: readonly PastEvent[]): Promise<void> {
  for (const { take } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await take();
}
