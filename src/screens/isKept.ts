import { routedConsoleScreens } from './routedConsoleScreens';
import { screens } from './screens';

const kept = new Set<string>([
  ...screens.filter(({ isList }) => isList).map(({ path }) => path),
  ...routedConsoleScreens
    .filter(({ view, resource }) => view === 'list' && !resource.single)
    .map(({ path }) => path),
]);

/** Whether the page of an address may be left and come back to as it was: a list holds nothing but how it is looked at. */
export const isKept = (pathname: string): boolean => kept.has(pathname);
