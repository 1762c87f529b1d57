import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { screenRoles } from '#framework/schema/generatedScreens';
import { recordTabs } from '#app/screens';
import type { RecordTab } from '@framework/console/record/recordTab';
import { LoadingState } from '@framework/components/LoadingState';
import type { ConsoleScreen } from '@framework/screens/consoleScreens';
import { Guarded } from './Guarded';
import { lazyPage } from '@framework/lazy/lazyPage';
import { loadConsolePage } from '@framework/lazy/loadConsole';
import { routedConsoleScreens } from '@framework/screens/routedConsoleScreens';

const ConsolePage = lazyPage(loadConsolePage);

const tabs: Readonly<Record<string, readonly RecordTab[] | undefined>> = recordTabs;

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
            tabs={tabs[screen.resource.name]}
          />
        </Suspense>
      </Guarded>
    ),
  };
}
