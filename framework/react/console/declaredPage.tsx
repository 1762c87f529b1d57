import { type ComponentType, Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DeclaredList } from '#framework/schema/declaredList';
import type { Resource } from '#framework/schema/resource';
import { isOwnStep, ListAddressing } from '@framework/providers/listAddressing';
import { useListDeclaration } from './query/listDeclaration';
import { pageAddressing } from './query/pageAddressing';

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

/** A hand-built page with a declared list, such as `declaredPage(cities, CityList)`. */
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
