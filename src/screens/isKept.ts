import { routedConsoleScreens } from './routedConsoleScreens';
import { screens } from './screens';

const kept = new Set<string>([
  ...screens.filter(({ isList }) => isList).map(({ path }) => path),
  ...routedConsoleScreens
    .filter(({ view, resource }) => view === 'list' && !resource.single)
    .map(({ path }) => path),
]);

/** True for an address whose page is kept drawn when it is left, which only lists are. */
export const isKept = (pathname: string): boolean => kept.has(pathname);
