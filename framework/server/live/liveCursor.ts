import { liveRetentionMs } from '#framework/base/live/liveMessages';
import type { AppContext } from '../http/appContext';
import { seal, unseal } from '../http/sealedNumber';
import type { Position } from './changeFeed';

type Sealing = Pick<AppContext, 'clock' | 'linkKey'>;

/**
 * Maximum age of a cursor in milliseconds: an hour less than changes are stored, because the sweep may already be
 * deleting the oldest.
 */
const goodForMs = liveRetentionMs - 3_600_000;

/** Cursor from which a reader continues, sealed: the numbers of transactions would reveal how much others write. */
export function writeLiveCursor({ clock, linkKey }: Sealing, { tx, cluster }: Position): string {
  return seal(linkKey, `${cluster}.${tx}.${clock().getTime()}`);
}

/**
 * Transaction from which a cursor continues; null where later ones are no longer stored, or never were here: another
 * cluster, or this one set back to an earlier time, counts its transactions differently.
 */
export function readLiveCursor({ clock, linkKey }: Sealing, cursor: string, now: Position): number | null {
  const [cluster, tx, at] = opened(linkKey, cursor).split('.');
  if (cluster !== now.cluster || Number(tx) > now.tx) return null;
  return clock().getTime() - Number(at) > goodForMs ? null : Number(tx);
}

function opened(linkKey: string, cursor: string): string {
  try {
    return unseal(linkKey, cursor);
  } catch {
    return '';
  }
}
