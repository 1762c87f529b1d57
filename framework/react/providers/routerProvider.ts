import {
  type CrudFilter,
  type GoConfig,
  type IResourceItem,
  matchResourceFromRoute,
  type ParseResponse,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core';
import reactRouterProvider from '@refinedev/react-router';
import { createContext, useCallback, useContext } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import {
  listFilterOf,
  type ListLook,
  type ListRead,
  type ListState,
} from '#framework/schema/lists/listState';

/** The list of a page in the query of its address. */
export interface ListAddressing {
  readonly read: (search: string) => ListState;
  /** The query that shows a list; `search` is the present one. */
  readonly write: (search: string, list: ListRead & Partial<ListLook>) => string;
  /** Tells what Refine's table knows nothing of, before it writes its next step. */
  readonly tell: (look: ListLook) => void;
  /** Keeps a look in this browser, for every bare address of the list. */
  readonly remember: (look: ListLook) => void;
}

/** Given by a page that has a list; without it the address says nothing of a table. */
export const ListAddressing = createContext<ListAddressing | null>(null);

/** Marks, in the state of the history, an address that the table has written itself. */
const ownStep = { ownStep: true };

export function isOwnStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownStep' in state && state.ownStep === true;
}

const { go: usePublishedGo = () => () => undefined } = reactRouterProvider;

/**
 * Refine's seam to the router. A table's part of the address is read and written in the API's own short words, by the list
 * of the page (`ListAddressing`).
 */
export const routerProvider: RouterProvider = { ...reactRouterProvider, go: useGo, parse: useParse };

/** Writes a step of the page's table, where it changes the address; every other way is the published one's. */
function useGo() {
  const published = usePublishedGo();
  const addressing = useContext(ListAddressing);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (config: GoConfig) => {
      const { to, type, query } = config;
      if (addressing === null || to !== undefined || !isTable(query)) return published(config);
      const next = addressing.write(search, { ...query, filters: query.filters.map(listFilterOf) });
      if (type === 'path') return pathname + next;
      if (next !== search) {
        const marked: object = { ...(state as object | null), ...ownStep };
        // Without a transition, which a click could overtake: its change would be compared with the address before.
        const inPlace = { replace: true, flushSync: true, preventScrollReset: true };
        void navigate({ search: next }, { ...inPlace, state: marked });
      }
      return undefined;
    },
    [published, addressing, pathname, search, state, navigate],
  );
}

/** State that `useTable` writes to the address. */
type Table = Omit<ListRead, 'filters'> & { readonly filters: readonly CrudFilter[] };

const isTable = (query: object | undefined): query is Table =>
  query !== undefined && 'filters' in query && 'sorters' in query;

/**
 * Answers nothing of the address but its path and the table: Refine puts everything else into `meta`, which is part of a
 * list's key, and would read the list again whenever its columns change.
 */
function useParse(): () => ParseResponse {
  const { pathname, search } = useLocation();
  const { resources } = useContext(ResourceContext);
  const addressing = useContext(ListAddressing);
  return useCallback((): ParseResponse => {
    const { resource, action, params } = matched(resources, pathname);
    const list = addressing?.read(search);
    return {
      ...(resource && { resource }),
      ...(action && { action }),
      ...(params.id && { id: params.id }),
      pathname,
      params: {
        ...params,
        ...(list && {
          filters: [...list.filters],
          sorters: [...list.sorters],
          currentPage: list.currentPage,
          pageSize: list.pageSize,
        }),
      },
    };
  }, [resources, pathname, search, addressing]);
}

interface Matched {
  readonly resources: IResourceItem[];
  readonly pathname: string;
  readonly found: Pick<ParseResponse, 'resource' | 'action'> & {
    readonly params: Readonly<Record<string, string | undefined>>;
  };
}

let latest: Matched | undefined;

/**
 * The resource of an address, looked up once, however many ask: a list of 25 rows asks some hundred times, and the published
 * provider tries every address of every resource each time, a quarter of the time that a list takes to be drawn.
 */
function matched(resources: IResourceItem[], pathname: string): Matched['found'] {
  if (latest?.resources !== resources || latest.pathname !== pathname) {
    const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, resources);
    const params = (matchedRoute && matchPath(matchedRoute, pathname)?.params) || {};
    latest = {
      resources,
      pathname,
      found: { ...(resource && { resource }), ...(action && { action }), params },
    };
  }
  return latest.found;
}
