import type { Role } from 'sijil/schema/application';
import { findList, readsList } from 'sijil/schema/listReaders';
import { readSavedAddress } from 'sijil/schema/lists/filterParameters';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { listDeclaration } from '../query/listDeclaration';

export interface Pin extends ConsoleRecord {
  readonly name: string;
  readonly list: string;
  /** Page and query of the list. */
  readonly address: string;
  /** Null for the person's own pin. */
  readonly role: string | null;
  readonly place: number;
}

/** The list of a pin as a role reads it; null where the role does not, or cannot filter as the pin does. */
export function pinnedList({ list: name, address }: Pick<Pin, 'list' | 'address'>, role: Role) {
  const found = findList(name);
  if (!found || readsList(name, role) !== true) return null;
  const { resource, list } = found;
  const { source, fields, narrowing } = listDeclaration(resource, list, role);
  const state = readSavedAddress(address, narrowing);
  return state && { resource, source, fields, state };
}

export type PinnedList = NonNullable<ReturnType<typeof pinnedList>>;
