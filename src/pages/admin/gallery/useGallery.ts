import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GalleryFilters, GalleryPart } from '#domain/api/reportViews';
import type { CallError } from 'sijil/react/providers/apiError';
import { callOperation } from 'sijil/react/providers/operations';
import { useSearchParams } from 'react-router';

/** Gallery, loaded part by part as the user scrolls. */
export function useGallery(filters: GalleryFilters) {
  const query = useInfiniteQuery<GalleryPart, CallError, { pages: GalleryPart[] }, unknown[], string | null>({
    queryKey: ['gallery.list', filters],
    queryFn: ({ pageParam, signal }) =>
      callOperation('gallery.list', {
        query: { ...filters, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // Refetching all parts on window focus would cost more than a missing photo.
    refetchOnWindowFocus: false,
    staleTime: 5 * 60_000,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pictures = useMemo(() => data?.pages.flatMap((page) => page.pictures) ?? [], [data]);
  const first = data?.pages[0];
  return {
    pictures,
    total: first?.total ?? undefined,
    more: first?.more ?? false,
    error,
    refetch,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    complete: !hasNextPage,
  };
}

export type Gallery = ReturnType<typeof useGallery>;

const filterNames = ['clientId', 'category', 'question', 'score', 'from', 'to'] as const;

/** Filters of the gallery, stored in the address. */
export function useGalleryAddress() {
  const [params, setParams] = useSearchParams();
  const addressQuery = params.toString();
  const filters = useMemo(() => {
    const given = new URLSearchParams(addressQuery);
    return Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = given.get(name);
        return value ? [[name, value]] : [];
      }),
    ) as GalleryFilters;
  }, [addressQuery]);
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { filters, set };
}

export type GalleryAddress = ReturnType<typeof useGalleryAddress>;
