import {
  Column,
  fillPlaceholders,
  getTableColumns,
  is,
  type Placeholder,
  SQL,
  sql,
  type SQLWrapper,
  Table,
  getTableName,
} from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/schema/access';
import type { Database } from './connect';
import { kindOfActor, nobodyOfKind } from './kindOfActor';
import { oncePerValue } from './oncePerValue';
import { holderSql, openPresumption, type Reader } from './presumption';

/** A select that has not been sent. */
interface Select<Row> extends SQLWrapper {
  readonly _: { readonly selectedFields: unknown; readonly result: readonly Row[] };
}

type Selects = Readonly<Record<string, Select<unknown>>>;
type RowsOf<S extends Selects> = { -readonly [Name in keyof S]: S[Name]['_']['result'][number][] };

type Decoder = { mapFromDriverValue(value: unknown): unknown };
interface Field {
  readonly path: readonly string[];
  readonly decoder: Decoder | undefined;
}

interface Rows {
  readonly fields: readonly Field[];
  /** What is null as a whole where nothing was joined, and at which places its columns are. */
  readonly joined: ReadonlyMap<string, readonly number[]>;
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly params: unknown[];
  readonly rows: ReadonlyMap<string, Rows>;
}

/** Stands for a value that differs from call to call. */
export type Given = (name: string) => Placeholder;

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Several selects as one statement: one way to the database and back, put together once for each kind of actor and planned
 * once for each connection. What differs from call to call is `given('name')`, and what is the actor's own (`readableRows`
 * with `given`); everything else stands in the text, so that PostgreSQL plans with it. Each select answers its rows as it
 * would alone; one that is left-joined names its columns.
 */
export function together<S extends Selects>(
  name: string,
  build: (db: Database, given: Given, actor: Actor) => S,
): (db: Database, actor: Reader, values: Readonly<Record<string, unknown>>) => Promise<RowsOf<S>> {
  const statements = new Map<string, Statement>();
  return async (db, actor, values) => {
    const presumption = openPresumption(actor);
    const kind = `${kindOfActor(actor)}${presumption ? ' presumed' : ''}`;
    const statement =
      statements.get(kind) ??
      write(`${name} ${kind}`, build(db, sql.placeholder, nobodyOfKind(actor)), presumption !== undefined);
    statements.set(kind, statement);
    const { userId, clientId, branchIds } = actor;
    const { rows } = await db.$client.query<unknown[]>({
      name: statement.name,
      text: statement.text,
      values: fillPlaceholders(statement.params, {
        ...{ userId, clientId, branchIds },
        ...presumption?.asked,
        ...values,
      }),
      rowMode: 'array',
    });
    presumption?.confirm(rows[0]?.at(-1));
    const found = (rows[0] ?? []) as unknown[][][];
    const entries = [...statement.rows].map(([part, columns], index) => [
      part,
      (found[index] ?? []).map((row) => toRow(columns, row)),
    ]);
    return Object.fromEntries(entries) as RowsOf<S>;
  };
}

function write(name: string, selects: Selects, isPresumed: boolean): Statement {
  const rows = new Map(Object.entries(selects).map(([part, select]) => [part, rowsOf(select)]));
  const parts = Object.entries(selects).map(([part, select]) => {
    const columns = sql.raw((rows.get(part)?.fields ?? []).map((_, index) => `c${index}`).join(', '));
    return sql`(select coalesce(json_agg(json_build_array(${columns})), '[]') from ${select} as part(${columns}))`;
  });
  const columns = isPresumed ? [...parts, holderSql(sql.placeholder)] : parts;
  const query = dialect.sqlToQuery(sql`select ${sql.join(columns, sql`, `)}`.inlineParams());
  return { name, ...oncePerValue(query), rows };
}

function rowsOf(select: Select<unknown>): Rows {
  const fields = fieldsOf(select._.selectedFields);
  const isAlwaysThere = Reflect.get(select, 'joinsNotNullableMap') as Readonly<Record<string, boolean>>;
  const parts = new Map<string, number[]>();
  for (const [index, { path }] of fields.entries())
    if (path.length === 2) parts.set(path[0] ?? '', [...(parts.get(path[0] ?? '') ?? []), index]);
  const joined = [...parts].filter(([, places]) => {
    const tables = places.map((index) => tableOf(fields[index]));
    return tables.every((table) => table === tables[0] && isAlwaysThere[table ?? ''] === false);
  });
  return { fields, joined: new Map(joined) };
}

function tableOf(field: Field | undefined): string | undefined {
  return is(field?.decoder, Column) ? getTableName(field.decoder.table) : undefined;
}

function fieldsOf(selected: unknown, path: readonly string[] = []): Field[] {
  const columns = is(selected, Table) ? getTableColumns(selected) : selected;
  return Object.entries(columns as object).flatMap(([name, field]: [string, unknown]) => {
    const at = [...path, name];
    if (is(field, Column)) return [{ path: at, decoder: field as Decoder }];
    if (is(field, SQL)) return [{ path: at, decoder: Reflect.get(field, 'decoder') as Decoder }];
    if (is(field, SQL.Aliased)) return [{ path: at, decoder: Reflect.get(field.sql, 'decoder') as Decoder }];
    return fieldsOf(field, at);
  });
}

function toRow({ fields, joined }: Rows, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { path, decoder }] of fields.entries()) {
    const value = values[index] ?? null;
    let place = row;
    for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value === null || !decoder ? value : decoder.mapFromDriverValue(value);
  }
  for (const [part, places] of joined)
    if (places.every((index) => (values[index] ?? null) === null)) row[part] = null;
  return row;
}
