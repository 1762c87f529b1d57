import { frameworkOperations } from 'sijil/contract/operations';
import { backToOwnAccount } from './ownAccount';
import { sendOperation } from './sendOperation';
import { useSession } from './session';

/** Ends a "see as" session, and returns the admin to their own. */
export async function endSeen(): Promise<void> {
  // The browser returns whatever the server responds: the session expires soon.
  await sendOperation(frameworkOperations['auth.logout'], {}).catch(() => undefined);
  if (backToOwnAccount() || !useSession.getState().user?.seen_by) return;
  // The admin's stored session is missing: the browser's storage was cleared.
  useSession.getState().signOut();
  window.location.replace('/sign-in');
}
