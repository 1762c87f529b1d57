import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mayOpen } from '#framework/schema/generatedScreens';
import { hasHome, resourceList } from '#framework/schema/application';
import { foundView } from '#framework/contract/consoleViews';
import type { Title } from '#framework/contract/recordView';
import type { Field } from '#framework/schema/field';
import { aboutFields } from '#framework/schema/systemFields';
import { refers } from '#framework/schema/kindFacts';
import { isUnread } from '#framework/schema/roles/mayCall';
import type { Resource } from '#framework/schema/resource';
import type { Language } from '#framework/base/i18n/localized';
import { fromReplica } from '../db/replica/fromReplica';
import type { Actor, AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { compile } from '../resources/compile';
import { type ListQuery, listQuery } from '../resources/listQuery';
import { pageSql } from '../resources/page';
import { selectRows } from '../resources/records';
import { masked, rowFilter } from '../resources/rights';
import { searchPlan } from '../resources/searchPlan';
import { referencedTitle, titleSql } from '../resources/titleSql';

type Found = z.output<typeof foundView>;

const eachAtMost = 5;
const allAtMost = 30;
/** Fewer than the connections of the pool: one person typing must not keep others waiting. */
const atOnce = 6;

/** Registers the palette's search over every record that a person may open. */
export function registerSearch(api: AppContext): void {
  operation(api, 'console.search', {
    summary: 'Records of every kind that hold a text; five of a kind, thirty in all',
    handler: ({ actor, query, language }) =>
      fromReplica(api, (reading) => search(reading, actor, query.q.trim(), language)),
  });
}

async function search(api: AppContext, actor: Actor, text: string, language: Language): Promise<Found[]> {
  if ([...text].length < 2) return [];
  const searched = resourceList().filter((resource) => hasScreen(resource, actor));
  const found: Found[] = [];
  for (let first = 0; first < searched.length && found.length < allAtMost; first += atOnce) {
    const some = searched.slice(first, first + atOnce);
    const hits = await Promise.all(
      some.map((resource) => {
        const searchQuery = { q: text, _start: '0', _end: String(eachAtMost) };
        const list = listQuery(resource, actor.role, searchQuery, { language, at: api.clock() });
        return searchOne(api, resource, actor, list);
      }),
    );
    found.push(...hits.flat());
  }
  return found.slice(0, allAtMost);
}

/** Excludes records without a page for the role: such a result would lead nowhere. */
function hasScreen(resource: Resource, { role }: Actor): boolean {
  if (resource.search.length === 0) return false;
  // Requests have special pages for every role that reads them.
  return resource.name === 'requests' ? hasHome(role) : mayOpen(resource, 'show', role);
}

interface Hit {
  readonly id: string;
  readonly title: Title;
  readonly about: readonly Title[];
}

/** Searches one list for the text, within the limits of its own search, and returns the first rows. */
async function searchOne(
  api: AppContext,
  resource: Resource,
  actor: Actor,
  list: ListQuery,
): Promise<Found[]> {
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) return [];
  const { query } = await searchPlan(api.db, { resource, actor, action: 'read', visible }, list);
  const first = pageSql(resource, { ...query, where: and(visible, query.where) });
  const columns = {
    id: compile(resource).id,
    title: titleSql(resource),
    about: aboutSql(resource, actor),
  };
  const rows = (await selectRows(api.db, resource, columns)
    .where(and(visible, sql`${columns.id} = any(array(${first}))`))
    .orderBy(...query.orderBy)) as unknown as Hit[];
  return rows.flatMap(({ id, title, about }) => {
    const { name, label } = resource;
    const known = about.filter((one) => one !== null);
    return title === null ? [] : [{ resource: name, id, title, about: known, label: label.one }];
  });
}

/** Selects titles of the records to which a record refers, as far as the actor may read them, as a JSON array. */
function aboutSql(resource: Resource, { role }: Actor): SQL {
  const named = aboutFields(resource, role).filter((name) => {
    const field = resource.fields[name];
    return refers(field) && !isUnread(field.to, role);
  });
  const titles = named.map((name) => {
    const title = referencedTitle(resource.fields[name] as Field, compile(resource).field(name).value);
    return masked(resource, name, role, title);
  });
  return sql`jsonb_build_array(${sql.join(titles, sql`, `)})`;
}
