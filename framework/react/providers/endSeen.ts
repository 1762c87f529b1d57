import { frameworkOperations } from '#framework/contract/operations';
import { backToOwnAccount } from './ownAccount';
import { sendOperation } from './sendOperation';
import { useSession } from './session';

/** Ends the session in which an admin sees the application as another person, and goes back to their own. */
export async function endSeen(): Promise<void> {
  // Whatever the server answers, this browser goes back: the session ends by itself soon.
  await sendOperation(frameworkOperations['auth.logout'], {}).catch(() => undefined);
  if (backToOwnAccount() || !useSession.getState().user?.seen_by) return;
  // The stored session of the admin is gone: the browser's storage was cleared.
  useSession.getState().signOut();
  window.location.replace('/sign-in');
}
