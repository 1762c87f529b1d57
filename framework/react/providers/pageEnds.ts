interface Ends {
  readonly first: string;
  readonly last: string;
}

/** Offset up to which PostgreSQL skips rows quickly; beyond it, a page continues from the end of its neighbour. */
const nearEnough = 1_000;
/** Lists whose pages are remembered: the one that is open, and some that one comes back to. */
const mostLists = 10;
const mostPages = 50;

/** The least recently read first. */
const lists = new Map<string, Map<number, Ends>>();

/** Where the pages of a list end that have been read, so that the next one, however far down, passes over no row. */
export function pagesOf(list: string) {
  const pages = lists.get(list) ?? new Map<number, Ends>();
  lists.delete(list);
  lists.set(list, pages);
  dropOldest(lists, mostLists);
  return {
    /** `_after` the page before, or `_before` the page behind; neither near the beginning, nor where none was read. */
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
