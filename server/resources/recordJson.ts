import { and, fillPlaceholders, is, SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/roles';
import type { Resource } from '#domain/schema/resource';
import { holdsFile, holdsFiles } from '#domain/schema/kindFacts';
import type { AppContext } from '../http/appContext';
import { kindOfActor, nobodyOfKind } from '../db/kindOfActor';
import { holderSql, openPresumption, type Reader } from '../db/presumption';
import { oncePerValue } from '../db/oncePerValue';
import { qualified } from '../db/qualified';
import type { Given } from '../db/together';
import { linkParameters, linkSql, linkValues, linksSql } from '../services/files/fileLinkSql';
import { compile } from './compile';
import { readableFields } from './readableFields';
import { rowFilter } from './rowFilter';
import { isTitle, joinedSelectionOf, titledField } from './selectionOf';

type Reading = Pick<AppContext, 'db' | 'linkKey' | 'clock'>;

interface Wanted {
  readonly resource: Resource;
  readonly actor: Reader | null;
  /** Rows that were deleted, for those who may bring them back. */
  readonly deleted?: boolean;
}

/** What a row's record is made of: columns, and what has to be joined to the row for them. */
interface Written {
  readonly columns: SQL;
  readonly joined: SQL;
  readonly joinsNothing: boolean;
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly params: unknown[];
}

const dialect = new PgDialect({ casing: 'snake_case' });
const written = new WeakMap<Resource, Map<Role | null, Written>>();
const statements = new WeakMap<Resource, Map<string, Statement>>();

/**
 * The records with these ids, in this order, as the JSON of an array of `RecordView`; those that the actor may not know of
 * are left out. PostgreSQL writes it and nobody reads it again on the way: to make objects of the rows and JSON of the
 * objects cost more than to find them. The statement is the same for every actor of a kind: it is put together once, and
 * planned once for each connection.
 */
export async function readPageJson(api: Reading, wanted: Wanted, ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return '[]';
  const statement = statementOf(wanted.deleted ? 'trash' : 'page', wanted, (given) => {
    // Selected, so that PostgreSQL does not count them: a page of a few rows looked so much cheaper than a page of any number
    // that it was planned anew for each call, which took it five times as long as to read them.
    const selected = sql`(select ${given('ids')}::uuid[])::uuid[]`;
    return listOf(wanted, given, { selected, ids: sql`${given('ids')}::uuid[]` });
  });
  return (await readJson(api, statement, wanted.actor, { ids: `{${ids.join(',')}}` })) ?? '[]';
}

/** Whether a resource's records are their own rows and nothing else: nothing is joined, and there are no files to link to. */
export function isPlain({ resource, actor }: Wanted): boolean {
  const role = actor?.role ?? null;
  return writtenOf(resource, role).joinsNothing && filesOf(resource, role).size === 0;
}

/**
 * The columns with which the statement that finds a page's ids reads its records as well, and asks for its reader: `json` and
 * `told`.
 */
export function shownSql(wanted: Wanted, ids: SQL): SQL {
  const json = sql`(${listOf(wanted, sql.placeholder, { selected: ids, ids })}) as json`;
  return sql`${json}${toldSql(openPresumption(wanted.actor) !== undefined)}`.inlineParams();
}

/** One record as JSON; null where the actor may not know of it, or it is not there. */
export function readRecordJson(api: Reading, wanted: Wanted, id: string): Promise<string | null> {
  const statement = statementOf('get', wanted, (given) =>
    rowsOf(wanted, given, sql`${qualified(compile(wanted.resource).id)} = ${given('id')}`),
  );
  return readJson(api, statement, wanted.actor, { id });
}

/**
 * What is told of a row that the statement has just made: the JSON of its record, where the actor may know of it. Only of
 * records that are their own row and nothing else: nothing is joined, and there are no files to link to.
 */
export function insertedJson({ resource, actor }: Wanted): SQL {
  const visible = rowFilter(resource, 'read', actor) ?? sql`false`;
  const id = qualified(compile(resource).id);
  const { columns } = writtenOf(resource, actor?.role ?? null);
  return sql`case when ${visible} then (select row_to_json(record)::text from (select ${id} as "id", ${columns}) as record) end`;
}

/** PostgreSQL cuts names at 63 bytes. */
function statementOf(purpose: string, { resource, actor }: Wanted, write: (given: Given) => SQL): Statement {
  const known = statements.get(resource) ?? new Map<string, Statement>();
  statements.set(resource, known);
  const presumed = openPresumption(actor) ? ' presumed' : '';
  const name = `${purpose} ${resource.name} ${actor ? kindOfActor(actor) : 'everyone'}${presumed}`;
  const statement = known.get(name) ?? toStatement(name, write(sql.placeholder), presumed !== '');
  known.set(name, statement);
  return statement;
}

/** `statement` finds one row, or none, with its `json`. */
function toStatement(name: string, statement: SQL, isPresumed: boolean): Statement {
  const query = dialect.sqlToQuery(
    sql`select (select asked.json from (${statement}) as asked) as json${toldSql(isPresumed)}`.inlineParams(),
  );
  return { name, ...oncePerValue(query) };
}

const toldSql = (isPresumed: boolean) =>
  isPresumed ? sql`, ${holderSql(sql.placeholder)} as told` : sql.empty();

interface Found {
  readonly json: string | null;
  readonly told?: string | null;
}

async function readJson(
  api: Reading,
  { name, text, params }: Statement,
  actor: Reader | null,
  asked: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const presumption = openPresumption(actor);
  const values = fillPlaceholders(
    params,
    Object.assign({}, actor, linkValues(api), presumption?.asked, asked),
  );
  const { rows } = await api.db.$client.query<Found>({ name, text, values });
  presumption?.confirm(rows[0]?.told);
  return rows[0]?.json ?? null;
}

interface Listed {
  /** As they are looked for. */
  readonly selected: SQL;
  /** As the records are put in order by. */
  readonly ids: SQL;
}

/** One row: the JSON of an array. */
function listOf(wanted: Wanted, given: Given, { selected, ids }: Listed): SQL {
  const rows = rowsOf(wanted, given, sql`${qualified(compile(wanted.resource).id)} = any(${selected})`);
  return sql`select '[' || string_agg(found.json, ',' order by array_position(${ids}, found.id)) || ']' as json from (${rows}) as found`;
}

function rowsOf({ resource, actor, deleted }: Wanted, given: Given, wanted: SQL): SQL {
  const id = qualified(compile(resource).id);
  const role = actor?.role ?? null;
  const reader = actor && nobodyOfKind(actor);
  const visible = deleted
    ? rowFilter(resource, 'delete', reader, 'deleted', given)
    : rowFilter(resource, 'read', reader, 'alive', given);
  const { columns, joined } = writtenOf(resource, role);
  const rows = sql`${compile(resource).rows} ${joined}`;
  const from = filesOf(resource, role).size > 0 ? sql`${linkParameters(given)}, ${rows}` : rows;
  // A select from a select, and not one inside the other: PostgreSQL makes one of the two, where it would begin the other anew for each row.
  const records = sql`select ${id} as "id", ${columns} from ${from} where ${and(wanted, visible ?? sql`false`)}`;
  return sql`select record."id" as id, row_to_json(record)::text as json from (${records}) as record`;
}

/** The same for every reader of the role. */
function writtenOf(resource: Resource, role: Role | null): Written {
  const byRole = written.get(resource) ?? new Map<Role | null, Written>();
  written.set(resource, byRole);
  const known = byRole.get(role) ?? write(resource, role);
  byRole.set(role, known);
  return known;
}

function write(resource: Resource, role: Role | null): Written {
  const { columns: selected, joined } = joinedSelectionOf(resource, role);
  const columns = Object.entries(selected).filter(([name]) => name !== 'id');
  const held = filesOf(resource, role);
  const titles = columns
    .filter(([name]) => isTitle(name))
    .map(([name, title]) => named(title, titledField(name)));
  const own = columns
    .filter(([name]) => !isTitle(name))
    .map(([name, value]) => named(held.get(name)?.(sql`${value}`) ?? onWire(value), name));
  const beside = titles.length > 0 ? sql`cross join lateral (select ${listed(titles)}) as titles` : sql``;
  const all = [...own, named(titles.length > 0 ? sql`row_to_json(titles)` : sql`'{}'::json`, '$titles')];
  const besides = textOf(sql`${joined} ${beside}`).trim();
  return { columns: inOnePiece(listed(all)), joined: sql.raw(besides), joinsNothing: besides === '' };
}

/** Fields that hold files, each with how its links are written. */
function filesOf(resource: Resource, role: Role | null): ReadonlyMap<string, (ids: SQL) => SQL> {
  const fields = readableFields(resource, role).filter(([, field]) => holdsFile(field));
  return new Map(fields.map(([name, field]) => [name, holdsFiles(field) ? linksSql : linkSql]));
}

const named = (value: PgColumn | SQL, name: string) => sql`${value} as ${sql.identifier(name)}`;

const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

/** As its text, which is put together once. */
const inOnePiece = (part: SQL) => sql.raw(textOf(part));

const textOf = (part: SQL) => dialect.sqlToQuery(part.inlineParams()).sql;

/** A moment is written as JavaScript writes it; everything else as PostgreSQL's own JSON. */
function onWire(value: PgColumn | SQL): SQL {
  const decoder: unknown = is(value, SQL) ? Reflect.get(value, 'decoder') : value;
  return is(decoder, PgTimestamp)
    ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${value}`;
}
