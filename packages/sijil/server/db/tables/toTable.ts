import { type $Type, type BuildColumns, type HasDefault, type NotNull, type SQL, sql } from 'drizzle-orm';
import {
  type ExtraConfigColumn,
  index,
  integer,
  type PgColumn,
  type PgColumnBuilder,
  pgTable,
  type PgTableWithColumns,
  type PgTextBuilderInitial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Field, uniqueWithin, type ValueOf } from 'sijil/schema/field';
import { isNeverEmpty, kindOf, ofKind } from 'sijil/schema/fieldKinds';
import type { Resource } from 'sijil/schema/resource';
import type { Fields } from 'sijil/schema/shape';
import { startsAnew } from 'sijil/schema/startingValue';
import { holdsFile, holdsFiles, isCounted, isLocalized, isSecret, refersToOne } from 'sijil/schema/kindFacts';
import { accountFields, type AccountFields, resourceNamed } from 'sijil/schema/application';
import { toSnakeCase } from '../statement';
import { folded, searchIndex, searchKey } from '../searchKey';
import { formulaSql } from './formulaSql';
import { codeColumns, codeText, columns, searchTexts, textsOf, uniqueTexts } from './fieldColumns';

/** Fields of an account resource that are columns of `users`. */
export type AccountField = Extract<keyof AccountFields, string> | 'role' | 'customRoleId';

export function isAccountField(resource: Resource, field: string): boolean {
  if (!resource.account) return false;
  return ['role', 'customRoleId'].includes(field) || Object.hasOwn(accountFields(), field);
}

/** Fields stored in the resource's own table. */
export function ownFieldsOf(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(
    ([name, field]) => !isSecret(field) && !field.computed && !isAccountField(resource, name),
  );
}

type Text = PgTextBuilderInitial<'', [string, ...string[]]>;
type ColumnFor<F> = F extends { readonly shownWhen: object }
  ? $Type<Text, ValueOf<F>>
  : F extends { readonly required: true } | { readonly kind: 'boolean' }
    ? NotNull<$Type<Text, ValueOf<F>>>
    : $Type<Text, ValueOf<F>>;
/** `boolean` always has a default, other kinds where their declaration gives one. */
type BuilderOf<F> = F extends { readonly kind: 'boolean' } | { readonly default: string | number | boolean }
  ? HasDefault<ColumnFor<F>>
  : ColumnFor<F>;
/** Fields outside `users`: an account resource is recognised by the shared fields, which are not in its own table. */
type OwnFields<F extends Fields> = F extends AccountFields ? Omit<F, AccountField> : F;
type SystemColumns = ReturnType<typeof systemColumns>;
type ColumnsOf<F extends Fields> = {
  -readonly [
    K in keyof OwnFields<F> as OwnFields<F>[K] extends { readonly computed: object } ? never : K
  ]: BuilderOf<OwnFields<F>[K]>;
} & SystemColumns;
/** The table of a declaration, its columns typed by the fields. */
export type TableOf<R> =
  R extends Resource<infer N, infer F>
    ? PgTableWithColumns<{
        name: N;
        schema: undefined;
        columns: BuildColumns<N, ColumnsOf<F>, 'pg'>;
        dialect: 'pg';
      }>
    : never;
/** A declared table whose fields the types do not know, as generic code handles all of them. */
export type AnyTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: Record<string, PgColumn>;
  dialect: 'pg';
}>;

/** Tables that a table may refer to: those of the other declarations, and `users` and `files`, which all of them share. */
export type TableNamed = (name: string) => AnyTable;
const idOf = (table: AnyTable) => table['id'] as PgColumn;

const ownId = () => uuid().primaryKey().defaultRandom();
/** Id of an account, which is its user's and must be given on insert; the types treat both as ids. */
const accountId = (tableNamed: TableNamed) =>
  uuid()
    .primaryKey()
    .references(() => idOf(tableNamed('users'))) as unknown as ReturnType<typeof ownId>;

const systemColumns = (account: boolean, tableNamed: TableNamed) => ({
  id: account ? accountId(tableNamed) : ownId(),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true, mode: 'date' }),
});

/**
 * Table of a declared resource, named as the resource in snake_case. References are foreign keys and indexed; unique
 * fields are unique among rows that are not deleted, localized ones in each language; searched texts are in `searchKey`,
 * indexed.
 */
export function toTable<R extends Resource>(resource: R, tableNamed: TableNamed): TableOf<R> {
  const own = ownFieldsOf(resource);
  const codes = own.filter(([, field]) => isCounted(field));
  const texts = searchTexts(
    { ...resource, fields: Object.fromEntries(own) },
    Object.fromEntries(codes.map(([name, field]) => [name, codeText(name, field)])),
  );
  const built: [string, PgColumnBuilder][] = own.flatMap(([name, field]) =>
    isCounted(field) ? codeColumns(name, field) : [[name, toColumn(name, { resource, field, tableNamed })]],
  );
  if (texts.length > 0) built.push(['searchKey', searchKey(texts) as unknown as PgColumnBuilder]);
  return pgTable(
    toSnakeCase(resource.name),
    { ...systemColumns(resource.account !== undefined, tableNamed), ...Object.fromEntries(built) },
    (table) => {
      const column = (name: string) => (table as unknown as Record<string, PgColumn>)[name] as PgColumn;
      return [
        ...sortIndex(resource, column),
        ...(resource.uniqueTogether ?? []).map((names) =>
          uniqueIndex()
            .on(...(names.map(column) as [PgColumn, ...PgColumn[]]))
            .where(sql`deleted_at is null`),
        ),
        ...(texts.length > 0 ? [searchIndex(column('searchKey') as ExtraConfigColumn)] : []),
        ...own.flatMap(([name, field]) => searchIndexes(resource, name, field, column)),
        ...own.flatMap(([name, field]) => {
          if (field.unique) return uniqueIndexes(resource, name, column);
          // An array of files cannot be a foreign key: when a file is erased, this index finds whether a record holds it.
          if (holdsFiles(field)) return [index().using('gin', column(name))];
          if (field.addedLater) return filterIndexes(name, field, column);
          return refersToOne(field) ? [index().on(column(name))] : [];
        }),
      ];
    },
  ) as never;
}

/** Scope of unique values: the columns that the index compares before the value, and the condition of its rows. */
interface UniqueScope {
  readonly leading: readonly string[];
  readonly where: SQL;
}

/**
 * Returns the scopes among live rows; of a field that is unique within a reference, one for rows with the same reference, and
 * one for rows without any.
 */
function uniqueScopes(field: Field, fields: Fields): UniqueScope[] {
  const within = uniqueWithin(field);
  if (within === null) return [{ leading: [], where: sql`deleted_at is null` }];
  const same = { leading: [within], where: sql`deleted_at is null` };
  const reference = fields[within];
  if (reference && isNeverEmpty(reference)) return [same];
  return [
    same,
    { leading: [], where: sql`deleted_at is null and ${sql.identifier(toSnakeCase(within))} is null` },
  ];
}

/** Returns the unique indexes of a field: one for each scope, or one for each scope and language. */
function uniqueIndexes(resource: Resource, name: string, column: (name: string) => PgColumn) {
  const field = resource.fields[name] as Field;
  return uniqueScopes(field, resource.fields).flatMap(({ leading, where }) => {
    const on = (value: PgColumn | SQL) =>
      [...leading.map(column), value] as unknown as [PgColumn, ...PgColumn[]];
    if (!isLocalized(field))
      return [
        uniqueIndex()
          .on(...on(column(name)))
          .where(where),
      ];
    return uniqueTexts(name, field, sql`${sql.identifier(toSnakeCase(name))}`).map(({ path, value }) => {
      // Drizzle generates no name for an index of expressions.
      const names = [resource.name, ...leading, ...path.split('.'), 'index'];
      return uniqueIndex(names.map(toSnakeCase).join('_'))
        .on(...on(value))
        .where(where);
    });
  });
}

interface ColumnPlace {
  readonly resource: Resource;
  readonly field: Field;
  readonly tableNamed: TableNamed;
}

function toColumn(name: string, { resource, field, tableNamed }: ColumnPlace): PgColumnBuilder {
  const type = ofKind(field, 'column');
  if (type === undefined) throw new Error(`${field.kind} has no column`);
  const build = columns[type] as (name: string) => ReturnType<typeof text>;
  // Drizzle reads the names of a table's columns once, and ignores a column that is added afterwards.
  let column = build(field.addedLater ? toSnakeCase(name) : '');
  if (field.formula !== undefined)
    return column.generatedAlwaysAs(
      sql.raw(formulaSql(field, resource.fields)),
    ) as unknown as PgColumnBuilder;
  if (hasNoNull(field)) column = column.notNull();
  if (field.default !== undefined && !startsAnew(field)) column = column.default(field.default as never);
  // A module's table is built from these, so a reference to one has no foreign key; it is checked on writing
  // (`assertReferences`).
  if (refersToOne(field) && !resourceNamed(field.to)?.storedBy) {
    const { to } = field;
    column = column.references(() => idOf(tableNamed(to)));
  }
  if (holdsFile(field) && !holdsFiles(field)) column = column.references(() => idOf(tableNamed('files')));
  return column as unknown as PgColumnBuilder;
}

/** True for a column that is not nullable. Rows from before a field was added have no value of it. */
function hasNoNull(field: Field): boolean {
  return field.addedLater ? kindOf(field).neverEmpty === true : isNeverEmpty(field);
}

type ColumnOf = (name: string) => PgColumn;

/**
 * Index for the filters of a field that was added to a long table. It holds only rows with a value, so that it is built at once.
 */
function filterIndexes(name: string, field: Field, column: ColumnOf) {
  if (!kindOf(field).sortable || isLocalized(field)) return [];
  const held = sql`${sql.identifier(toSnakeCase(name))} is not null`;
  return [
    index()
      .on(column(name), column('id'))
      .where(sql`deleted_at is null and ${held}`),
  ];
}

/** Index for the search of a text that was added to a table with an existing search key. */
function searchIndexes(resource: Resource, name: string, field: Field, column: ColumnOf) {
  if (!field.addedLater || !resource.search.includes(name)) return [];
  return textsOf(field, sql`${column(name)}`).map((text, position) =>
    index(`${toSnakeCase(`${resource.name}_${name}`)}_search_${position}`).using(
      'gin',
      sql`${folded(text)} gin_trgm_ops`,
    ),
  );
}

/** Index for the initial order of the list, so that a page of a long table is read without sorting. */
function sortIndex({ sort, fields }: Resource, column: (name: string) => PgColumn) {
  const sorted = column(sort.field) as PgColumn | undefined;
  const field = fields[sort.field];
  // A localized text is ordered by one of its languages, a reference by its title: neither is the value of the column.
  if (!sorted || isLocalized(field) || refersToOne(field)) return [];
  // Read backwards, the index also serves the descending order, whose tie-breaker is the descending id.
  return [
    index()
      .on(sorted, column('id'))
      .where(sql`deleted_at is null`),
  ];
}
