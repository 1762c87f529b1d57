import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { hasHome, resourceList } from 'sijil/schema/application';
import { foundView } from 'sijil/contract/consoleViews';
import type { Title } from 'sijil/contract/recordView';
import type { Field } from 'sijil/schema/field';
import { aboutFields } from 'sijil/schema/systemFields';
import { refers } from 'sijil/schema/kindFacts';
import { isUnread } from 'sijil/schema/roles/mayCall';
import type { Resource } from 'sijil/schema/resource';
import type { Language } from 'sijil/base/i18n/localized';
import { fromReplica } from '../db/replica/fromReplica';
import { ApiError } from '../http/apiError';
import type { Actor, AppContext } from '../http/appContext';
import { limitPerPerson } from '../http/limitPerPerson';
import { operation } from '../http/operation';
import { compile } from '../resources/compile';
import { type ListQuery, listQuery } from '../resources/listQuery';
import { pageSql } from '../resources/page';
import { masked, rowFilter } from '../resources/rights';
import { type Search, searchPlans } from '../resources/searchPlan';
import { referencedTitle, titleSql } from '../resources/titleSql';

type Found = z.output<typeof foundView>;

const eachAtMost = 5;
const allAtMost = 30;
/**
 * Number of searches of one person at the same time in a process: somebody who types quickly must not take the connections of
 * its pool from others.
 */
const atOnce = 2;

/** Registers the palette's search over every record that a person may open. */
export function registerSearch(api: AppContext): void {
  const inTurn = limitPerPerson(atOnce, () => new ApiError('searches_waiting'));
  operation(api, 'console.search', {
    summary: 'Records of every kind that hold a text; five of a kind, thirty in all',
    handler: ({ actor, query, language }) => {
      const text = query.q.trim();
      if ([...text].length < 2) return [];
      return inTurn(actor.userId, () =>
        fromReplica(api, (reading) => search(reading, actor, text, language)),
      );
    },
  });
}

/** Searches every list within the limits of its own search, by one statement that ends when enough is found. */
async function search(api: AppContext, actor: Actor, text: string, language: Language): Promise<Found[]> {
  const searchQuery = { q: text, _start: '0', _end: String(eachAtMost) };
  const searches = resourceList().flatMap((resource) => {
    const visible = hasScreen(resource, actor) ? rowFilter(resource, 'read', actor) : undefined;
    if (!visible) return [];
    const list = listQuery(resource, actor.role, searchQuery, { language, at: api.clock() });
    return [{ resource, actor, action: 'read' as const, visible, list }];
  });
  if (searches.length === 0) return [];
  const plans = await searchPlans(api.db, searches);
  const parts = searches.flatMap((one, place) => {
    const query = plans[place]?.query;
    return query ? [sql`(${hitsSql(one, query, place)})`] : [];
  });
  const { rows } = await api.db.execute<Hit & Record<string, unknown>>(
    sql`${sql.join(parts, sql` union all `)} limit ${sql.raw(String(allAtMost))}`,
  );
  // Stable: the rows of a list stay in its order.
  return rows
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place, id, title, about }) => {
      const resource = searches[place]?.resource;
      if (!resource || title === null) return [];
      const known = about.filter((one) => one !== null);
      return [{ resource: resource.name, id, title, about: known, label: resource.label.one }];
    });
}

/** Excludes records without a page for the role: such a result would lead nowhere. */
function hasScreen(resource: Resource, { role }: Actor): boolean {
  if (resource.search.length === 0) return false;
  // Requests have special pages for every role that reads them.
  return resource.name === 'requests' ? hasHome(role) : mayOpen(resource, 'show', role);
}

interface Hit {
  /** Place of the searched list. */
  readonly place: number;
  readonly id: string;
  readonly title: Title | null;
  readonly about: readonly (Title | null)[];
}

/** Selects the first rows of one list that hold the text. */
function hitsSql(
  { resource, actor, visible }: Search & { actor: Actor },
  query: ListQuery,
  place: number,
): SQL {
  const { id, rows } = compile(resource);
  const first = pageSql(resource, { ...query, where: and(visible, query.where) });
  return sql`select ${sql.raw(String(place))} as place, ${id}::text as id, to_jsonb(${titleSql(resource)}) as title, ${aboutSql(resource, actor)} as about
    from ${rows} where ${visible} and ${id} = any(array(${first})) order by ${sql.join([...query.orderBy], sql`, `)}`;
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
