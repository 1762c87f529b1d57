import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { LoadingState } from '@/components/LoadingState';
import { screens } from '@/pages/routes';
import { BareLayout } from '@/layouts/BareLayout';
import { PublicLayout } from '@/layouts/PublicLayout';
import { type ConsoleScreen, consoleScreens } from './consoleScreens';
import { Guarded, ScrollToTop } from './Guarded';
import { GuardedConsole } from './GuardedConsole';
import { Home } from './Home';
import { lazyPage } from './lazyPage';
import { RouteError } from './RouteError';
import type { Screen } from './screen';

// The portal's frame brings antd's layout, menu and Refine; nobody needs them before signing in.
const PortalLayout = lazy(() => import('@/layouts/PortalLayout'));
const ConsolePage = lazy(() => import('@/console/ConsolePage'));

const taken = new Set<string>(screens.map((screen) => screen.path));

/** One list of screens makes the router; a hand-built page takes the place of the generated one at its address. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: (
        <>
          <ScrollToTop />
          <Outlet />
        </>
      ),
      errorElement: <RouteError />,
      children: [
        { path: '/', element: <Home /> },
        group(PublicLayout, screensIn('public')),
        group(BareLayout, screensIn('bare')),
        group(PortalLayout, [
          ...screensIn('portal'),
          ...consoleScreens.filter(({ path }) => !taken.has(path)).map(toConsoleRoute),
        ]),
        { path: '*', element: <Home /> },
      ],
    },
  ]);
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

function screensIn(layout: Screen['layout']): RouteObject[] {
  return screens.filter((screen) => screen.layout === layout).map(toRoute);
}

function toRoute({ path, load }: Screen): RouteObject {
  const Page = lazyPage(load);
  return {
    path,
    element: (
      <Guarded route={path}>
        <Suspense fallback={<LoadingState />}>
          <Page />
        </Suspense>
      </Guarded>
    ),
  };
}

function toConsoleRoute(screen: ConsoleScreen): RouteObject {
  return {
    path: screen.path,
    element: (
      <GuardedConsole screen={screen}>
        <Suspense fallback={<LoadingState />}>
          <ConsolePage key={screen.path} resource={screen.resource} view={screen.view} />
        </Suspense>
      </GuardedConsole>
    ),
  };
}
