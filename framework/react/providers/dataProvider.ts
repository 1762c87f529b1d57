import type { CrudSort, DataProvider } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { http } from './http';
import { toParameter } from '#framework/schema/lists/listState';
import { pagesOf } from './pageEnds';

/** `@refinedev/simple-rest` over our own client; a resource is named by its path below /api/v1. */
const published = simpleRest('', http as unknown as Parameters<typeof simpleRest>[1]);

export const dataProvider: DataProvider = {
  ...published,
  // simple-rest knows neither «in» nor «null» nor «lower than» of our lists, and does not stop what nobody waits for.
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
      // False where there are more: long lists are not counted to their end.
      exact: headers['x-total-count-exact'] !== 'false',
    };
  },
  // The version that the person saw is part of the address: simple-rest sends it as a body, which a proxy may drop.
  deleteOne: async ({ resource, id, variables }) => {
    const { data } = await http.delete<never>(`/${resource}/${encodeURIComponent(id)}`, {
      params: variables as object | undefined,
    });
    return { data };
  },
};
