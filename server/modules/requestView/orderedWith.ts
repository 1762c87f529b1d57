import { and, asc, eq, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import type { RequestRow } from '../../workflow/effect';
import { statedColumns, toStated } from '../requests/stated';

type OrderedWith = z.output<typeof requestView>['orderedWith'];

/** Selects the other requests of the same order that `visible` lets through, and all of its branches. */
export function selectOrderedWith(db: Queryable, id: Placeholder, visible: SQL) {
  const { branches } = tables;
  const lead = sql`(select coalesce(one.ordered_with_id, one.id) from ${requests} as one where one.id = ${id})`;
  const others = sql`(select unnest(one.other_branch_ids) from ${requests} as one where one.id = ${id})`;
  return {
    ordered: db
      .select({
        request: { id: requests.id, number: requests.number, ...statedColumns },
        branch: { id: branches.id, name: branches.name },
      })
      .from(requests)
      .innerJoin(branches, eq(branches.id, requests.branchId))
      .where(and(or(eq(requests.id, lead), eq(requests.orderedWithId, lead)), ne(requests.id, id), visible))
      .orderBy(asc(requests.number)),
    otherBranches: db
      .select({ id: branches.id, name: branches.name })
      .from(branches)
      .where(inArray(branches.id, others))
      .orderBy(asc(branches.name)),
  };
}

type Selected = ReturnType<typeof selectOrderedWith>;
type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

/** The order of several branches that a request belongs to, as far as the actor may see its branches (rules 3.15). */
export function toOrderedWith(
  actor: Pick<Actor, 'branchIds' | 'role'>,
  { orderedWithId }: Pick<RequestRow, 'orderedWithId'>,
  { ordered, otherBranches }: Rows,
): OrderedWith {
  const opened = new Set(ordered.map(({ branch }) => branch.id));
  const waiting = otherBranches.filter(
    ({ id }) => !opened.has(id) && (actor.branchIds === null || actor.branchIds.includes(id)),
  );
  if (ordered.length === 0 && waiting.length === 0) return null;
  const lead = ordered.find(({ request }) => request.id === orderedWithId)?.request;
  return {
    lead: lead ? { id: lead.id, number: lead.number } : null,
    branches: [
      ...ordered.map(({ branch, request: { id, number, ...request } }) => ({
        ...branch,
        request: { id, number, ...toStated(request, actor) },
      })),
      ...waiting.map((branch) => ({ ...branch, request: null })),
    ],
  };
}
