import { filterParameters, type ListState } from './listAddress';

/** Which records a list holds, and in which order, all pages of it, as the API's own parameters. */
export function listParameters({
  q,
  filters,
  sort,
}: Pick<ListState, 'q' | 'filters' | 'sort'>): Record<string, string> {
  return {
    ...(q && { q }),
    ...Object.fromEntries(filterParameters(filters)),
    ...(sort.length > 0 && {
      _sort: sort.map(({ field }) => field).join(','),
      _order: sort.map(({ order }) => order).join(','),
    }),
  };
}
