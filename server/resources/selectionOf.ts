import { is, SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/roles';
import type { Resource } from '#domain/schema/resource';
import { refers } from '#domain/schema/kindFacts';
import { compile } from './compile';
import { disclosed } from './disclosed';
import { Joins } from './joins';
import { readableFields } from './readableFields';
import { referencedTitle, titleSql } from './titleSql';

type Columns = Readonly<Record<string, PgColumn | SQL>>;

const dialect = new PgDialect({ casing: 'snake_case' });
const written = new WeakMap<Resource, Map<Role | null, Columns>>();

/**
 * What a screen shows of a resource's rows to a role, as the columns of a select. Written once for each role: it is the
 * same for every reader and every row, and to put it together costs more than to read a page.
 */
export function selectionOf(resource: Resource, role: Role | null): Columns {
  const byRole = written.get(resource) ?? new Map<Role | null, Columns>();
  written.set(resource, byRole);
  const known = byRole.get(role);
  if (known) return known;
  const columns = Object.entries(selection(resource, role)).map(([name, column]) => [
    name,
    inOnePiece(column),
  ]);
  const made = Object.fromEntries(columns) as Columns;
  byRole.set(role, made);
  return made;
}

/** The same for statements that have no drizzle between them and PostgreSQL: with the titles' records joined. */
export function joinedSelectionOf(resource: Resource, role: Role | null): { columns: Columns; joined: SQL } {
  const joins = new Joins();
  return { columns: selection(resource, role, joins), joined: joins.sql };
}

const titlePrefix = '$title:';
/** Under which a selection holds the title of what a field refers to. */
export const titleKey = (name: string) => `${titlePrefix}${name}`;
export const isTitle = (key: string) => key.startsWith(titlePrefix);
export const titledField = (key: string) => key.slice(titlePrefix.length);

function selection(resource: Resource, role: Role | null, joins?: Joins): Columns {
  const fields = readableFields(resource, role);
  const compiled = compile(resource);
  const valueOf = (name: string) => {
    const field = compiled.field(name);
    return joins ? field.joined(joins) : field.value;
  };
  const known = (name: string, expression: PgColumn | SQL) => disclosed(resource, name, role, expression);
  const system = ['id', 'createdAt', 'updatedAt'].map((name) => [name, compiled.column(name)] as const);
  // What nobody edits in the console may have no version.
  const version = compiled.version ?? sql<number>`1`.mapWith(Number);
  const own = fields.map(([name]) => [name, known(name, valueOf(name))] as const);
  const titles = fields
    .filter(([, field]) => refers(field))
    .map(([name, field]) => {
      const title = referencedTitle(field, valueOf(name), joins);
      return [titleKey(name), known(name, title)] as const;
    });
  return Object.fromEntries([
    ...system,
    ['version', version],
    ...own,
    ...titles,
    ['$title', titleSql(resource, joins)],
  ]);
}

/** An expression as its text. Its values are the declarations' own words, never anything that somebody sent. */
function inOnePiece(column: PgColumn | SQL): PgColumn | SQL {
  if (!is(column, SQL)) return column;
  const { sql: text } = dialect.sqlToQuery(sql`${column}`.inlineParams());
  // The driver's value is read as before.
  return sql.raw(text).mapWith(Reflect.get(column, 'decoder') as PgColumn);
}
