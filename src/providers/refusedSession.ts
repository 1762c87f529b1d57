import type { ApiError } from './apiError';
import { useSession } from './session';

const endedSession = new Set([401, 419, 440]);

/**
 * What a refused token means wherever it happens: the session is over, so the person is signed out here too and the
 * router brings them to the sign-in page. On that page itself the form shows the message.
 */
export function handleRefusedSession(error: ApiError): void {
  if (endedSession.has(error.status) && useSession.getState().authenticated) useSession.getState().signOut();
}
