import { useEffect, useLayoutEffect, useRef } from 'react';
import { isShortAddress } from '#domain/formats/shortAddress';
import type { Row } from '@/fields/ownedList/ownedRows';
import { callOperation } from '@/providers/operations';

/** A short address that is whole fills in city, district, street and pin; what the register does not know stays as it is. */
export function useShortAddress(row: Row, onChange: (row: Row) => void): void {
  const latest = useRef({ row, onChange });
  useLayoutEffect(() => {
    latest.current = { row, onChange };
  });
  const typed = row['shortAddress'];
  const code = typeof typed === 'string' ? typed.replaceAll(/\s/g, '').toUpperCase() : '';
  // What was there when the form was opened has been looked up, or changed by hand since.
  const asked = useRef(code);
  useEffect(() => {
    if (!isShortAddress(code) || asked.current === code) return undefined;
    asked.current = code;
    const asking = new AbortController();
    callOperation('nationalAddresses.get', { params: { code }, signal: asking.signal }).then(
      (found) => {
        const known = Object.entries(found).filter(([, value]) => value !== null);
        // Another city has other districts: the one that was chosen before goes with it.
        const base = found.cityId ? { ...latest.current.row, districtId: null } : latest.current.row;
        latest.current.onChange({ ...base, ...Object.fromEntries(known) });
      },
      // Help that does not come is not missed: everything can be typed.
      () => undefined,
    );
    return () => asking.abort();
  }, [code]);
}
