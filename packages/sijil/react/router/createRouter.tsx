import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useOutletContext,
  useRouteError,
} from 'react-router';
import { useTranslation } from 'react-i18next';
import { portalPart, publicScreens, type PublicScreen, type Screen } from 'sijil/react/application';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { AskBeforeLeaving } from 'sijil/react/forms/unsavedForms';
import { lazyPage, loadChunk } from 'sijil/react/lazy/lazyPage';
import { loadLayout } from 'sijil/react/screens/loadPortal';
import { useSession } from 'sijil/react/providers/session';
import { ErrorScreen } from './ErrorScreen';
import { type Audience, audienceOf, homeOf, visitScreen } from 'sijil/schema/visits';
import { useToast, useToasts } from 'sijil/react/toast/toastStore';

// The frame loads antd's layout, menu and Refine, which nobody needs before sign-in.
const PortalLayout = lazyPage(loadLayout);
const portal = 'portal';

/**
 * Creates the router from the list of screens; a hand-built page replaces the generated one at its address. Generated routes
 * are added at the first address that may be one of theirs, so that the sign-in page needs no declarations.
 */
export function createRouter() {
  let joined = false;
  return createBrowserRouter(routes(), {
    // Called for every address with a record id, also after the routes were added; adding them again would compare and sort
    // all routes.
    async patchRoutesOnNavigation({ patch, signal }) {
      if (joined) return;
      const { consoleRoutes } = await loadChunk(() => import('./consoleRoutes'));
      patch(portal, consoleRoutes);
      // An aborted navigation added no routes: the next one does.
      joined = !signal.aborted;
    },
  });
}

function routes(): RouteObject[] {
  return [
    {
      hydrateFallbackElement: <LoadingState />,
      element: (
        <>
          <ScrollToTop />
          <Outlet />
          <AskBeforeLeaving />
        </>
      ),
      errorElement: <RouteError />,
      children: [
        { path: '/', element: <Home /> },
        // Drawn outside this router: a redirect to one of them leaves the portal (`start/start.tsx`).
        ...publicScreens()
          .filter(({ framed }) => !framed)
          .map(({ path }) => ({ path, element: null })),
        {
          ...group(PortalLayout, portalPart().screens.filter(isInside).map(toRoute)),
          id: portal,
        },
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ];
}

function group(Layout: ComponentType, children: RouteObject[]): RouteObject {
  return {
    element: (
      <Suspense fallback={<LoadingState />}>
        <Layout />
      </Suspense>
    ),
    children,
  };
}

function isInside(screen: Screen | PublicScreen): boolean {
  return screen.layout === portal || ('framed' in screen && screen.framed === true);
}

function toRoute({ path, load, texts }: Screen): RouteObject {
  const Page = lazyPage(load, texts);
  return {
    path,
    element: (
      <Guarded route={path} audience={audienceOf(path)}>
        <Suspense fallback={<LoadingState />}>
          <Page />
        </Suspense>
      </Guarded>
    ),
  };
}

/** The root and every unknown path lead to the role's home, or to the sign-in page (rules 1.2). */
function Home() {
  const { key } = useLocation();
  const { user, authenticated } = useSession();
  return <Navigate key={key} to={authenticated && user ? homeOf(user.role) : '/sign-in'} replace />;
}

/** An unknown path leads home as well, and says why another page opens. */
function UnknownAddress() {
  const { t } = useTranslation('common');
  const toast = useToast();
  const { key } = useLocation();
  useEffect(() => {
    toast.warning(t('unknownAddress.title'), { text: t('unknownAddress.hint'), key: 'unknownAddress' });
  }, [key, t, toast]);
  return <Home />;
}

/** The router's error screen (rules 8.2): its heading, then status and text, or the message. */
function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return <ErrorScreen error={error} detail={`${error.status} ${error.statusText}`} />;
  return <ErrorScreen error={error} />;
}

interface GuardedProps {
  /** The pattern of the screen's address. */
  readonly route: string;
  /** Audience in the route-authority table or, for a generated screen, in its declaration. */
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** Check of the frame, which knows the declarations: false for a screen whose records or operation a custom role lost. */
type MayOpen = (route: string) => boolean;

/** Renders a screen for its audience; everybody else is redirected by the rules. */
export function Guarded({ route, audience, children }: GuardedProps) {
  const { pathname, search, key } = useLocation();
  const mayOpen = useOutletContext<MayOpen | undefined>();
  const { user, authenticated } = useSession();
  const visitor = authenticated ? user : null;
  const outcome = visitScreen(route, audience, pathname + search, visitor);
  const isOpen = visitor === null || mayOpen?.(route) !== false;
  if (outcome.allowed && isOpen) return children;
  const to = outcome.allowed ? '/access-denied' : outcome.redirectTo;
  // The key gives each navigation its own redirect: one that starts before the last one's page is rendered would stay here.
  return <Navigate key={key + pathname + search} to={to} replace />;
}

/** Scrolls to the top at every path change (rules 1.5), and hides the previous page's toasts. */
function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    window.scrollTo(0, 0);
    useToasts.getState().leavePage();
  }, [pathname]);
  return null;
}
