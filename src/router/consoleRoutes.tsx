import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { screenRoles } from '#framework/schema/generatedScreens';
import type { ResourceName } from '#resources';
import { LoadingState } from '@framework/components/LoadingState';
import { recordTabs } from './recordTabs';
import type { ConsoleScreen } from '@/screens/consoleScreens';
import { Guarded } from './Guarded';
import { lazyPage } from '@framework/lazy/lazyPage';
import { loadConsolePage } from '@framework/lazy/loadConsole';
import { routedConsoleScreens } from '@/screens/routedConsoleScreens';

const ConsolePage = lazyPage(loadConsolePage);

export const consoleRoutes: RouteObject[] = routedConsoleScreens.map(toConsoleRoute);

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
