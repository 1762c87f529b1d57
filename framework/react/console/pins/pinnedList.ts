import { lists } from '#app/lists';
import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import type { DeclaredList } from '#framework/schema/declaredList';
import { readsList } from '#framework/schema/listReaders';
import { closedFilters, parseListAddress, unreadFilters } from '#framework/schema/lists/listAddress';
import { queryOf } from '#framework/schema/lists/filterParameters';
import type { ConsoleRecord } from '../consoleRecord';
import { listDeclaration } from '../query/listDeclaration';

export interface Pin extends ConsoleRecord {
  readonly name: string;
  readonly list: string;
  /** Page and query of the list. */
  readonly address: string;
  /** Null of one's own. */
  readonly role: string | null;
  readonly place: number;
}

const declared: Readonly<Record<string, DeclaredList>> = lists;

/** The list of a pin as a role reads it; null where the role does not, or cannot filter as the pin does. */
export function pinnedList({ list: name, address }: Pick<Pin, 'list' | 'address'>, role: Role) {
  const list = Object.hasOwn(declared, name) ? declared[name] : undefined;
  const resource = list?.resource ?? resourceNamed(name);
  if (!resource || readsList(name, role) !== true) return null;
  const { source, fields, narrowing } = listDeclaration(resource, list, role);
  const query = queryOf(address);
  const lost = [...unreadFilters(query, narrowing), ...closedFilters(query, narrowing, resource.fields)];
  const state = parseListAddress(query, narrowing);
  if (lost.length > 0 || (query.has('group') && !state.summary)) return null;
  return { resource, source, fields, state };
}

export type PinnedList = NonNullable<ReturnType<typeof pinnedList>>;
