import i18next from 'i18next';
import { matchPath } from 'react-router';
import { screens, textsOfLists } from '#app/screens';
import { prefetchPage } from '@framework/lazy/lazyPage';
import { loadConsolePage, loadList } from '@framework/lazy/loadConsole';
import type { Screen } from './screen';

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
      prefetchPage(loadList),
      prefetchPage(loadConsolePage),
      import('@framework/router/consoleRoutes'),
      i18next.loadNamespaces([...textsOfLists]),
    ]),
  );
}

/** The code and the words of the screen at an address, before somebody goes there; a generated one is a list. */
export function prefetchScreen(path: string): Promise<unknown> {
  const built = screens.find((screen) => screen.path === path);
  return built ? prefetchBuilt(built) : prefetchLists();
}

/** Prefetches the page of the address that the portal is opened at, where a part of it may be a record's id. */
export function prefetchAddress(pathname: string): Promise<unknown> {
  const built = screens.find(({ path }) => matchPath(path, pathname));
  if (built) return prefetchBuilt(built);
  return pathname === '/' ? Promise.resolve() : prefetchLists();
}

function prefetchBuilt({ path, load, texts = [] }: Screen): Promise<unknown> {
  return once(path, () => Promise.all([prefetchPage(load), i18next.loadNamespaces([...texts])]));
}
