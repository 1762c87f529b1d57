import { type ReactNode, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import 'sijil/react/theme/global.css';
import { dropDraftsOfOthers, keepDrafts } from 'sijil/react/forms/formDrafts';
import { lazyPage, prefetchPage } from 'sijil/react/lazy/lazyPage';
import { followOtherTabs, startI18n } from 'sijil/react/providers/i18n';
import { useLanguage } from 'sijil/react/providers/language';
import { keepOneIdentity, useSession } from 'sijil/react/providers/session';
import { beforeSessionEnds } from 'sijil/react/providers/failedCall';
import { loadPortal } from 'sijil/react/screens/loadPortal';
import { publicScreenAt } from 'sijil/react/screens/screen';
import { textsOfPortal } from 'sijil/react/screens/texts';
import { signInPath } from 'sijil/schema/visits';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Connection, SeenAsBanner } from 'sijil/react/frame/TopBanners';
import { useAddress, useAddressPart } from 'sijil/react/address/address';
import { ErrorBoundary } from 'sijil/react/router/ErrorScreen';
import { PublicPages, Redirect } from 'sijil/react/router/PublicPages';
import { useAppearance } from 'sijil/react/theme/useAppearance';
import { Toaster } from 'sijil/react/toast/Toaster';

/**
 * Renders once the first page and the texts have been loaded, in parallel; until then the page shows the contents of
 * `index.html`. The page's entry must not await it: the page's code imports from the entry, and each would wait for the
 * other.
 * @param instead a page of the application's own that takes the place of all others
 */
export async function start(instead?: ReactNode): Promise<void> {
  keepOneIdentity();
  followOtherTabs();
  beforeSessionEnds(keepDrafts);
  // An admin in a "see as" session will return to their own drafts.
  useSession.subscribe(({ user }) => user && !user.seen_by && dropDraftsOfOthers(user.id));
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const open = publicScreenAt(window.location.pathname)?.screen;
  const inside = !open && !instead && useSession.getState().authenticated;
  const page = open ? prefetchPage(open.load) : inside ? enterPortal() : null;
  // A failed load is retried when the page renders, which shows the error.
  const fetched = page?.catch(() => undefined);
  await startI18n(open?.texts ?? (inside ? textsOfPortal : []));
  await fetched;
  // A transition keeps the page responsive: otherwise the first render would be one long task.
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

const Portal = lazyPage(loadPortal);
// The same element each time, so that a navigation inside the portal does not render all of it.
const portal = (
  <Suspense fallback={<LoadingState />}>
    <Portal />
  </Suspense>
);

/**
 * Root of the page: the light public pages, and the portal behind sign-in. Toasts and the connection banner are above both,
 * so that they survive the change from one to the other.
 * @param instead a page of the application's own that takes the place of both
 */
export function App({ instead }: { readonly instead?: ReactNode }) {
  useAppearance(useLanguage());
  return (
    <ErrorBoundary>
      <Connection />
      <SeenAsBanner />
      {instead ?? <Pages />}
      <Toaster />
    </ErrorBoundary>
  );
}

/** Public page of the address, or the portal; without a session, the way to sign in. */
function Pages() {
  const screen = useAddressPart(({ pathname }) => publicScreenAt(pathname)?.screen);
  if (screen) return <PublicPages screen={screen} />;
  return useSession.getState().authenticated ? portal : <SignInFirst />;
}

function SignInFirst() {
  const { pathname, search } = useAddress();
  return <Redirect key={pathname + search} to={signInPath(pathname + search)} />;
}
