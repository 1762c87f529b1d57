import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Field } from '#framework/schema/field';
import { type ListState, parseListAddress, unreadFilters, writeListAddress } from './listAddress';

/** Display of a list as this browser stored it; a link with parameters of its own takes precedence. */
const key = (resource: string) => `list:${resource}`;

function rememberList(resource: string, { columns, density }: ListState): void {
  const kept = new URLSearchParams();
  if (columns) kept.set('columns', columns.join(','));
  if (density !== 'comfortable') kept.set('density', density);
  if (kept.size > 0) localStorage.setItem(key(resource), kept.toString());
  else localStorage.removeItem(key(resource));
}

function rememberedList(resource: string): URLSearchParams {
  return new URLSearchParams(localStorage.getItem(key(resource)) ?? '');
}

/**
 * The state of a list, kept in the address beside the page's open tab. A bare address begins with what the list starts with
 * and the columns and the density that this browser remembers, and says so at once, so that it can be sent as it is. A
 * change of anything but the page begins again at the first. `unread` names the fields whose filters in the address have
 * values that they cannot have.
 */
export function useListState(name: string, fields: Readonly<Record<string, Field>>, start = '') {
  const [given, setAddress] = useSearchParams();
  const bare = given.size === tabOf(given).size;
  const address = useMemo(
    () => (bare ? joined(tabOf(given), new URLSearchParams(start), rememberedList(name)) : given),
    [bare, given, name, start],
  );
  useLayoutEffect(() => {
    if (address.size > given.size) setAddress(address, { replace: true, preventScrollReset: true });
  }, [address, given, setAddress]);

  const state = useMemo(() => parseListAddress(address, fields), [address, fields]);
  const unread = useMemo(() => unreadFilters(address, fields), [address, fields]);
  // A second change may be made before the first is drawn; it must not undo that one.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  /** Another list altogether, such as a saved view: it is not how the person likes every list of the kind. */
  const show = useCallback(
    (next: ListState) => {
      latest.current = next;
      setAddress((before) => joined(tabOf(before), writeListAddress(next)), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setAddress],
  );
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = { ...latest.current, page: 1, ...part };
      // A saved view has columns of its own: what is changed in it is no habit of the person's.
      if (next.view === null && ('columns' in part || 'density' in part)) rememberList(name, next);
      show(next);
    },
    [name, show],
  );
  return { state, unread, change, show };
}

function tabOf(address: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...address].filter(([name]) => name === 'tab'));
}

const joined = (...parts: readonly URLSearchParams[]) =>
  new URLSearchParams(parts.flatMap((one) => [...one]));
