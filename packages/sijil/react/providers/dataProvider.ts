import type { AuditLogProvider, CrudSort, DataProvider } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { http } from './http';
import { toParameter } from 'sijil/schema/lists/listState';
import type { HistoryEntry as DomainEntry } from 'sijil/contract/consoleViews';
import type { Wire } from 'sijil/contract/parts';
import { apiPath } from 'sijil/schema/resource';
import { resourceNamed } from 'sijil/schema/application';

/** `@refinedev/simple-rest` over our own client; a resource is named by its path below /api/v1. */
const published = simpleRest('', http as unknown as Parameters<typeof simpleRest>[1]);

export const dataProvider: DataProvider = {
  ...published,
  // simple-rest lacks the operators «in», «null» and «lower than» of our lists, and does not abort obsolete requests.
  getList: async ({ resource, pagination, filters = [], sorters = [], meta }) => {
    const { currentPage = 1, pageSize = 10 } = pagination ?? {};
    const order: readonly CrudSort[] = sorters.length > 0 ? sorters : (meta?.['usualOrder'] ?? []);
    const narrowed = {
      ...(order.length > 0 && {
        _sort: order.map(({ field }) => field).join(','),
        _order: order.map((one) => one.order).join(','),
      }),
      ...Object.fromEntries(filters.map(toParameter)),
    };
    const pages = pagesOf(JSON.stringify([resource, pageSize, narrowed]));
    const { data, headers } = await http.get<never[]>(`/${resource}`, {
      params: {
        _start: (currentPage - 1) * pageSize,
        _end: currentPage * pageSize,
        ...narrowed,
        ...pages.neighbour(currentPage, pageSize),
      },
      signal: meta?.['signal'] as AbortSignal | undefined,
    });
    pages.remember(currentPage, headers);
    return {
      data,
      total: Number(headers['x-total-count'] ?? data.length),
      // False where `total` is a lower bound: long lists are not counted to their end.
      exact: headers['x-total-count-exact'] !== 'false',
    };
  },
  getOne: async (asked) => {
    const answer = await published.getOne(asked);
    noteVersion(asked, answer.data);
    return answer as never;
  },
  // Refine's own form sends no version: it gets the one that it has read.
  update: async (asked) => {
    const variables = { ...readVersion(asked), ...asked.variables };
    const answer = await published.update({ ...asked, variables });
    noteVersion(asked, answer.data);
    return answer as never;
  },
  // The version that the person saw is part of the address: simple-rest sends it as a body, which a proxy may drop.
  deleteOne: async ({ resource, id, variables }) => {
    const { data } = await http.delete<never>(`/${resource}/${encodeURIComponent(id)}`, {
      params: variables as object | undefined,
    });
    return { data };
  },
};

interface Place {
  readonly resource: string;
  readonly id: string | number;
}

/** Versions of the records that were read one by one, the one read longest ago first. */
const versions = new Map<string, unknown>();
const mostVersions = 200;
const keyOf = ({ resource, id }: Place) => `${resource}/${id}`;

function noteVersion(place: Place, record: object): void {
  versions.delete(keyOf(place));
  if ('version' in record) versions.set(keyOf(place), record.version);
  dropOldest(versions, mostVersions);
}

function readVersion(place: Place): { readonly version?: unknown } {
  const version = versions.get(keyOf(place));
  return version === undefined ? {} : { version };
}

interface Ends {
  readonly first: string;
  readonly last: string;
}

/** Offset up to which PostgreSQL skips rows quickly; beyond it, a page continues from the end of its neighbour. */
const nearEnough = 1_000;
/** Number of cached lists: the open one, and some to return to. */
const mostLists = 10;
const mostPages = 50;

/** Cursors by list, the least recently read list first. */
const lists = new Map<string, Map<number, Ends>>();

/** Returns the cached cursors of a list: the next page starts from one, and the database skips no rows. */
export function pagesOf(list: string) {
  const pages = lists.get(list) ?? new Map<number, Ends>();
  lists.delete(list);
  lists.set(list, pages);
  dropOldest(lists, mostLists);
  return {
    /** Returns `_after` the previous page, or `_before` the next one; neither near the beginning, or if neither page was read. */
    neighbour(page: number, size: number): { _after?: string; _before?: string } {
      if ((page - 1) * size < nearEnough) return {};
      const [before, behind] = [pages.get(page - 1), pages.get(page + 1)];
      if (before) return { _after: before.last };
      return behind ? { _before: behind.first } : {};
    },
    remember(page: number, headers: object): void {
      const { 'x-page-first': first, 'x-page-last': last } = headers as Readonly<Record<string, unknown>>;
      pages.delete(page);
      if (typeof first === 'string' && typeof last === 'string') pages.set(page, { first, last });
      dropOldest(pages, mostPages);
    },
  };
}

function dropOldest<K>(cache: Map<K, unknown>, most: number): void {
  for (const key of cache.keys()) {
    if (cache.size <= most) return;
    cache.delete(key);
  }
}

export type HistoryEntry = Wire<DomainEntry>;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

/** Request for a record's history: `meta` of `useLogList`. */
export interface HistoryAsked {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Refine's audit log provider: history of a record by person and minute, the latest entry first. Read-only, because the API writes it with every
 * change.
 */
export const auditLogProvider: Pick<AuditLogProvider, 'get'> = {
  get: async ({ resource, meta }): Promise<HistoryPage> => {
    const declared = resourceNamed(resource);
    if (!declared) throw new Error(`no declaration "${resource}"`);
    const { id, start, end } = meta as unknown as HistoryAsked;
    const { data, headers } = await http.get<HistoryEntry[]>(
      `${apiPath(declared)}/${encodeURIComponent(id)}/history`,
      { params: { _start: start, _end: end, _merged: 'true' } },
    );
    return { entries: data, total: Number(headers['x-total-count'] ?? data.length) };
  },
};
