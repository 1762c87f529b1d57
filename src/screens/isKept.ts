import { consoleScreens } from './consoleScreens';
import { screens } from './screens';

/** A hand-built page takes the place of the generated one at its address. */
const built = new Set<string>(screens.map(({ path }) => path));
const kept = new Set<string>([
  ...screens.filter(({ isList }) => isList).map(({ path }) => path),
  ...consoleScreens
    .filter(({ view, resource, path }) => view === 'list' && !resource.single && !built.has(path))
    .map(({ path }) => path),
]);

/** Whether the page of an address may be left and come back to as it was: a list holds nothing but how it is looked at. */
export const isKept = (pathname: string): boolean => kept.has(pathname);
