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
import { listFilterOf, type ListLook, type ListRead, type ListState } from 'sijil/schema/lists/listState';

/** Codec between a page's list and the query of its address. */
export interface ListAddressing {
  readonly read: (search: string) => ListState;
  /** The query that shows a list; `search` is the present one. */
  readonly write: (search: string, list: ListRead & Partial<ListLook>) => string;
  /** Sets the display state, which Refine's table does not know, before the table writes the address. */
  readonly setLook: (look: ListLook) => void;
  /** Stores a display in this browser, for addresses of the list without parameters. */
  readonly remember: (look: ListLook) => void;
}

/** Provided by a page with a list; without it the address contains no table state. */
export const ListAddressing = createContext<ListAddressing | null>(null);

/** Marks, in the history state, an address that the table itself wrote. */
const ownStep = { ownStep: true };

export function isOwnStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownStep' in state && state.ownStep === true;
}

const { go: usePublishedGo = () => () => undefined } = reactRouterProvider;

/**
 * Refine's router provider. The table's state is read and written by the page's list (`ListAddressing`), in the API's short
 * parameters.
 */
export const routerProvider: RouterProvider = { ...reactRouterProvider, go: useGo, parse: useParse };

/** Writes a changed state of the page's table to the address; all other navigation is Refine's own. */
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
        // Not as a transition, which a click could overtake: its change would be compared with the previous address.
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
 * Parses only the path and the table state of an address. Refine would put all other parameters into `meta`, which is part of
 * a list's key, and refetch the list whenever its columns change.
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
 * Returns the resource of an address, cached for the latest one. A list of 25 rows asks some hundred times, and Refine's own
 * provider tries every address of every resource each time, a quarter of a list's render time.
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
