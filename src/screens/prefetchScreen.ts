import i18next from 'i18next';
import { screens } from './screens';

/** What every list says. */
const textsOfLists = ['console', 'list', 'transfer', 'fields'];

const asked = new Map<string, Promise<unknown>>();

/** Fetches something once, however often it is wanted; what could not be fetched is asked for again. */
function once(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = asked.get(key);
  if (known) return known;
  const coming = load().catch(() => asked.delete(key));
  asked.set(key, coming);
  return coming;
}

/** The code and the words that all lists share: most entries of a menu are lists. */
export function prefetchLists(): Promise<unknown> {
  return once('', () =>
    Promise.all([
      import('@/console/ResourceList'),
      import('@/console/ConsolePage'),
      import('@/router/consoleRoutes'),
      i18next.loadNamespaces(textsOfLists),
    ]),
  );
}

/** The code of the screen at an address, before somebody goes there; a generated one is a list. */
export function prefetchScreen(path: string): Promise<unknown> {
  const built = screens.find((screen) => screen.path === path);
  return built ? once(path, built.load) : prefetchLists();
}
