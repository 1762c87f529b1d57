// Before anything that could write into the page.
import '@framework/markup/markupPolicy';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { dropDraftsOfOthers, keepDrafts } from '@framework/forms/formDrafts';
import { keepOneIdentity } from '@framework/providers/oneIdentity';
import { followOtherTabs, startI18n } from '@framework/providers/i18n';
import { beforeSessionEnds } from '@framework/providers/refusedSession';
import { useSession } from '@framework/providers/session';
import { prefetchPage } from '@framework/lazy/lazyPage';
import { loadPortal, textsOfPortal } from './screens/loadPortal';
import { publicScreenAt } from './screens/publicScreenAt';
import '@framework/theme/global.css';

keepOneIdentity();
followOtherTabs();
beforeSessionEnds(keepDrafts);
useSession.subscribe(({ user }) => user && dropDraftsOfOthers(user.id));
void begin();

/**
 * Draws once the first page, its texts and those of every page are there, which are fetched in parallel; until then the
 * page shows the contents of `index.html`. Not awaited by the module itself: the page's code imports from it, and each
 * would wait for the other.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const open = publicScreenAt(window.location.pathname)?.screen;
  const inside = !open && useSession.getState().authenticated;
  const page = open ? prefetchPage(open.load) : inside ? enterPortal() : null;
  // A failed fetch is repeated where it is drawn, which shows the error.
  const fetched = page?.catch(() => undefined);
  await startI18n(open?.texts ?? (inside ? textsOfPortal : []));
  await fetched;
  // In pieces, between which the page answers: a first drawing is one piece else, however much it draws.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

async function enterPortal(): Promise<void> {
  const { arrive } = await prefetchPage(loadPortal);
  await arrive();
}
