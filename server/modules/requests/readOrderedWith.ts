import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { resources } from '#resources';
import type { Queryable } from '../../db/connect';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/tables/tables';
import type { Actor } from '../../http/actor';
import { readableRows } from '../../resources/rowFilter';
import type { RequestRow } from '../../workflow/requestRow';

type OrderedWith = z.output<typeof requestView>['orderedWith'];

/** The order of several branches that a request belongs to, as far as the actor may see its branches (rules 3.15). */
export async function readOrderedWith(
  db: Queryable,
  actor: Actor,
  { id, orderedWithId, otherBranchIds }: Pick<RequestRow, 'id' | 'orderedWithId' | 'otherBranchIds'>,
): Promise<OrderedWith> {
  const { branches } = tables;
  const leadId = orderedWithId ?? id;
  const found = await db
    .select({
      request: { id: requests.id, number: requests.number, status: requests.status },
      branch: { id: branches.id, name: branches.name },
    })
    .from(requests)
    .innerJoin(branches, eq(branches.id, requests.branchId))
    .where(
      and(
        or(eq(requests.id, leadId), eq(requests.orderedWithId, leadId)),
        ne(requests.id, id),
        readableRows(resources.requests, actor),
      ),
    )
    .orderBy(asc(requests.number));
  const opened = new Set(found.map(({ branch }) => branch.id));
  const visible = (branchId: string) => actor.branchIds === null || actor.branchIds.includes(branchId);
  const waiting = otherBranchIds.filter((branchId) => !opened.has(branchId) && visible(branchId));
  const named =
    waiting.length === 0
      ? []
      : await db
          .select({ id: branches.id, name: branches.name })
          .from(branches)
          .where(inArray(branches.id, waiting))
          .orderBy(asc(branches.name));
  if (found.length === 0 && named.length === 0) return null;
  const lead = found.find(({ request }) => request.id === orderedWithId)?.request;
  return {
    lead: lead ? { id: lead.id, number: lead.number } : null,
    branches: [
      ...found.map(({ branch, request }) => ({ ...branch, request })),
      ...named.map((branch) => ({ ...branch, request: null })),
    ],
  };
}
