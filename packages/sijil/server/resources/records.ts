import { eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Role } from 'sijil/schema/application';
import type { RecordView } from 'sijil/contract/recordView';
import type { Actor } from 'sijil/schema/access';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import type { Field } from 'sijil/schema/field';
import { hasEnglish, holdsFile, holdsFiles, refers } from 'sijil/schema/kindFacts';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import type { Resource } from 'sijil/schema/resource';
import type { Queryable } from '../db/connect';
import {
  fittingName,
  type Given,
  kindOfActor,
  nobodyOfKind,
  qualified,
  statement,
  type Statement,
} from '../db/statement';
import { bothNames } from '../db/names';
import { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import { type LinkGiven, linkParameters, linkSql, linksSql, linkValues } from '../files/fileLinks';
import { compile } from './compile';
import { masked, readableFields, rowFilter } from './rights';
import { Joins } from './derivedField';
import { referencedTitle, titleSql } from './titleSql';

type Reading = Pick<AppContext, 'db' | 'linkKey' | 'clock'>;

interface Wanted {
  readonly resource: Resource;
  readonly actor: Actor | null;
  /** True for deleted rows, for actors who may restore them. */
  readonly deleted?: boolean;
}

interface Found {
  readonly json: string | null;
}

/**
 * Reads the records with these ids, in this order, as the JSON of an array of `RecordView`; without those that the actor may not
 * read. PostgreSQL writes the JSON, and it is sent without parsing.
 */
export async function readPageJson(api: Reading, wanted: Wanted, ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return '[]';
  const read = statementFor(wanted.deleted ? 'trash' : 'page', wanted, (given) => {
    const id = qualified(compile(wanted.resource).id);
    // A subselect, so that PostgreSQL does not replan each call for the number of its ids.
    const rows = rowsFor(wanted, given, sql`${id} = any((select ${given('ids')}::uuid[])::uuid[])`);
    return sql`select '[' || string_agg("$found".json, ',' order by array_position(${given('ids')}::uuid[], "$found".id)) || ']' as json from (${rows}) as "$found"`;
  });
  const [page] = await read(api.db, valuesFor(api, wanted, { ids: `{${ids.join(',')}}` }));
  return page?.json ?? '[]';
}

/** One record as JSON; null where the actor may not read it, or it does not exist. */
export async function readRecordJson(api: Reading, wanted: Wanted, id: string): Promise<string | null> {
  const read = statementFor('get', wanted, (given) =>
    rowsFor(wanted, given, sql`${qualified(compile(wanted.resource).id)} = ${given('id')}`),
  );
  const [record] = await read(api.db, valuesFor(api, wanted, { id }));
  return record?.json ?? null;
}

/**
 * Reads records as objects, moments as dates, for code that works with them. `where` is their only filter: the caller adds
 * `rowFilter`. With `only`, they have no other fields.
 */
export async function readRecords(
  api: Pick<AppContext, 'linkKey' | 'clock'>,
  db: Queryable,
  resource: Resource,
  actor: Actor | null,
  where: SQL | undefined,
  only?: ReadonlySet<string>,
): Promise<RecordView[]> {
  const role = actor?.role ?? null;
  const values: Readonly<Record<string, unknown>> = linkValues(api);
  const rows = recordsSql(
    resource,
    selectionFor(resource, role, only),
    (name) => sql`${values[name]}`,
    where,
  );
  const found = await db.execute<{ json: string }>(rows);
  const moments = readableFields(resource, role).filter(([, field]) => isMoment(field));
  const names = new Set(['createdAt', 'updatedAt', ...moments.map(([name]) => name)]);
  const revive = (name: string, value: unknown): unknown =>
    names.has(name) && typeof value === 'string' ? new Date(value) : value;
  return found.rows.map(({ json }) => {
    const record = JSON.parse(json) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, revive(name, value)]),
    ) as unknown as RecordView;
  });
}

/** Reads the record as its writer may. */
export async function readRecord(
  api: Pick<AppContext, 'linkKey' | 'clock'>,
  db: Queryable,
  { resource, actor }: { readonly resource: Resource; readonly actor: Actor },
  id: string,
): Promise<RecordView> {
  const [record] = await readRecords(api, db, resource, actor, eq(compile(resource).id, id));
  return record as RecordView;
}

/**
 * The JSON of the record that a statement has just inserted, null where the actor may not read it. Only for resources that
 * neither refer to others nor hold files.
 */
export function insertedJson({ resource, actor }: Wanted): SQL {
  const visible = rowFilter(resource, 'read', actor) ?? sql`false`;
  const id = qualified(compile(resource).id);
  const { columns } = selectionFor(resource, actor?.role ?? null);
  return sql`case when ${visible} then (select row_to_json("$record")::text from (select ${id} as "id", ${columns}) as "$record") end`;
}

/** Select from a resource's rows; for accounts joined with their users. */
export function selectRows(
  db: Queryable,
  resource: Resource,
  columns: Readonly<Record<string, PgColumn | SQL | SQL.Aliased>>,
) {
  const { table, id } = compile(resource);
  const query = db.select(columns as Record<string, PgColumn>).from(table);
  return resource.account ? query.leftJoin(users, eq(users.id, id)) : query;
}

const statements = perDeclaration<Resource, Map<string, Statement<Found>>>(() => new Map());

/** Returns the statement, which is the same for every actor of a kind: built once, and planned once for each connection. */
function statementFor(
  purpose: string,
  { resource, actor }: Wanted,
  write: (given: Given) => SQL,
): Statement<Found> {
  const known = statements(resource);
  const name = `${purpose} ${resource.name} ${actor ? kindOfActor(actor) : 'everyone'}`;
  // A connection stores a statement under its name, so that another text needs another name.
  const version = appliedDesign().version;
  const made =
    known.get(name) ??
    statement<Found>(fittingName(version === 0 ? name : `${name} ${version}`), write(sql.placeholder));
  known.set(name, made);
  return made;
}

const valuesFor = (api: Reading, { actor }: Wanted, asked: Readonly<Record<string, unknown>>) => ({
  ...actor,
  ...linkValues(api),
  ...asked,
});

function rowsFor({ resource, actor, deleted }: Wanted, given: Given, wanted: SQL): SQL {
  const reader = actor && nobodyOfKind(actor);
  const visible = deleted
    ? rowFilter(resource, 'delete', reader, 'deleted', given)
    : rowFilter(resource, 'read', reader, 'alive', given);
  const selection = selectionFor(resource, actor?.role ?? null);
  // No index serves `is true`: the plan is the same for all actors, and one may have millions of rows besides the wanted ones.
  return recordsSql(resource, selection, given, sql`${wanted} and (${visible ?? sql`false`}) is true`);
}

/** Rows of `id` and `json`. */
function recordsSql(resource: Resource, selection: Selection, given: LinkGiven, where: SQL | undefined): SQL {
  const { id, rows } = compile(resource);
  const { columns, joined, linksFiles } = selection;
  const from = linksFiles ? sql`${linkParameters(given)}, ${rows} ${joined}` : sql`${rows} ${joined}`;
  // A nested select, which PostgreSQL merges into one.
  const records = sql`select ${qualified(id)} as "id", ${columns} from ${from} where ${where ?? sql`true`}`;
  return sql`select "$record"."id" as id, row_to_json("$record")::text as json from (${records}) as "$record"`;
}

/** Columns of a role's records, without `id`, and the joins that they need. */
interface Selection {
  readonly columns: SQL;
  readonly joined: SQL;
  readonly linksFiles: boolean;
}

const selections = perDeclaration<Resource, Map<Role | null, Selection>>(() => new Map());

/** Cached for each role, because it is the same for every reader and row; with `only`, built for this call. */
function selectionFor(resource: Resource, role: Role | null, only?: ReadonlySet<string>): Selection {
  if (only) return writeSelection(resource, role, only);
  const byRole = selections(resource);
  const made = byRole.get(role) ?? writeSelection(resource, role);
  byRole.set(role, made);
  return made;
}

function writeSelection(resource: Resource, role: Role | null, only?: ReadonlySet<string>): Selection {
  const compiled = compile(resource);
  const joins = new Joins();
  const readable = new Map(readableFields(resource, role));
  const fields = [...readable].filter(([name]) => only?.has(name) ?? true);
  const valueOf = (name: string) => compiled.field(name).joined(joins);
  const shown = (name: string, value: PgColumn | SQL) => masked(resource, name, role, value);
  // A declared system field may be hidden from the role.
  const system = ['createdAt', 'updatedAt'].filter((name) => !Object.hasOwn(resource.fields, name));
  const own = [
    ...system.map((name) => named(momentSql(compiled.column(name)), name)),
    named(compiled.version ?? sql`1`, 'version'),
    ...fields.map(([name, field]) => named(wireSql(field, shown(name, valueOf(name))), name)),
  ];
  const titles = fields.flatMap(([name, field]) => {
    if (refers(field) && !isUnread(field.to, role))
      return [named(shown(name, referencedTitle(field, valueOf(name), joins)), name)];
    if (!hasEnglish(field) || !readable.has(field.inEnglish)) return [];
    const english = shown(field.inEnglish, valueOf(field.inEnglish));
    return [named(shown(name, bothNames(sql`${valueOf(name)}`, sql`${english}`)), name)];
  });
  const columns = [
    ...own,
    named(titleSql(resource, joins), '$title'),
    named(titles.length > 0 ? sql`row_to_json("$titleRow")` : sql`'{}'::json`, '$titles'),
  ];
  const titleRow =
    titles.length > 0 ? sql`cross join lateral (select ${sql.join(titles, sql`, `)}) as "$titleRow"` : sql``;
  return {
    columns: asText(sql.join(columns, sql`, `)),
    joined: asText(sql`${joins.sql} ${titleRow}`),
    linksFiles: fields.some(([, field]) => holdsFile(field)),
  };
}

const named = (value: PgColumn | SQL, name: string) => sql`${value} as ${sql.identifier(name)}`;

/** Expression of a field's value as sent: files as links, moments as JavaScript writes them, the rest as PostgreSQL's JSON. */
function wireSql(field: Field, value: PgColumn | SQL): PgColumn | SQL {
  if (holdsFile(field)) return holdsFiles(field) ? linksSql(sql`${value}`) : linkSql(sql`${value}`);
  return isMoment(field) ? momentSql(value) : value;
}

const isMoment = (field: Field) => storedKindOf(field) === 'dateTime';

const momentSql = (value: PgColumn | SQL) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const dialect = new PgDialect({ casing: 'snake_case' });

/** The SQL as text. Its values come from declarations, never from input. */
const asText = (part: SQL) => sql.raw(dialect.sqlToQuery(part.inlineParams()).sql.trim());
