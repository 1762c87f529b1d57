import { Suspense } from 'react';
import { type RouteObject, useParams } from 'react-router';
import { resourceNamed, resources } from 'sijil/schema/application';
import { portalPart } from 'sijil/react/application';
import { keysOf } from 'sijil/base/objects';
import { isDesignedType } from 'sijil/schema/designs/applyDesign';
import { designedTypesPath } from 'sijil/schema/designs/typeDesign';
import { type ConsoleView, consoleViews, generatedPath, screenRoles } from 'sijil/schema/generatedScreens';
import type { Resource } from 'sijil/schema/resource';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Guarded } from './createRouter';
import { lazyPage } from 'sijil/react/lazy/lazyPage';
import { loadConsolePage } from 'sijil/react/lazy/loadConsole';
import { type ConsoleScreen, consoleScreens } from 'sijil/react/screens/consoleScreens';

const ConsolePage = lazyPage(loadConsolePage);

const built = new Set<string>(portalPart().screens.map(({ path }) => path));

/** Generated screens, without those that a hand-built page replaces. */
export const routedConsoleScreens: readonly ConsoleScreen[] = consoleScreens().filter(
  ({ path }) => !built.has(path),
);

/** Routes of the generated screens; record types that are designed at run time share one route per view. */
export const consoleRoutes: RouteObject[] = [
  ...routedConsoleScreens.map(({ path, resource, view }) => ({
    path,
    element: <GeneratedScreen resource={resource} view={view} />,
  })),
  ...('designedTypes' in resources()
    ? keysOf(consoleViews).map((view) => ({
        path: `${designedTypesPath}/:type${consoleViews[view].suffix}`,
        element: <DesignedScreen view={view} />,
      }))
    : []),
];

interface GeneratedScreenProps {
  readonly resource: Resource;
  readonly view: ConsoleView;
}

function GeneratedScreen({ resource, view }: GeneratedScreenProps) {
  const path = generatedPath(resource, view);
  return (
    <Guarded route={path} audience={screenRoles(resource, view)}>
      <Suspense fallback={<LoadingState />}>
        <ConsolePage
          key={path}
          resource={resource}
          view={view}
          tabs={portalPart().recordTabs?.[resource.name]}
        />
      </Suspense>
    </Guarded>
  );
}

/** Screen of the record type that the address names; an unknown type redirects like any unknown address. */
function DesignedScreen({ view }: Pick<GeneratedScreenProps, 'view'>) {
  const { type = '' } = useParams();
  const resource = resourceNamed(type);
  if (!resource || !isDesignedType(resource))
    return (
      <Guarded route={designedTypesPath} audience={[]}>
        {null}
      </Guarded>
    );
  return <GeneratedScreen resource={resource} view={view} />;
}
