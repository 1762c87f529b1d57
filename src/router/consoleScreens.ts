import { isAllowed } from '#domain/access/canVisit';
import { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
import { permissionFor } from '#domain/schema/access';
import type { Role } from '#domain/access/roles';
import { type Action } from '#domain/schema/access';
import { type Resource, screenPath } from '#domain/schema/resource';
import { resourceList } from '#resources';

export type ConsoleView = 'list' | 'create' | 'show' | 'edit';

export interface ConsoleScreen {
  readonly path: string;
  readonly view: ConsoleView;
  readonly resource: Resource;
}

const views: Record<ConsoleView, { suffix: string; action: Action }> = {
  list: { suffix: '', action: 'read' },
  create: { suffix: '/create', action: 'create' },
  show: { suffix: '/:id', action: 'read' },
  edit: { suffix: '/:id/edit', action: 'update' },
};

/** Every screen that the declarations generate. */
export const consoleScreens: readonly ConsoleScreen[] = resourceList.flatMap((resource) =>
  (Object.keys(views) as ConsoleView[])
    .filter((view) => resource.access[views[view].action] !== undefined)
    .map((view) => ({
      path: `${screenPath(resource)}${views[view].suffix}`,
      view,
      resource,
    })),
);

/** A generated screen is open to whom the declaration grants its action and, where its address has one, its row allows. */
export function mayOpen({ resource, view, path }: ConsoleScreen, role: Role): boolean {
  if (isRoutePath(path) && !isAllowed(path, role)) return false;
  return permissionFor(resource.access, views[view].action, { role }) !== 'none';
}

function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routeAuthority, path);
}
