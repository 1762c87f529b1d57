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
  (Object.keys(views) as ConsoleView[]).map((view) => ({
    path: `${screenPath(resource)}${views[view].suffix}`,
    view,
    resource,
  })),
);

/** A generated screen is open to whoever the declaration grants its action. */
export function mayOpen({ resource, view }: ConsoleScreen, role: Role): boolean {
  return permissionFor(resource.access, views[view].action, { role }) !== 'none';
}
