import type { SessionUser } from 'sijil/contract/sessionViews';
import {
  ownAccountKey,
  sessionOf,
  storedSession,
  storeForNextPage,
  type StoredSession,
  useSession,
} from './session';

/** Admin's own session, stored while all tabs of this browser are in a "see as" session. */
interface OwnAccount extends StoredSession {
  /** The page that was left. */
  readonly address: string;
}

/** True in a "see as" session, which is read-only. */
export const isSeen = (): boolean => useSession.getState().user?.seen_by !== undefined;

/** Stores the admin's own session, and reloads at home in a "see as" session. */
export function leaveOwnAccount(user: SessionUser, plainToken: string): void {
  const own: OwnAccount = {
    ...storedSession(),
    address: window.location.pathname + window.location.search,
  };
  localStorage.setItem(ownAccountKey, JSON.stringify(own));
  storeForNextPage(sessionOf(user, plainToken));
  window.location.assign('/');
}

/** Restores the admin's own session at the page that they had left; false if none was stored. */
export function backToOwnAccount(): boolean {
  const own = isSeen() ? ownAccount() : null;
  if (own === null) return false;
  localStorage.removeItem(ownAccountKey);
  storeForNextPage(own);
  window.location.replace(own.address);
  return true;
}

function ownAccount(): OwnAccount | null {
  try {
    return JSON.parse(localStorage.getItem(ownAccountKey) ?? 'null') as OwnAccount | null;
  } catch {
    return null;
  }
}
