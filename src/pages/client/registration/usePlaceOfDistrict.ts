import { useEffect, useRef } from 'react';
import type { Coordinates } from '#domain/schema/fields/location';
import type { Row } from '@/fields/ownedList/ownedRows';
import { http } from '@/providers/http';

/**
 * Puts the pin into the middle of the chosen district, or else city, until the person has placed it themselves: a map of the
 * whole Kingdom is a long way from a street.
 */
export function usePlaceOfDistrict(row: Row, onChange: (row: Row) => void): void {
  const placed = useRef<string | null>(row['place'] ? 'by hand' : null);
  const latest = useRef({ row, onChange });
  useEffect(() => {
    latest.current = { row, onChange };
  });
  const { districtId, cityId } = row as Readonly<Record<string, string | null | undefined>>;
  useEffect(() => {
    const address = districtId ? `/districts/${districtId}` : cityId ? `/cities/${cityId}` : null;
    if (!address || placed.current === 'by hand') return undefined;
    const asking = new AbortController();
    http.get<{ center: Coordinates | null }>(address, { signal: asking.signal }).then(
      ({ data: { center } }) => {
        const { row: now, onChange: change } = latest.current;
        // Moved by hand since: it is theirs from now on.
        if (now['place'] && JSON.stringify(now['place']) !== placed.current) placed.current = 'by hand';
        else if (center) {
          placed.current = JSON.stringify(center);
          change({ ...now, place: center });
        }
      },
      // Without a middle to begin with the map is still there to point at.
      () => undefined,
    );
    return () => asking.abort();
  }, [districtId, cityId]);
}
