import { type ConsoleView, consoleViews, generatedPath } from '#framework/schema/generatedScreens';
import type { Resource } from '#framework/schema/resource';
import { resources } from '#framework/schema/application';
import { keysOf } from '#framework/base/objects';

export interface ConsoleScreen {
  readonly path: string;
  readonly view: ConsoleView;
  readonly resource: Resource;
}

/** The screens that a declaration generates. */
export function screensOf(resource: Resource): ConsoleScreen[] {
  return keysOf(consoleViews)
    .filter((view) => resource.access[consoleViews[view].action] !== undefined)
    .map((view) => ({ path: generatedPath(resource, view), view, resource }));
}

/**
 * Returns the screens that the code's declarations generate. A function, because its file loads together with those that
 * define the declarations, and before them.
 */
export function consoleScreens(): readonly ConsoleScreen[] {
  return Object.values<Resource>(resources()).flatMap(screensOf);
}
