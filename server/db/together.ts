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
} from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './connect';

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

interface Statement {
  readonly text: string;
  readonly params: unknown[];
  readonly fields: ReadonlyMap<string, readonly Field[]>;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Several selects as one statement: one way to the database and back, put together once for the process and planned once
 * for each connection. What differs from call to call is `given('name')`; a select that is left-joined names its columns.
 * Each answers its rows as it would alone.
 */
export function together<S extends Selects>(
  name: string,
  build: (db: Database, given: (name: string) => Placeholder) => S,
): (db: Database, values: Readonly<Record<string, unknown>>) => Promise<RowsOf<S>> {
  let statement: Statement | undefined;
  return async (db, values) => {
    statement ??= write(build(db, (one) => sql.placeholder(one)));
    const { text, params, fields } = statement;
    const { rows } = await db.$client.query<unknown[]>({
      name,
      text,
      values: fillPlaceholders(params, values),
      rowMode: 'array',
    });
    const found = (rows[0] ?? []) as unknown[][][];
    const entries = [...fields].map(([part, columns], index) => [
      part,
      (found[index] ?? []).map((row) => toRow(columns, row)),
    ]);
    return Object.fromEntries(entries) as RowsOf<S>;
  };
}

function write(selects: Selects): Statement {
  const fields = new Map(
    Object.entries(selects).map(([name, select]) => [name, fieldsOf(select._.selectedFields)]),
  );
  const parts = Object.entries(selects).map(([name, select]) => {
    const columns = sql.raw((fields.get(name) ?? []).map((_, index) => `c${index}`).join(', '));
    return sql`(select coalesce(json_agg(json_build_array(${columns})), '[]') from ${select} as part(${columns}))`;
  });
  const { sql: text, params } = dialect.sqlToQuery(sql`select ${sql.join(parts, sql`, `)}`);
  return { text, params, fields };
}

function fieldsOf(selected: unknown, path: readonly string[] = []): Field[] {
  const columns = is(selected, Table) ? getTableColumns(selected) : selected;
  return Object.entries(columns as object).flatMap(([name, field]: [string, unknown]) => {
    const at = [...path, name];
    if (is(field, Column)) return [{ path: at, decoder: field as Decoder }];
    if (is(field, SQL)) return [{ path: at, decoder: Reflect.get(field, 'decoder') as Decoder }];
    return fieldsOf(field, at);
  });
}

function toRow(fields: readonly Field[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { path, decoder }] of fields.entries()) {
    const value = values[index] ?? null;
    let place = row;
    for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value === null || !decoder ? value : decoder.mapFromDriverValue(value);
  }
  return row;
}
