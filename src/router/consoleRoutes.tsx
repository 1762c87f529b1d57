import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { screenRoles } from '#domain/screens/generatedScreens';
import type { ResourceName } from '#resources';
import { LoadingState } from '@/components/LoadingState';
import { recordTabs } from './recordTabs';
import { screens } from '@/screens/screens';
import { type ConsoleScreen, consoleScreens } from '@/screens/consoleScreens';
import { Guarded } from './Guarded';
import { lazyPage } from '@/screens/lazyPage';
import { loadConsolePage } from '@/screens/loadPortal';

const ConsolePage = lazyPage(loadConsolePage);
const taken = new Set<string>(screens.map(({ path }) => path));

/** The screens that the declarations generate, but for those that a hand-built page replaces. */
export const consoleRoutes: RouteObject[] = consoleScreens
  .filter(({ path }) => !taken.has(path))
  .map(toConsoleRoute);

function toConsoleRoute(screen: ConsoleScreen): RouteObject {
  return {
    path: screen.path,
    element: (
      <Guarded route={screen.path} audience={screenRoles(screen.resource, screen.view)}>
        <Suspense fallback={<LoadingState />}>
          <ConsolePage
            key={screen.path}
            resource={screen.resource}
            view={screen.view}
            tabs={recordTabs[screen.resource.name as ResourceName]}
          />
        </Suspense>
      </Guarded>
    ),
  };
}
