import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import type { Resource } from 'sijil/schema/resource';
import { optionalPart, resourceNamed } from 'sijil/schema/application';
import { tableNamed, tableOf as tableOfDeclaration } from '../db/schema/tables';
import { users } from '../db/schema/users';
import { isAccountField } from '../db/tables/toTable';
import { accountsTable } from '../db/accounts';
import { type MoneyField, signRule } from 'sijil/schema/kinds/number';
import { qualified } from '../db/statement';
import { frameworkTables } from './frameworkTables';
import { computed, type DerivedField, type Joins, rollupsOf } from './derivedField';

/** A declaration's table in SQL: its rows, and the expression of each field. */
export interface Compiled {
  readonly resource: Resource;
  readonly table: PgTable;
  /** The rows to select from: the table, for accounts joined with their users. */
  readonly rows: SQL;
  readonly id: PgColumn;
  /** Version that a write must name; null where nobody edits the rows in the console. */
  readonly version: PgColumn | SQL | null;
  /** Null where rows are deleted for good, or never. */
  readonly deletedAt: PgColumn | null;
  readonly counts: RowCounts | undefined;
  /** Condition for the table's rows that are records of the declaration; all rows without it. */
  readonly among: SQL | undefined;
  /** The column of a field. @throws where no column holds it */
  column(name: string): PgColumn;
  /** The column of a field; null where no column holds it. */
  findColumn(name: string): PgColumn | null;
  field(name: string): CompiledField;
}

/** A field in SQL, whether a column holds it or it is derived. */
export interface CompiledField {
  readonly isDerived: boolean;
  readonly value: PgColumn | SQL;
  /** The sort key of the field. */
  readonly order: PgColumn | SQL;
  /** Prefix and number of a field that the database numbers, such as R-1034. */
  readonly counter: { readonly prefix: string; readonly number: PgColumn } | undefined;
  /** Condition for rows whose value fulfils a condition. */
  where(condition: (value: PgColumn | SQL) => SQL): SQL;
  /** The value, read from a joined row where it is a column of a referenced record. */
  joined(joins: Joins): PgColumn | SQL;
}

/** The table of a resource that a module declares itself. */
export interface ModuleTable {
  readonly table: PgTable;
  /** The declaration's fields, each with its column. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Fields without a column that holds their value as it is read. */
  readonly derived?: Readonly<Record<string, DerivedField>>;
  readonly version?: SQL;
  readonly counts?: RowCounts;
  readonly among?: SQL;
}

declare module 'sijil/schema/application' {
  interface Application {
    /** Tables of declarations that a module stores, by the resource's name. */
    moduleTables: Readonly<Record<string, ModuleTable>>;
  }
}

/** A table in which triggers count the rows by each value of a field. */
export interface RowCounts {
  /** Has the field under the name of its column. */
  readonly table: PgTable;
  readonly by: string;
  readonly total: PgColumn;
}

/** Compiles a declaration; once for each. */
export const compile = perDeclaration(compileAnew);

function compileAnew(resource: Resource): Compiled {
  const { table, columns, derived = {}, version, counts, among } = tableOf(resource);
  const userColumns: Readonly<Record<string, PgColumn>> = getTableColumns(accountsTable());
  const findColumn = (name: string) => (isAccountField(resource, name) ? userColumns : columns)[name] ?? null;
  const column = (name: string) => {
    const found = findColumn(name);
    if (!found) throw new Error(`${resource.name} has no column for "${name}"`);
    return found;
  };
  const fields = new Map<string, CompiledField>();
  const id = column('id');
  return {
    resource,
    table,
    id,
    column,
    findColumn,
    counts,
    among,
    rows: resource.account ? sql`${table} left join ${users} on ${users.id} = ${id}` : sql`${table}`,
    version: version ?? findColumn('version'),
    deletedAt: findColumn('deletedAt'),
    field(name) {
      const own = Object.hasOwn(derived, name) ? derived[name] : undefined;
      const signed = own ? undefined : signedValue(resource, name, column);
      const field = fields.get(name) ?? fieldOf(own ?? signed) ?? plainField(column(name));
      fields.set(name, field);
      return field;
    },
  };
}

function tableOf(resource: Resource): ModuleTable {
  if (!resource.storedBy) {
    // A declaration that is being designed has a table of its own until the design is applied.
    const isApplied = resourceNamed(resource.name) === resource;
    const table = isApplied ? tableNamed(resource.name) : tableOfDeclaration(resource);
    return { table, columns: table as unknown as Record<string, PgColumn>, derived: rollupsOf(resource) };
  }
  const own = optionalPart('moduleTables')?.[resource.name] ?? frameworkTables[resource.name];
  if (!own)
    throw new Error(
      `${resource.name} is stored by a module, but the application's moduleTables have no entry for it`,
    );
  return own;
}

/** An amount that is negative in some rows, where the declaration says so. */
function signedValue(
  { fields }: Resource,
  name: string,
  column: (name: string) => PgColumn,
): DerivedField | undefined {
  const field: MoneyField | undefined = Object.hasOwn(fields, name)
    ? (fields[name] as MoneyField)
    : undefined;
  const rule = field && signRule(field);
  if (!rule) return undefined;
  const amount = qualified(column(name));
  const negative = rule.negative.map((value) => sql`${value}`);
  return computed(
    sql`(case when ${qualified(column(rule.field))} in (${sql.join(negative, sql`, `)}) then -${amount} else ${amount} end)`,
  );
}

const fieldOf = (derived: DerivedField | undefined) => derived && derivedField(derived);

const plainField = (column: PgColumn): CompiledField => ({
  isDerived: false,
  value: column,
  order: column,
  counter: undefined,
  where: (condition) => condition(column),
  joined: () => column,
});

function derivedField({ value, narrow, order, prefix, joined }: DerivedField): CompiledField {
  return {
    isDerived: true,
    value,
    order: order ?? value,
    where: narrow,
    counter:
      prefix !== undefined && order
        ? {
            prefix,
            number: order,
          }
        : undefined,
    joined: (joins) => joined?.(joins) ?? value,
  };
}
