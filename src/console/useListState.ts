import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Field } from '#domain/schema/field';
import { type ListState, parseListAddress, writeListAddress } from './listAddress';

/** The state of a list, kept in the address. A change of anything but the page begins again at the first. */
export function useListState(fields: Readonly<Record<string, Field>>) {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => parseListAddress(address, fields), [address, fields]);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = { ...state, page: 1, ...part };
      setAddress(writeListAddress(next), { replace: true, preventScrollReset: true });
    },
    [state, setAddress],
  );
  return { state, change };
}
