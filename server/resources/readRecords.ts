import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FileLink } from '#domain/api/parts';
import type { RecordView } from '#domain/api/recordView';
import type { Actor } from '#domain/schema/access';
import type { Field } from '#domain/schema/field';
import type { Resource } from '#domain/schema/resource';
import { holdsFile, refers } from '#domain/schema/kindFacts';
import type { AppContext } from '../http/appContext';
import type { Queryable } from '../db/connect';
import { users } from '../db/schema/users';
import { linksOf } from '../services/files/fileLinks';
import { compile } from './compile';
import { readableFields } from './readableFields';
import { isTitle, selectionOf, titledField, titleKey } from './selectionOf';

/**
 * Rows of a resource with everything that a screen shows of them, in one query and one for the files' links: for code that
 * goes on with them. What is only passed on is `readPageJson` and `readRecordJson`. With `only`, no other fields than these.
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
  const wanted = (name: string) => only?.has(name) ?? true;
  const fields = readableFields(resource, role).filter(([name]) => wanted(name));
  const columns = Object.entries(selectionOf(resource, role)).filter(
    ([name]) => name === 'id' || wanted(isTitle(name) ? titledField(name) : name),
  );
  const rows = (await from(db, resource, Object.fromEntries(columns)).where(where)) as Record<
    string,
    unknown
  >[];
  const fileFields = fields.filter(([, field]) => holdsFile(field)).map(([name]) => name);
  const links = await linksOf(
    api,
    db,
    rows.flatMap((row) => fileFields.flatMap((name) => row[name] as Held)),
  );
  return rows.map((row) => toWire(row, fields, fileFields, links));
}

/** The record as whoever writes it may see it. */
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
 * A select from where a resource's rows are kept; of an account, together with its user. Every account has one, but a left
 * join is left out by PostgreSQL where nothing of the user is asked for, so that counting accounts counts one table.
 */
export function from(
  db: Queryable,
  resource: Resource,
  columns: Readonly<Record<string, PgColumn | SQL | SQL.Aliased>>,
) {
  const query = db.select(columns as Record<string, PgColumn>).from(compile(resource).table);
  return resource.account ? query.leftJoin(users, eq(users.id, compile(resource).id)) : query;
}

/** The id of a file, or those of several. */
type Held = string | string[] | null;

function toWire(
  row: Record<string, unknown>,
  fields: readonly [string, Field][],
  fileFields: readonly string[],
  links: ReadonlyMap<string, FileLink>,
): RecordView {
  const titles = Object.fromEntries(
    fields.filter(([, field]) => refers(field)).map(([name]) => [name, row[titleKey(name)]]),
  );
  const linked = (held: Held) =>
    typeof held === 'string'
      ? (links.get(held) ?? null)
      : (held?.flatMap((id) => links.get(id) ?? []) ?? null);
  const files = Object.fromEntries(fileFields.map((name) => [name, linked(row[name] as Held)]));
  const plain = Object.fromEntries(Object.entries(row).filter(([name]) => !isTitle(name)));
  return { ...plain, ...files, $titles: titles } as unknown as RecordView;
}
