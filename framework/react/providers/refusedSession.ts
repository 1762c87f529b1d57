import { backToOwnAccount } from './ownAccount';
import { useSession } from './session';
import { token } from './token';

const endedSession = new Set([401, 419, 440]);

/** Of this tab alone, and of a session that has ended by itself: who signs out is forgotten at once. */
const endedKey = 'endedSession';

const sessionEnding = new Set<(userId: string) => void>();

/** Calls back just before a person is signed out whose session has ended without their asking. */
export function beforeSessionEnds(listener: (userId: string) => void): void {
  sessionEnding.add(listener);
}

export function isEndedSession(status: number): boolean {
  return endedSession.has(status);
}

/**
 * What a refused token means wherever it happens: the session is over, so the person is signed out here too and the
 * router brings them to the sign-in page; who saw the application as another person goes back to their own account. True when that has just happened; a late answer to a token that is no
 * longer in use says nothing about the one that is.
 */
export function resetRefusedSession(sentToken: string): boolean {
  if (!useSession.getState().authenticated || sentToken !== token.read() || !token.isCurrent()) return false;
  if (backToOwnAccount()) return false;
  const { user } = useSession.getState();
  sessionEnding.forEach((listener) => listener(user?.id ?? ''));
  if (user) sessionStorage.setItem(endedKey, user.email);
  useSession.getState().signOut();
  return true;
}

/** The e-mail of the session that has ended in this tab, so that its person need not type it again; '' without one. */
export function emailOfEndedSession(): string {
  return sessionStorage.getItem(endedKey) ?? '';
}

export function forgetEndedSession(): void {
  sessionStorage.removeItem(endedKey);
}
