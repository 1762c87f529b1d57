import { and, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Field } from '#domain/schema/field';
import { readingOf } from '#domain/schema/fieldAccess';
import type { Resource } from '#domain/schema/resource';
import { users } from '../db/schema/users';
import { folded, patternOf } from '../db/searchKey';
import { columnOf } from './columnOf';
import { disclosed } from './disclosed';
import type { Reader } from './readableFields';
import { textsOf } from '../db/tables/searchTexts';
import { storeOf } from './storeOf';
import { isAccountField } from '../db/tables/toTable';

/** A table in which some of a resource's searched fields lie, and the search key that they are part of. */
interface Place {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly key: PgColumn;
  /** Every field that the key is made of. */
  readonly made: readonly string[];
}

/** Letters that the index knows together. */
const trigram = 3;

/** What every account has stands in `users`. */
const ofUsers: Place = {
  table: users,
  id: users.id,
  key: users.searchKey,
  made: ['name', 'email', 'phone'],
};

/**
 * The rows in which a searched field that the role may read holds a text. Three letters or more are found by the key's
 * trigrams; fewer by reading the keys one after the other, which are short and ready to compare.
 */
export function searchCondition(reader: Reader, typed: string): SQL {
  const { resource, fields } = reader;
  const names = resource.search.filter((name) => fields.has(name));
  const own = names.filter((name) => !isAccountField(resource, name));
  const shared = names.filter((name) => isAccountField(resource, name));
  // Nothing that the role may read is searched, so nothing is found.
  if (names.length === 0) return sql`false`;
  if (own.length === 0) return within(reader, ofUsers, shared, typed);
  const mine = placeOf(resource);
  if (shared.length === 0) return within(reader, mine, own, typed);
  // A term too short for the index is looked for in the rows as they are joined, which stop at a full page.
  if ([...typed].length < trigram)
    return or(within(reader, mine, own, typed), within(reader, ofUsers, shared, typed)) ?? sql`false`;
  // One «or» over two joined tables could use the index of neither.
  const found = [
    sql`select ${mine.id} from ${mine.table} where ${within(reader, mine, own, typed)}`,
    sql`select ${ofUsers.id} from ${ofUsers.table} where ${within(reader, ofUsers, shared, typed)}`,
  ];
  return sql`${columnOf(resource, 'id')} in (${sql.join(found, sql` union all `)})`;
}

/** Rows whose field, as the role may know it, holds a text. */
export function holdsText(reader: Omit<Reader, 'fields'>, name: string, field: Field, typed: string): SQL {
  const { resource, role } = reader;
  if (resource.search.includes(name)) {
    const place = isAccountField(resource, name) ? ofUsers : placeOf(resource);
    return within(reader, place, [name], typed);
  }
  const pattern = patternOf(typed);
  return (
    or(
      ...textsOf(field, disclosed(resource, name, role, sql`${columnOf(resource, name)}`)).map((text) =>
        ilike(text, pattern),
      ),
    ) ?? sql`false`
  );
}

/** The key finds the rows; where it is made of more than what is searched, each field found says whether it was there. */
function within(
  { resource, role }: Omit<Reader, 'fields'>,
  { key, made }: Place,
  names: readonly string[],
  typed: string,
): SQL {
  const pattern = sql`${folded(sql`${patternOf(typed)}::text`)}`;
  const inKey = like(key, pattern);
  const isOpen = (name: string) => readingOf(resource.fields[name]?.access, role) === 'always';
  if (made.every((name) => names.includes(name) && isOpen(name))) return inKey;
  const texts = names.flatMap((name) => {
    const field = resource.fields[name];
    return field ? textsOf(field, disclosed(resource, name, role, sql`${columnOf(resource, name)}`)) : [];
  });
  return and(inKey, or(...texts.map((text) => like(folded(text), pattern)))) ?? inKey;
}

function placeOf(resource: Resource): Place {
  const { table, columns } = storeOf(resource);
  if (table === users) return ofUsers;
  const { id, searchKey: key } = columns;
  if (!id || !key) throw new Error(`${resource.name} has no search key`);
  return { table, id, key, made: resource.search.filter((name) => !isAccountField(resource, name)) };
}
