import { is, SQL, sql } from 'drizzle-orm';
import {
  getTableConfig,
  type Index,
  IndexedColumn,
  type PgColumn,
  PgDialect,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { toSnakeCase } from '../db/qualified';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * The statements that give a table the column of a field, with its reference and its indexes. Each does nothing where it
 * is there: the column of a field that was retired, or one that the code has adopted. None rewrites the table: the column
 * takes null or has a constant default, and its indexes hold rows with a value only.
 */
export function columnStatements(table: PgTable, field: string): SQL[] {
  const { name, columns, foreignKeys, indexes } = getTableConfig(table);
  const column = columns.find(({ name: key }) => key === toSnakeCase(field));
  if (!column) throw new Error(`${name} has no column for "${field}"`);
  const references = foreignKeys.filter((key) => key.reference().columns.includes(column));
  const own = indexes.filter((index) => namesIn(index).includes(toSnakeCase(field)));
  return [
    sql`alter table ${table} add column if not exists ${sql.identifier(toSnakeCase(field))} ${definition(column)}${sql.join(references.map(referenceSql))}`,
    ...own.map((index) => indexSql(table, index)),
  ];
}

/** Type of a column, and what fills it where nobody does. */
export function definition(column: PgColumn): SQL {
  const { generated, notNull, primary, default: start } = column;
  return sql.join([
    sql.raw(column.getSQLType()),
    ...(primary ? [sql` primary key`] : []),
    ...(notNull && !primary ? [sql` not null`] : []),
    // A default of a column that takes null would be the value of the rows from before, too.
    ...(notNull && start !== undefined ? [sql` default ${literal(start)}`] : []),
    ...(generated && is(generated.as, SQL) ? [sql` generated always as (${generated.as}) stored`] : []),
  ]);
}

const literal = (value: unknown) => (is(value, SQL) ? value : sql.raw(dialect.escapeString(String(value))));

export function referenceSql(key: ReturnType<typeof getTableConfig>['foreignKeys'][number]): SQL {
  const { foreignTable, foreignColumns } = key.reference();
  return sql` constraint ${sql.identifier(toSnakeCase(key.getName()))} references ${foreignTable} (${sql.identifier(foreignColumns[0]?.name ?? 'id')})`;
}

/** @throws Error for a part of an index that is neither a column nor an expression */
function nameOf(part: Index['config']['columns'][number]): string {
  if (!is(part, IndexedColumn) || !part.name) throw new Error('A part of an index has no name.');
  return part.name;
}

/** The columns that an index is of, and those that its expressions name. */
function namesIn({ config }: Index): string[] {
  return config.columns.flatMap((part) =>
    is(part, SQL) ? identifiersIn(part) : [toSnakeCase(nameOf(part))],
  );
}

function identifiersIn(expression: SQL): string[] {
  const text = dialect.sqlToQuery(expression).sql;
  return [...text.matchAll(/"(\w+)"/g)].map(([, name]) => String(name));
}

export function indexSql(table: PgTable, { config }: Index): SQL {
  const { name: tableName } = getTableConfig(table);
  const parts = config.columns.map((part) => {
    if (is(part, SQL)) return part;
    const operators = is(part, IndexedColumn) ? part.indexConfig.opClass : undefined;
    return sql`${sql.identifier(toSnakeCase(nameOf(part)))}${operators ? sql.raw(` ${operators}`) : sql``}`;
  });
  const name =
    config.name ??
    [
      tableName,
      ...config.columns.map((part) => (is(part, SQL) ? '' : toSnakeCase(nameOf(part)))),
      'index',
    ].join('_');
  return sql`create ${sql.raw(config.unique ? 'unique ' : '')}index if not exists ${sql.identifier(name)} on ${table} using ${sql.raw(config.method ?? 'btree')} (${sql.join(parts, sql`, `)})${config.where ? sql` where ${config.where}` : sql``}`;
}
