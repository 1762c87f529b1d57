// Before anything that could write into the page.
import './markup/markupPolicy';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { dropDraftsOfOthers, keepDrafts } from './forms/formDrafts';
import { keepOneIdentity } from './providers/oneIdentity';
import { followOtherTabs, startI18n } from './providers/i18n';
import { beforeSessionEnds } from './providers/refusedSession';
import { useSession } from './providers/session';
import { loadPortal, textsOfPortal } from './screens/loadPortal';
import { fetchPublicPage } from './router/publicPageCode';
import { publicScreenAt } from './screens/publicScreenAt';
import './theme/global.css';

keepOneIdentity();
followOtherTabs();
beforeSessionEnds(keepDrafts);
useSession.subscribe(({ user }) => user && dropDraftsOfOthers(user.id));
void begin();

/**
 * Draws once the first page, its texts and those that every page needs are there, which are fetched beside each other.
 * Not awaited by the module itself: the page's code imports what stands in it, and each would wait for the other.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const first = publicScreenAt(window.location.pathname)?.screen;
  const portal = !first && useSession.getState().authenticated;
  const code = first ? fetchPublicPage(first) : portal ? loadPortal() : null;
  // What fails here is asked for again where it is drawn, which tells of it.
  const fetched = code?.catch(() => undefined);
  await startI18n(first?.texts ?? (portal ? textsOfPortal : []));
  if (first) await fetched;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
