import { listPageTexts } from 'sijil/react/screens/texts';
import i18next from 'i18next';
import { matchPath } from 'react-router';
import { portalPart, type Screen } from 'sijil/react/application';
import { prefetchPage } from 'sijil/react/lazy/lazyPage';
import { loadConsolePage, loadList } from 'sijil/react/lazy/loadConsole';

const asked = new Map<string, Promise<unknown>>();

/** Loads something once, however often it is requested; a failed load is retried at the next request. */
function once(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = asked.get(key);
  if (known) return known;
  const coming = load().catch(() => asked.delete(key));
  asked.set(key, coming);
  return coming;
}

/** Loads the code and texts that all lists share: most menu entries are lists. */
export function prefetchLists(): Promise<unknown> {
  return once('', () =>
    Promise.all([
      prefetchPage(loadList),
      prefetchPage(loadConsolePage),
      import('sijil/react/router/consoleRoutes'),
      i18next.loadNamespaces([...listPageTexts()]),
    ]),
  );
}

/** Loads the code and texts of the screen at an address in advance; a generated one is a list. */
export function prefetchScreen(path: string): Promise<unknown> {
  const built = portalPart().screens.find((screen) => screen.path === path);
  return built ? prefetchBuilt(built) : prefetchLists();
}

/** Loads the page at the portal's first address, which may contain a record's id. */
export function prefetchAddress(pathname: string): Promise<unknown> {
  const built = portalPart().screens.find(({ path }) => matchPath(path, pathname));
  if (built) return prefetchBuilt(built);
  return pathname === '/' ? Promise.resolve() : prefetchLists();
}

function prefetchBuilt({ path, load, texts = [] }: Screen): Promise<unknown> {
  return once(path, () => Promise.all([prefetchPage(load), i18next.loadNamespaces([...texts])]));
}
