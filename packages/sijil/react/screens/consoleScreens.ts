import { type ConsoleView, consoleViews, generatedPath } from 'sijil/schema/generatedScreens';
import type { Resource } from 'sijil/schema/resource';
import { resources } from 'sijil/schema/application';
import { keysOf } from 'sijil/base/objects';

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
