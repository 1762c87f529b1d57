import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface ListState {
  readonly q: string;
  readonly status: readonly string[];
  /** A column's name; with a minus in front the other way round. */
  readonly sort: string;
  readonly page: number;
  readonly size: number;
}

const initial: ListState = { q: '', status: [], sort: '-createdAt', page: 1, size: 20 };
export const pageSizes = [10, 20, 50, 100];

/** What a list shows, kept in the address: it can be sent to somebody, and «back» brings it back. */
export function useListAddress(defaultSort = initial.sort) {
  const [params, setParams] = useSearchParams();
  const size = Number(params.get('size'));
  const state: ListState = {
    q: params.get('q') ?? '',
    status: params.get('status')?.split(',').filter(Boolean) ?? [],
    sort: params.get('sort') ?? defaultSort,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.includes(size) ? size : initial.size,
  };

  const change = useCallback(
    (changes: Partial<ListState>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const usual: ListState = { ...initial, sort: defaultSort };
          // Anything but paging itself begins at the first page again.
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            const text = String(value);
            if (text === '' || text === String(usual[name as keyof ListState])) next.delete(name);
            else next.set(name, text);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams, defaultSort],
  );
  return { state, change };
}

/** The state as the API's list understands it. */
export function toListQuery({ q, status, sort, page, size }: ListState) {
  const descending = sort.startsWith('-');
  return {
    _start: (page - 1) * size,
    _end: page * size,
    _sort: descending ? sort.slice(1) : sort,
    _order: descending ? 'desc' : 'asc',
    ...(q && { q }),
    ...(status.length > 0 && { status: status.join(',') }),
  };
}
