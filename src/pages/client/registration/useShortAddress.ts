import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isShortAddress } from '#framework/base/formats/saudiNumbers';
import type { Row } from '@framework/fields/ownedList/ownedRows';
import { ApiError } from '@framework/providers/apiError';
import { callOperation } from '@framework/providers/operations';

/**
 * Fills in city, district, street and pin from a complete short address. True while the typed one is not in the register:
 * the rest is then typed by hand.
 */
export function useShortAddress(row: Row, onChange: (row: Row) => void): boolean {
  const [unknown, setUnknown] = useState('');
  const latest = useRef({ row, onChange });
  useLayoutEffect(() => {
    latest.current = { row, onChange };
  });
  const typed = row['shortAddress'];
  const code = typeof typed === 'string' ? typed.replaceAll(/\s/g, '').toUpperCase() : '';
  // An initial value has been looked up before, or was corrected by hand.
  const lookedUp = useRef(code);
  useEffect(() => {
    if (!isShortAddress(code) || lookedUp.current === code) return undefined;
    lookedUp.current = code;
    const asking = new AbortController();
    callOperation('nationalAddresses.get', { params: { code }, signal: asking.signal }).then(
      (found) => {
        const known = Object.entries(found).filter(([, value]) => value !== null);
        // Another city has other districts: the one that was chosen before goes with it.
        const base = found.cityId ? { ...latest.current.row, districtId: null } : latest.current.row;
        latest.current.onChange({ ...base, ...Object.fromEntries(known) });
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) setUnknown(code);
      },
    );
    return () => asking.abort();
  }, [code]);
  return code !== '' && code === unknown;
}
