import { type ConsoleView, consoleViews, generatedPath } from '#framework/schema/generatedScreens';
import type { Resource } from '#framework/schema/resource';
import { resourceList } from '#app/resources';
import { keysOf } from '#framework/base/objects';

export interface ConsoleScreen {
  readonly path: string;
  readonly view: ConsoleView;
  readonly resource: Resource;
}

/** Every screen that the declarations generate. */
export const consoleScreens: readonly ConsoleScreen[] = resourceList.flatMap((resource) =>
  keysOf(consoleViews)
    .filter((view) => resource.access[consoleViews[view].action] !== undefined)
    .map((view) => ({ path: generatedPath(resource, view), view, resource })),
);
