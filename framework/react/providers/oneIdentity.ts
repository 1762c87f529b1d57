import { storedIsWhole, useSession } from './session';
import { token } from './token';

/**
 * Two people are never mixed in one page. What was read for one is thrown away before anything is shown to another (the
 * query client sees to it), and when another tab signs somebody in or out, this one follows at once: a different person begins at their own home.
 */
export function keepOneIdentity(): void {
  // From here on this tab asks with this token, whatever another tab stores.
  token.read();
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== token.key && key !== 'root') return;
    // The token and the person are two writes of the other tab, and two events here. Between them nobody is signed in, and
    // this tab would leave its page for the one for signing in.
    if (storedIsWhole()) void follow();
  });
  // A page that the browser had put to sleep hears no storage events.
  window.addEventListener('pageshow', () => {
    if (!token.isCurrent()) void follow();
  });
}

async function follow(): Promise<void> {
  const before = useSession.getState().user?.id;
  token.adopt();
  await useSession.persist.rehydrate();
  const after = useSession.getState().user?.id;
  if (before !== undefined && after !== undefined && before !== after) window.location.replace('/');
}
