import type { SessionUser } from '#app/session';
import {
  ownAccountKey,
  sessionOf,
  storedSession,
  storeForNextPage,
  type StoredSession,
  useSession,
} from './session';

/** The admin's own session, while the pages of this browser, in all of its tabs, are seen as another person's. */
interface OwnAccount extends StoredSession {
  /** The page that was left. */
  readonly address: string;
}

/** True in a session that changes nothing: an admin sees the application as the signed-in person. */
export const isSeen = (): boolean => useSession.getState().user?.seen_by !== undefined;

/** Puts the admin's own session aside and begins anew, at home, as the person whom they see as. */
export function leaveOwnAccount(user: SessionUser, plainToken: string): void {
  const own: OwnAccount = {
    ...storedSession(),
    address: window.location.pathname + window.location.search,
  };
  localStorage.setItem(ownAccountKey, JSON.stringify(own));
  storeForNextPage(sessionOf(user, plainToken));
  window.location.assign('/');
}

/** Takes up the admin's own session again, at the page that they had left; false where none was put aside. */
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
