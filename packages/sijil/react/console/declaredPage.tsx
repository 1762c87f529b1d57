import { type ComponentType, Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DeclaredList } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';
import { isOwnStep, ListAddressing } from 'sijil/react/providers/routerProvider';
import { type ListDeclaration, useListDeclaration } from './query/listDeclaration';
import type { ListLook, ListState } from 'sijil/schema/lists/listState';
import { defaultSize, parseListAddress, usualLook, writeListAddress } from 'sijil/schema/lists/listAddress';

interface DeclaredPageProps {
  readonly resource: Resource;
  readonly list?: DeclaredList | undefined;
  readonly children: ReactNode;
}

/** Lets the list of a page live in its address: `useDeclaredTable` and Refine's `useTable` below read and write it there. */
export function DeclaredPage({ resource, list, children }: DeclaredPageProps) {
  const declaration = useListDeclaration(resource, list);
  const addressing = useMemo(() => pageAddressing(declaration), [declaration]);
  const arrival = useArrival();
  return (
    <ListAddressing value={addressing}>
      <Fragment key={arrival}>{children}</Fragment>
    </ListAddressing>
  );
}

/** Returns a hand-built page with a declared list, such as `declaredPage(cities, CityList)`. */
export function declaredPage(resource: Resource, Page: ComponentType, list?: DeclaredList): ComponentType {
  return function Declared() {
    return (
      <DeclaredPage resource={resource} list={list}>
        <Page />
      </DeclaredPage>
    );
  };
}

/**
 * Another number for each address that the list has not written itself: a link, back, forward. Refine's `useTable` reads
 * the address once, when it is mounted.
 */
function useArrival(): number {
  const location = useLocation();
  // Going back comes to entries that the list once wrote.
  const isOwn = useNavigationType() === 'REPLACE' && isOwnStep(location.state);
  const [seen, setSeen] = useState({ location, arrivals: 0 });
  if (seen.location === location) return seen.arrivals;
  const stays = isOwn || seen.location.search === location.search;
  const arrivals = stays ? seen.arrivals : seen.arrivals + 1;
  setSeen({ location, arrivals });
  return arrivals;
}

/**
 * State of a list in the page's address, next to the open tab. An address without it starts with the list's defaults and the
 * columns and density that this browser remembers. The table writes them at once, so that the address can be shared.
 */
function pageAddressing({ name, narrowing, start }: ListDeclaration): ListAddressing {
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
    setLook: (next) => {
      look = next;
    },
    remember: (next) => {
      rememberLook(name, next);
      latest = undefined;
    },
  };
}

const noRows = { filters: [], sorters: [], currentPage: 1, pageSize: defaultSize } as const;

/** Storage key of a list's display in this browser; parameters in the address take precedence. */
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
