import { is, SQL, sql } from 'drizzle-orm';
import {
  getTableConfig,
  type Index,
  IndexedColumn,
  type PgColumn,
  PgDialect,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { fittingName, toSnakeCase } from '../db/statement';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import type { Resource } from 'sijil/schema/resource';
import type { Transaction } from '../db/connect';
import { auditEntries } from '../db/schema/users';
import { tableOf } from '../db/schema/tables';
import { fieldError } from '../http/apiError';
import type { HookContext } from '../http/handlers';
import { type ChangedValue, readKindChange } from './readKindChange';

/** Lost values that a refusal names. */
const mostNamed = 5;

const lost: Localized = textTable('words/changeKind/lost', {
  ar: 'قيم لا تصلح للنوع الجديد، وعدد سجلاتها {count}: {values}. صحّحها، أو وافق على فقدها.',
  en: 'Values that do not fit the new type, in {count} records: {values}. Correct them, or agree to lose them.',
});

/**
 * Gives a designed field another kind, in the transaction of its design: a column of the new type replaces the old one, with
 * each value converted. A value that cannot be converted refuses the change, or is emptied where the person agreed; it stays in
 * the history of its record. The new column has no indexes.
 * @throws ApiError validation_failed, at `kind` or `losesValues`
 */
export async function changeKind(
  context: HookContext,
  designed: Resource,
  { before, after }: { readonly before: FieldDesign; readonly after: FieldDesign },
): Promise<void> {
  const { tx, actor, language, values } = context;
  const table = tableOf(designed);
  await tx.execute(sql`lock table ${table} in access exclusive mode`);
  const change = await readKindChange(tx, { before, after }, { actor, language });
  if (change.problem) throw fieldError('kind', change.problem[language]);
  const gone = change.values.filter(({ to }) => to === undefined);
  if (gone.length > 0 && values['losesValues'] !== true)
    throw fieldError('losesValues', lostMessage(gone, language));
  await replaceColumn(context, designed, after.name, change.values);
}

function lostMessage(gone: readonly ChangedValue[], language: Language): string {
  const comma = language === 'ar' ? '، ' : ', ';
  const named = gone.slice(0, mostNamed).map(({ text }) => (language === 'ar' ? `«${text}»` : `“${text}”`));
  const count = gone.reduce((sum, { records }) => sum + records, 0);
  return lost[language]
    .replace('{count}', String(count))
    .replace('{values}', () => named.join(comma) + (gone.length > mostNamed ? ' …' : ''));
}

async function replaceColumn(
  { tx, actor, api }: HookContext,
  designed: Resource,
  name: string,
  values: readonly ChangedValue[],
): Promise<void> {
  const table = tableOf(designed);
  const column = getTableConfig(table).columns.find((one) => one.name === toSnakeCase(name));
  if (!column) throw new Error(`${designed.name} has no column for "${name}"`);
  const [old, next] = [sql.identifier(column.name), sql.identifier('$next')];
  const rows = JSON.stringify(
    values.map(({ key, text, to }) => ({ key, text, to: to ?? null, lost: to === undefined })),
  );
  const carried = sql`jsonb_to_recordset(${rows}::jsonb) as "$carried"(key text, text text, "to" jsonb, lost boolean)`;
  const at = sql`${api.clock().toISOString()}::timestamptz`;
  const same = sql`to_jsonb("$held".${old})::text = "$carried".key`;
  await tx.execute(sql`alter table ${table} add column ${next} ${definition(column)}`);
  await recordLosses(tx, { table, carried, same, at, name, resource: designed.name, actorId: actor.userId });
  await tx.execute(sql`update ${table} as "$held" set ${next} = ${valueIn(column.getSQLType())},
    version = "$held".version + "$carried".lost::int, updated_at = case when "$carried".lost then ${at} else "$held".updated_at end
    from ${carried} where "$held".${old} is not null and ${same}`);
  await tx.execute(sql`alter table ${table} drop column ${old}`);
  await tx.execute(sql`alter table ${table} rename column ${next} to ${old}`);
}

/** Expression that converts a JSON value to a column type. */
function valueIn(type: string): SQL {
  return type === 'text[]'
    ? sql`case when "$carried"."to" is not null then array(select jsonb_array_elements_text("$carried"."to")) end`
    : sql`("$carried"."to" #>> '{}')::${sql.raw(type)}`;
}

interface Losses {
  readonly table: SQL | ReturnType<typeof tableOf>;
  readonly carried: SQL;
  readonly same: SQL;
  readonly at: SQL;
  readonly name: string;
  readonly resource: string;
  readonly actorId: string;
}

/** Records each lost value in the history of its record. */
async function recordLosses(tx: Transaction, losses: Losses): Promise<void> {
  const { table, carried, same, at, name, resource, actorId } = losses;
  await tx.execute(sql`insert into ${auditEntries} (resource, record_id, action, actor_id, at, version, changes)
    select ${resource}, "$held".id, 'update', ${actorId}::uuid, ${at}, "$held".version + 1,
      jsonb_build_object(${name}::text, jsonb_build_object('from', "$carried".text, 'to', null))
    from ${table} as "$held" join ${carried} on ${same} where "$carried".lost`);
}

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Returns the statements that add the column of a field to a table, with its reference and its indexes. Each does nothing where
 * it exists: the column of a field that was retired, or one that the code has adopted. None rewrites the table: the column is
 * nullable or has a constant default, and its indexes hold only rows with a value.
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

/** Type of a column, with its default or generated expression. */
export function definition(column: PgColumn): SQL {
  const { generated, notNull, primary, default: start } = column;
  return sql.join([
    sql.raw(column.getSQLType()),
    ...(primary ? [sql` primary key`] : []),
    ...(notNull && !primary ? [sql` not null`] : []),
    // A default of a nullable column would also become the value of the older rows.
    ...(notNull && start !== undefined ? [sql` default ${literal(start)}`] : []),
    ...(generated && is(generated.as, SQL) ? [sql` generated always as (${generated.as}) stored`] : []),
  ]);
}

const literal = (value: unknown) => (is(value, SQL) ? value : sql.raw(dialect.escapeString(String(value))));

export function referenceSql(key: ReturnType<typeof getTableConfig>['foreignKeys'][number]): SQL {
  const { foreignTable, foreignColumns } = key.reference();
  return sql` constraint ${sql.identifier(fittingName(toSnakeCase(key.getName())))} references ${foreignTable} (${sql.identifier(foreignColumns[0]?.name ?? 'id')})`;
}

/** @throws Error for a part of an index that is neither a column nor an expression */
function nameOf(part: Index['config']['columns'][number]): string {
  if (!is(part, IndexedColumn) || !part.name) throw new Error('A part of an index has no name.');
  return part.name;
}

/** Returns the columns of an index, and those in its expressions. */
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
  // PostgreSQL cuts a longer name, and takes the second of two indexes for the first.
  const name = fittingName(
    config.name ??
      [
        tableName,
        ...config.columns.map((part) => (is(part, SQL) ? '' : toSnakeCase(nameOf(part)))),
        'index',
      ].join('_'),
  );
  return sql`create ${sql.raw(config.unique ? 'unique ' : '')}index if not exists ${sql.identifier(name)} on ${table} using ${sql.raw(config.method ?? 'btree')} (${sql.join(parts, sql`, `)})${config.where ? sql` where ${config.where}` : sql``}`;
}
