import { and, getTableName, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Field } from 'sijil/schema/field';
import { readingOf } from 'sijil/schema/fieldAccess';
import type { ReferenceField } from 'sijil/schema/kinds/reference';
import type { Resource } from 'sijil/schema/resource';
import { soughtTexts } from 'sijil/schema/soughtTexts';
import { isLocalized, refersToOne } from 'sijil/schema/kindFacts';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { resourceList, resourceNamed } from 'sijil/schema/application';
import { inBothForms, titleFields } from 'sijil/schema/titleFields';
import { accountsTable } from '../db/accounts';
import { users } from '../db/schema/users';
import { anyFound, folded, foldedPattern, patternOf } from '../db/searchKey';
import { compile } from './compile';
import { masked, type Reader, whereReadable } from './rights';
import { canHold, inRanges, numbersTyped, typedNumber } from './searchPlan';
import { textsOf } from '../db/tables/fieldColumns';
import { isAccountField } from '../db/tables/toTable';

/** A table with some of a resource's searched fields, and the search key that contains them. */
interface Place {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly key: PgColumn;
  /** All fields in the key. */
  readonly made: readonly string[];
}

/** The rows that an actor sees: all that are in a state, or only their own. */
export interface Seen {
  readonly visible: SQL;
  readonly isOwn: boolean;
}

const everything: Seen = { visible: sql`true`, isOwn: false };

/** Number of letters that the index finds together. */
const trigram = 3;

/** Fields of every account, which are columns of `users`. */
const ofUsers: Place = {
  table: users,
  id: users.id,
  key: users.searchKey,
  made: ['name', 'email', 'phone', 'nameEn'],
};

/**
 * Condition for the rows in which a searched field that the role may read contains a text; a reference is searched by the names
 * of its records. Three letters or more are found by the key's trigrams; fewer by scanning the keys, which are short and ready
 * for comparison. No others than the seen rows with the text are read.
 */
export function searchCondition(reader: Reader, typed: string, seen: Seen = everything): SQL {
  const [first, ...others] = searchParts(reader, typed, amongNames(seen));
  // Nothing that the role may read is searched, so nothing is found.
  if (!first) return sql`false`;
  if (others.length === 0) return first.where;
  // A term too short for the index is matched against the rows as they are joined, which stops at a full page.
  if (isOfEachRow(reader, typed)) return searchOfEachRow(reader, typed);
  const { id, rows } = compile(reader.resource);
  // One «or» over several tables could not use any of their indexes. The ids are an array, since the planner expects far more of
  // them than there are, and would look for them in all rows.
  const found = [first, ...others].map(
    (part) => sql`select ${id} from ${rows} where ${seen.visible} and ${holdsOwn(reader, part)}`,
  );
  return sql`${id} = any(array(${sql.join(found, sql` union all `)}))`;
}

/** True for a term that no index finds, so that each row is checked; the beginning of a number is found by the number's index. */
const isOfEachRow = (reader: Reader, typed: string) =>
  [...typed].length < trigram && ownNames(reader, typed).length > 0 && !numbersTyped(reader, typed);

/** Condition for the same rows, evaluated in the order of the list: for texts so frequent that a page is soon full. */
export function searchOfEachRow(reader: Reader, typed: string): SQL {
  return or(...searchParts(reader, typed).map(({ where }) => where)) ?? sql`false`;
}

/**
 * Condition that is true where more than `most` of the visible rows contain a text in one of its places, counted no further than
 * that. Null for a text that is checked in each row in any case.
 */
export function isFrequentSql(reader: Reader, typed: string, seen: Seen, most: number): SQL | null {
  if (isOfEachRow(reader, typed)) return null;
  const parts = searchParts(reader, typed, amongNames(seen)).map(
    (part) =>
      sql`exists (select 1 from ${compile(reader.resource).rows} where ${seen.visible} and ${holdsOwn(reader, part)} offset ${sql.raw(String(most))})`,
  );
  return parts.length === 0 ? null : sql.join(parts, sql` or `);
}

/** Condition of one place for the resource's own rows. */
function holdsOwn({ resource }: Reader, { place, where }: ReturnType<typeof searchParts>[number]): SQL {
  const { table, id } = compile(resource);
  return place.table === table
    ? where
    : sql`${id} in (select ${place.id} from ${place.table} where ${where})`;
}

/** Returns the searched fields of the resource's own table that can contain a text. */
function ownNames({ resource, fields }: Reader, typed: string): string[] {
  return resource.search.filter(
    (name) =>
      fields.has(name) &&
      !isAccountField(resource, name) &&
      !refersToOne(fields.get(name)) &&
      canHold(resource, name, typed),
  );
}

/** Condition for the rows whose own fields contain a text; where that is only a number, its index finds them. */
function ownHold(reader: Reader, own: readonly string[], typed: string): SQL {
  const numbers = own.length === 1 && own[0] === reader.resource.title.ar && numbersTyped(reader, typed);
  return numbers ? inRanges(numbers) : within(reader, placeOf(reader.resource), own, typed);
}

/** Returns the tables to search for a text, each with the condition on its rows. */
function searchParts(reader: Reader, typed: string, isAmong: IsAmong = inNames) {
  const { resource, fields } = reader;
  const names = resource.search.filter((name) => fields.has(name));
  const own = ownNames(reader, typed);
  const inKey = own.filter((name) => !resource.fields[name]?.addedLater);
  const later = own.filter((name) => !inKey.includes(name));
  const shared = names.filter((name) => isAccountField(resource, name));
  return [
    ...(inKey.length > 0 ? [{ place: placeOf(resource), where: ownHold(reader, inKey, typed) }] : []),
    ...later.map((name) => ({ place: rowsOf(resource), where: laterHolds(reader, name, typed) })),
    ...(shared.length > 0 ? [{ place: ofUsers, where: within(reader, ofUsers, shared, typed) }] : []),
    ...names.flatMap((name) => {
      const field = fields.get(name);
      return refersToOne(field)
        ? [{ place: rowsOf(resource), where: namedBy(reader, name, field, typed, isAmong) }]
        : [];
    }),
  ];
}

/** Condition for rows whose field, outside any search key, contains a text; the field has a separate index. */
function laterHolds({ resource, role }: Omit<Reader, 'fields'>, name: string, typed: string): SQL {
  const field = resource.fields[name];
  return field
    ? textsHold(
        textsOf(field, masked(resource, name, role, sql`${compile(resource).column(name)}`)),
        soughtTexts(typed, [field]),
      )
    : sql`false`;
}

function rowsOf(resource: Resource): Pick<Place, 'table' | 'id'> {
  const { table, id } = compile(resource);
  return { table, id };
}

/** Condition that a reference is one of the selected ids. */
type IsAmong = (key: SQL | PgColumn, ids: SQL) => SQL;

const inNames: IsAmong = (key, ids) => sql`${key} in (${ids})`;

/**
 * Selects the ids first, whatever else narrows the rows: where no name matches, none of a person's own rows is read to find that
 * out. It compares one id after the other, so it is no condition for each of many rows.
 */
const namesFirst: IsAmong = (key, ids) => sql`${key} = any(array(${ids}))`;

const amongNames = ({ isOwn }: Seen): IsAmong => (isOwn ? namesFirst : inNames);

/** Condition for rows that refer by a field to records whose name contains a text; none where the role may not know the names. */
function namedBy(
  { resource, role }: Omit<Reader, 'fields'>,
  name: string,
  { to }: ReferenceField,
  typed: string,
  isAmong: IsAmong = inNames,
): SQL {
  if (isUnread(to, role)) return sql`false`;
  const target = resourceNamed(to);
  if (!target) throw new Error(`${resource.name}.${name} refers to nothing`);
  const titles = titleFields(target);
  const ofAccount = titles.some((title) => isAccountField(target, title));
  const { table, id } = ofAccount ? ofUsers : rowsOf(target);
  const isSearched = titles.every((title) => target.search.includes(title));
  const named = isSearched
    ? within({ resource: target, role }, ofAccount ? ofUsers : placeOf(target), titles, typed)
    : textsHold(
        titles.flatMap((title) => titleTexts(target, title)),
        soughtTexts(
          typed,
          titles.map((title) => target.fields[title]),
        ),
      );
  return whereReadable(
    resource,
    name,
    role,
    compile(resource)
      .field(name)
      .where((key) => isAmong(key, sql`select ${id} from ${table} where ${named}`)),
  );
}

/** Empty where a record is named by another record. */
function titleTexts(target: Resource, title: string): SQL[] {
  const field = target.fields[title];
  if (!field || refersToOne(field)) return [];
  const column = compile(target).column(title);
  return textsOf(field, isLocalized(field) ? sql`${column}` : sql`${column}::text`);
}

/** Compares texts outside any search key in the same way as a key. */
function textsHold(texts: readonly SQL[], sought: readonly (readonly string[])[]): SQL {
  return anyFound(sought, (one) => {
    const pattern = foldedPattern(one);
    return or(...texts.map((text) => like(folded(text), pattern))) ?? sql`false`;
  });
}

/** Condition for rows whose field, as the role may know it, contains a text. */
export function holdsText(reader: Omit<Reader, 'fields'>, name: string, field: Field, typed: string): SQL {
  const { resource, role } = reader;
  if (refersToOne(field)) return namedBy(reader, name, field, typed);
  if (field.addedLater) return laterHolds(reader, name, typed);
  const names = inBothForms(name, field);
  if (resource.search.includes(name)) {
    const place = isAccountField(resource, name) ? ofUsers : placeOf(resource);
    return within(reader, place, names, typed);
  }
  const texts = names.flatMap((one) =>
    textsOf(field, masked(resource, one, role, sql`${compile(resource).field(one).value}`)),
  );
  return anyFound(
    soughtTexts(typed, [field]),
    (one) => or(...texts.map((text) => ilike(text, patternOf(one)))) ?? sql`false`,
  );
}

/** Finds rows by the key; where it contains more than the searched fields, each match is verified in those. */
function within(
  { resource, role }: Omit<Reader, 'fields'>,
  { key, made }: Place,
  names: readonly string[],
  typed: string,
): SQL {
  const number = spelledNumber(typed);
  const sought = [
    ...soughtTexts(
      typed,
      names.map((name) => resource.fields[name]),
    ),
    ...(number === undefined ? [] : [[number]]),
  ];
  const inKey = anyFound(sought, (text) => like(key, foldedPattern(text)));
  const isOpen = (name: string) => readingOf(resource, name, role) === 'always';
  if (made.every((name) => names.includes(name) && isOpen(name))) return inKey;
  const texts = names.flatMap((name) => {
    const field = resource.fields[name];
    return field ? textsOf(field, masked(resource, name, role, sql`${compile(resource).column(name)}`)) : [];
  });
  return and(inKey, textsHold(texts, sought)) ?? inKey;
}

/** Returns a record's number that was typed without its hyphen: R1034 is R-1034. */
function spelledNumber(typed: string): string | undefined {
  return typed.includes('-') ? undefined : typedNumber(typed);
}

function placeOf(resource: Resource): Place {
  const { table, id, findColumn } = compile(resource);
  if (table === accountsTable()) return ofUsers;
  const key = findColumn('searchKey');
  if (!key) throw new Error(`${resource.name} has no search key`);
  // The key contains the fields that its table's declaration searches, whichever declaration reads the table. By its name: a design
  // that is published makes another object of the table.
  const name = getTableName(table);
  const maker =
    resourceList().find((one) => !one.storedBy && getTableName(compile(one).table) === name) ?? resource;
  return {
    table,
    id,
    key,
    made: maker.search.filter(
      (name) =>
        !isAccountField(maker, name) && !refersToOne(maker.fields[name]) && !maker.fields[name]?.addedLater,
    ),
  };
}
