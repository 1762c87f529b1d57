import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FileLink } from '#domain/api/parts';
import type { RecordView } from '#domain/api/recordView';
import type { Role } from '#domain/access/roles';
import type { Actor } from '#domain/schema/access';
import type { Field } from '#domain/schema/field';
import type { Resource } from '#domain/schema/resource';
import type { Api } from '../http/api';
import type { Queryable } from '../db/connect';
import { users } from '../db/schema/users';
import { linksOf } from '../services/files/fileLinks';
import { columnOf, findColumn } from './columnOf';
import { disclosed } from './disclosed';
import { fieldSql } from './fieldSql';
import type { ListQuery } from './listQuery';
import { readableFields } from './readableFields';
import { referencedTitle, titleSql } from './titleSql';
import { storeOf } from './storeOf';

/** Rows of a resource with everything that a screen shows of them, in one query and one for the files' links. */
export async function readRecords(
  api: Pick<Api, 'linkKey' | 'clock'>,
  db: Queryable,
  resource: Resource,
  actor: Actor | null,
  where: SQL | undefined,
  page: Partial<Pick<ListQuery, 'orderBy' | 'limit' | 'offset'>> = {},
): Promise<RecordView[]> {
  const role = actor?.role ?? null;
  const fields = readableFields(resource, role);
  const wanted = page.limit === undefined ? where : onPage(db, resource, where, page);
  const query = from(db, resource, selection(resource, fields, role)).where(wanted);
  const rows = (await query.orderBy(...(page.orderBy ?? []))) as Record<string, unknown>[];
  const fileFields = fields
    .filter(([, field]) => field.kind === 'file' || field.kind === 'image')
    .map(([name]) => name);
  const links = await linksOf(
    api,
    db,
    rows.flatMap((row) => fileFields.map((name) => row[name] as string | null)),
  );
  return rows.map((row) => toWire(row, fields, fileFields, links));
}

/**
 * The rows of one page, told by their ids. The rows before it are passed over in the index that serves the order, if
 * there is one; selected here, each would be fetched whole, with the titles of what it refers to, and thrown away.
 */
function onPage(
  db: Queryable,
  resource: Resource,
  where: SQL | undefined,
  { orderBy = [], limit = 0, offset = 0 }: Partial<Pick<ListQuery, 'orderBy' | 'limit' | 'offset'>>,
): SQL {
  const id = columnOf(resource, 'id');
  return inArray(
    id,
    from(db, resource, { id })
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
}

export async function countRecords(
  db: Queryable,
  resource: Resource,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await from(db, resource, { total: count() }).where(where);
  return Number((row as { total: number } | undefined)?.total ?? 0);
}

/**
 * A select from where a resource's rows are kept; of an account, together with its user. Every account has one, but a left
 * join is left out by PostgreSQL where nothing of the user is asked for, so that counting accounts counts one table.
 */
export function from(
  db: Queryable,
  resource: Resource,
  columns: Record<string, PgColumn | SQL | SQL.Aliased>,
) {
  const query = db.select(columns as Record<string, PgColumn>).from(storeOf(resource).table);
  return resource.account ? query.leftJoin(users, eq(users.id, columnOf(resource, 'id'))) : query;
}

function selection(
  resource: Resource,
  fields: readonly [string, Field][],
  role: Role | null,
): Record<string, PgColumn | SQL> {
  const known = (name: string, expression: PgColumn | SQL) => disclosed(resource, name, role, expression);
  const system = ['id', 'createdAt', 'updatedAt'].map((name) => [name, columnOf(resource, name)] as const);
  // What nobody edits in the console may have no version.
  const version = findColumn(resource, 'version') ?? sql<number>`1`.mapWith(Number);
  const own = fields.map(([name]) => [name, known(name, fieldSql(resource, name))] as const);
  const titles = fields
    .filter(([, field]) => isReference(field))
    .map(([name, field]) => {
      const title = referencedTitle(field, fieldSql(resource, name));
      return [titleKey(name), known(name, title)] as const;
    });
  return Object.fromEntries([
    ...system,
    ['version', version],
    ...own,
    ...titles,
    ['$title', titleSql(resource)],
  ]);
}

function toWire(
  row: Record<string, unknown>,
  fields: readonly [string, Field][],
  fileFields: readonly string[],
  links: ReadonlyMap<string, FileLink>,
): RecordView {
  const titles = Object.fromEntries(
    fields.filter(([, field]) => isReference(field)).map(([name]) => [name, row[titleKey(name)]]),
  );
  const files = Object.fromEntries(fileFields.map((name) => [name, links.get(String(row[name])) ?? null]));
  const plain = Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('$title:')));
  return { ...plain, ...files, $titles: titles } as unknown as RecordView;
}

function isReference(field: Field): boolean {
  return field.kind === 'reference' || field.kind === 'references';
}

const titleKey = (name: string) => `$title:${name}`;
