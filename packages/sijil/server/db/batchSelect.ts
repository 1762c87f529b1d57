import { Column, getTableColumns, is, SQL, sql, type SQLWrapper, Table } from 'drizzle-orm';
import type { Actor } from 'sijil/schema/access';
import { appliedDesign, perDesign } from 'sijil/schema/designs/applyDesign';
import type { Database } from './connect';
import {
  fittingName,
  type Given,
  kindOfActor,
  nobodyOfKind,
  ownValues,
  statement,
  type Statement,
} from './statement';

/** A select that has not been sent. */
interface Select<Row> extends SQLWrapper {
  readonly _: { readonly selectedFields: unknown; readonly result: readonly Row[] };
}

type Selects = Readonly<Record<string, Select<unknown>>>;
type RowsOf<S extends Selects> = { -readonly [Name in keyof S]: S[Name]['_']['result'][number][] };

type Decoder = { mapFromDriverValue(value: unknown): unknown };
interface Field {
  readonly path: readonly [name: string] | readonly [part: string, name: string];
  readonly decoder: Decoder | undefined;
}

type Values = Record<string, unknown>;

/** The position of a value in its row, and how it is decoded. */
interface Cell {
  readonly index: number;
  readonly name: string;
  readonly decoder: Decoder | undefined;
}

interface Part {
  readonly blank: Values;
  readonly cells: readonly Cell[];
}

/** Columns that a row nests under one name. */
interface NamedPart extends Part {
  readonly name: string;
  /** Position of a column that is never null in a row of the table: null where nothing was joined. */
  readonly neverNull: number | undefined;
}

interface Rows extends Part {
  readonly width: number;
  readonly parts: readonly NamedPart[];
}

/**
 * Combines several selects into one statement, planned once for each connection: one round trip instead of one for each. Values
 * that differ between calls are `given('name')`, as are those of the actor (`readableRows` with `given`). Each select returns
 * its rows as it would alone, except that `numeric` columns and timestamps of mode string have their JSON form. A left-joined
 * part names its columns, one that is never null among them.
 */
export function batchSelect<S extends Selects>(
  name: string,
  build: (db: Database, given: Given, actor: Actor) => S,
): (db: Database, actor: Actor, values: Readonly<Record<string, unknown>>) => Promise<RowsOf<S>> {
  // Their rows follow the rights of custom roles, which a design changes.
  const batchesNow = perDesign(() => new Map<string, Batch>());
  return async (db, actor, values) => {
    const kind = kindOfActor(actor);
    const batches = batchesNow();
    const { version } = appliedDesign();
    const of = version === 0 ? kind : `${kind} ${version}`;
    const batch =
      batches.get(kind) ??
      toBatch(fittingName(`${name} ${of}`), build(db, sql.placeholder, nobodyOfKind(actor)));
    batches.set(kind, batch);
    const [found] = await batch.run(db, { ...ownValues(actor), ...values });
    const answer = { ...batch.blank };
    for (const [part, columns] of batch.selects)
      answer[part] = found?.[part]?.map((row) => toRow(columns, row)) ?? [];
    return answer as RowsOf<S>;
  };
}

interface Batch {
  readonly run: Statement<Readonly<Record<string, unknown[][]>>>;
  readonly selects: readonly (readonly [name: string, Rows])[];
  readonly blank: Values;
}

function toBatch(name: string, selects: Selects): Batch {
  const parts = Object.entries(selects).map(([part, select]) => ({ part, select, rows: rowsOf(select) }));
  const columns = parts.map(({ part, select, rows: { width } }) => {
    const cells = sql.raw(Array.from({ length: width }, (_, index) => `c${index}`).join(', '));
    return sql`(select coalesce(json_agg(json_build_array(${cells})), '[]') from ${select} as part(${cells})) as ${sql.identifier(part)}`;
  });
  return {
    run: statement(name, sql`select ${sql.join(columns, sql`, `)}`),
    selects: parts.map(({ part, rows }) => [part, rows] as const),
    blank: blankOf(Object.keys(selects)),
  };
}

function rowsOf(select: Select<unknown>): Rows {
  const { selectedFields } = select._;
  const fields = fieldsOf(selectedFields);
  const own: Cell[] = [];
  const parts = new Map<string, Cell[]>();
  for (const [index, { path, decoder }] of fields.entries()) {
    const [part, name] = path;
    if (name === undefined) own.push({ index, name: part, decoder });
    else parts.set(part, [...(parts.get(part) ?? []), { index, name, decoder }]);
  }
  const named = [...parts].map(([name, cells]) => ({
    name,
    neverNull: areOfOneTable(cells) ? cells.find(isNeverNull)?.index : undefined,
    ...partOf(cells),
  }));
  const blank = blankOf(fields.map(({ path: [name] }) => name));
  return { width: fields.length, ...partOf(own), blank, parts: named };
}

const tableOf = ({ decoder }: Cell) => (is(decoder, Column) ? decoder.table : undefined);
const areOfOneTable = (cells: readonly Cell[]) => new Set(cells.map(tableOf)).size === 1;
const isNeverNull = ({ decoder }: Cell) => is(decoder, Column) && decoder.notNull;

const partOf = (cells: readonly Cell[]): Part => ({ cells, blank: blankOf(cells.map(({ name }) => name)) });

/**
 * Template that is copied for each row. V8 turns an object that is given more than a dozen computed names into a dictionary,
 * which is slow to read and slower to spread; an object parsed from JSON stays fast.
 */
const blankOf = (names: readonly string[]) =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Values;

function fieldsOf(selected: unknown, part?: string): Field[] {
  const columns = is(selected, Table) ? getTableColumns(selected) : selected;
  return Object.entries(columns as object).flatMap(([name, field]: [string, unknown]): Field[] => {
    const at: Field['path'] = part === undefined ? [name] : [part, name];
    if (is(field, Column)) return [{ path: at, decoder: field as Decoder }];
    if (is(field, SQL)) return [{ path: at, decoder: Reflect.get(field, 'decoder') as Decoder }];
    if (is(field, SQL.Aliased)) return [{ path: at, decoder: Reflect.get(field.sql, 'decoder') as Decoder }];
    return fieldsOf(field, name);
  });
}

function toRow({ blank, cells, parts }: Rows, values: readonly unknown[]): Values {
  const row = { ...blank };
  fill(row, cells, values);
  for (const part of parts) row[part.name] = toPart(part, values);
  return row;
}

function toPart({ blank, cells, neverNull }: NamedPart, values: readonly unknown[]): Values | null {
  if (neverNull !== undefined && (values[neverNull] ?? null) === null) return null;
  const part = { ...blank };
  fill(part, cells, values);
  return part;
}

function fill(row: Values, cells: readonly Cell[], values: readonly unknown[]): void {
  for (const { index, name, decoder } of cells) {
    const value = values[index] ?? null;
    row[name] = value === null || !decoder ? value : decoder.mapFromDriverValue(value);
  }
}
