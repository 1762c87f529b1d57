import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dropDraftsOfOthers, keepDrafts } from '@framework/forms/formDrafts';
import { prefetchPage } from '@framework/lazy/lazyPage';
import { followOtherTabs, startI18n } from '@framework/providers/i18n';
import { keepOneIdentity } from '@framework/providers/oneIdentity';
import { beforeSessionEnds } from '@framework/providers/refusedSession';
import { useSession } from '@framework/providers/session';
import { loadPortal } from '@framework/screens/loadPortal';
import { publicScreenAt } from '@framework/screens/publicScreenAt';
import { textsOfPortal } from '@framework/screens/texts';
import '@framework/theme/global.css';
import { App } from './App';

/**
 * Draws once the first page, its texts and those of every page are there, which are fetched in parallel; until then the
 * page shows the contents of `index.html`. Not to be awaited by the page's entry: the page's code imports from it, and
 * each would wait for the other.
 * @param instead a page of the application's own that takes the place of all others
 */
export async function start(instead?: ReactNode): Promise<void> {
  keepOneIdentity();
  followOtherTabs();
  beforeSessionEnds(keepDrafts);
  // An admin who sees as another person comes back to their own drafts.
  useSession.subscribe(({ user }) => user && !user.seen_by && dropDraftsOfOthers(user.id));
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const open = publicScreenAt(window.location.pathname)?.screen;
  const inside = !open && !instead && useSession.getState().authenticated;
  const page = open ? prefetchPage(open.load) : inside ? enterPortal() : null;
  // A failed fetch is repeated where it is drawn, which shows the error.
  const fetched = page?.catch(() => undefined);
  await startI18n(open?.texts ?? (inside ? textsOfPortal : []));
  await fetched;
  // In pieces, between which the page answers: a first drawing is one piece else, however much it draws.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App instead={instead} />
      </StrictMode>,
    ),
  );
}

async function enterPortal(): Promise<void> {
  const { arrive } = await prefetchPage(loadPortal);
  await arrive();
}
