import { type ListLook, type ListState } from '#framework/schema/lists/listState';
import { type ListAddressing } from '@framework/providers/listAddressing';
import {
  defaultSize,
  parseListAddress,
  usualLook,
  writeListAddress,
} from '#framework/schema/lists/listAddress';
import type { ListDeclaration } from './listDeclaration';

/**
 * State of a list in the page's address, next to the open tab. An address without it starts with the list's defaults and the
 * columns and density that this browser remembers. The table writes them at once, so that the address can be shared.
 */
export function pageAddressing({ name, narrowing, start }: ListDeclaration): ListAddressing {
  let look = usualLook;
  let latest: { readonly search: string; readonly state: ListState } | undefined;
  return {
    read: (search) => {
      if (latest?.search !== search)
        latest = { search, state: parseListAddress(opened(search, start, name), narrowing) };
      return latest.state;
    },
    write: (search, list) => {
      const address = writeListAddress({ ...look, ...list });
      const query = new URLSearchParams([...tabOf(new URLSearchParams(search)), ...address]).toString();
      return query === '' ? '' : `?${query}`;
    },
    tell: (next) => {
      look = next;
    },
    remember: (next) => {
      rememberLook(name, next);
      latest = undefined;
    },
  };
}

const noRows = { filters: [], sorters: [], currentPage: 1, pageSize: defaultSize } as const;

/** Display of a list as this browser stored it; a link with parameters of its own takes precedence. */
const key = (name: string) => `list:${name}`;

function rememberLook(name: string, { columns, density, widths, pinned }: ListLook): void {
  const look = writeListAddress({ ...usualLook, ...noRows, columns, density, widths, pinned });
  if (look.size > 0) localStorage.setItem(key(name), look.toString());
  else localStorage.removeItem(key(name));
}

function opened(search: string, start: string, name: string): URLSearchParams {
  const given = new URLSearchParams(search);
  if (given.size > tabOf(given).length) return given;
  return new URLSearchParams([
    ...given,
    ...new URLSearchParams(start),
    ...new URLSearchParams(localStorage.getItem(key(name)) ?? ''),
  ]);
}

const tabOf = (address: URLSearchParams) => [...address].filter(([name]) => name === 'tab');
