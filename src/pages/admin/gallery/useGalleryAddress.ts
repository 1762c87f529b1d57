import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { GalleryFilters } from '#domain/api/galleryViews';

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
