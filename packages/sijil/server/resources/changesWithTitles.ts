import { bothNames, userName } from '../db/names';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Role, resourceNamed } from 'sijil/schema/application';
import type { HistoryChange } from 'sijil/contract/consoleViews';
import type { Localized, Name } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import { readingOf } from 'sijil/schema/fieldAccess';
import type { Resource } from 'sijil/schema/resource';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { holdsFile, refers } from 'sijil/schema/kindFacts';
import { ruleOf } from 'sijil/schema/toZod';
import { isRecord } from 'sijil/base/objects';
import type { AppContext } from '../http/appContext';
import { files } from '../db/schema/files';
import { compile } from './compile';
import { readableFields } from './rights';
import { selectRows } from './records';
import { titleSql } from './titleSql';
import { tableNamed } from '../db/schema/tables';
import { auditEntries } from '../db/schema/users';

type Title = string | Localized;
type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** Returns recorded changes in the fields that a role may read, with the names of the records and files that they refer to. */
export async function changesWithTitles(
  api: Pick<AppContext, 'db'>,
  resource: Resource,
  role: Role | null,
  recorded: readonly Changes[],
): Promise<Record<string, HistoryChange>[]> {
  // A history covers the time in which a value was withheld, so readers with conditional access see none of its changes.
  const fields = new Map(
    readableFields(resource, role).filter(([name]) => readingOf(resource, name, role) === 'always'),
  );
  const all = recorded.map((changes) => underPresentNames(changes, fields));
  const titles = new Map<string, ReadonlyMap<string, Title>>();
  for (const [name, field] of fields) {
    if (!holdsFile(field) && !(refers(field) && !isUnread(field.to, role))) continue;
    const ids = all.flatMap((changes) => {
      const change = changes[name];
      return change ? [...idsIn(change.from), ...idsIn(change.to)] : [];
    });
    if (ids.length > 0) titles.set(name, await titlesOf(api, field, [...new Set(ids)]));
  }
  return all.map((changes) =>
    Object.fromEntries(
      Object.entries(changes)
        .filter(([name]) => fields.has(name))
        .map(([name, change]) => [
          name,
          { ...withTitles(change, titles.get(name)), ...inOtherKind(fields.get(name), change) },
        ]),
    ),
  );
}

/** Returns changes under the present names of fields, also those that were recorded under a former one. */
function underPresentNames(changes: Changes, fields: ReadonlyMap<string, Field>): Changes {
  const present = new Map([...fields].flatMap(([name, { was }]) => (was ? [[was, name] as const] : [])));
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [present.get(name) ?? name, change]),
  );
}

/** Returns values from before a designed field got its present kind, as they were shown then. */
function inOtherKind(field: Field | undefined, { from: before, to: after }: { from: unknown; to: unknown }) {
  if (!field) return {};
  const textOf = (value: unknown) => {
    if (!isOfOtherKind(field, value)) return undefined;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const [fromTitle, toTitle] = [textOf(before), textOf(after)];
  return { ...(fromTitle !== undefined && { fromTitle }), ...(toTitle !== undefined && { toTitle }) };
}

/** True for a value from before a designed field got its present kind, where it does not fit that kind. */
export function isOfOtherKind(field: Field, value: unknown): boolean {
  if (!field.addedLater || refers(field) || holdsFile(field)) return false;
  return value !== null && value !== undefined && !ruleOf(field).safeParse(value).success;
}

function withTitles(
  { from: before, to: after }: { from: unknown; to: unknown },
  known: ReadonlyMap<string, Title> | undefined,
): HistoryChange {
  const fromTitle = known && named(before, known);
  const toTitle = known && named(after, known);
  return {
    from: before,
    to: after,
    ...(fromTitle !== undefined && { fromTitle }),
    ...(toTitle !== undefined && { toTitle }),
  };
}

function named(value: unknown, known: ReadonlyMap<string, Title>): Title | (Title | null)[] | undefined {
  if (Array.isArray(value)) return value.map((id) => known.get(String(id)) ?? null);
  return idsIn(value).map((id) => known.get(id))[0];
}

/** Earlier entries recorded a file by its link, present ones by its id. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'string') return [value];
  const id = isRecord(value) ? value['id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

async function titlesOf({ db }: Pick<AppContext, 'db'>, field: Field, ids: readonly string[]) {
  if (holdsFile(field)) {
    const rows = await db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(inArray(files.id, [...ids]));
    return new Map<string, Title>(rows.map(({ id, name }) => [id, name]));
  }
  const target = refers(field) ? resourceNamed(field.to) : undefined;
  if (!target) return new Map<string, Title>();
  const id = compile(target).id;
  const rows = (await selectRows(db, target, { id, title: titleSql(target) }).where(
    inArray(id, [...ids]),
  )) as unknown as { id: string; title: Title | null }[];
  return new Map(rows.flatMap((row) => (row.title === null ? [] : [[row.id, row.title] as const])));
}

const automation = sql`"$automation".name`;

/** Name of the author of an audit entry: the joined user, or an automation, which acts under its own name. */
export const nameOfActor = (): SQL<Name | null> =>
  resourceNamed('automations')
    ? sql`coalesce(${userName}, (select ${bothNames(automation, sql`null`)} from ${tableNamed('automations')} as "$automation" where "$automation".id = ${auditEntries.actorId}))`
    : userName;
