import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/schema/access';
import { requests } from '../db/schema/requests';

/** The requests that an actor may know of (rules 1.7); everything else answers 404, so that ids tell nothing. */
export function visibleRequests(actor: Actor): SQL | undefined {
  switch (actor.role) {
    case 'client':
      return eq(requests.clientId, actor.clientId ?? actor.userId);
    case 'branch_manager':
      return and(eq(requests.clientId, actor.clientId ?? actor.userId), inBranches(actor.branchIds ?? []));
    case 'supervisor':
      return eq(requests.supervisorId, actor.userId);
    case 'inspector':
      return eq(requests.inspectorId, actor.userId);
    default:
      return undefined;
  }
}

function inBranches(branchIds: readonly string[]): SQL {
  return branchIds.length === 0 ? sql`false` : inArray(requests.branchId, [...branchIds]);
}
