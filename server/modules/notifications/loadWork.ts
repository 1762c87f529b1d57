import { and, count, countDistinct, eq, inArray, isNull, min } from 'drizzle-orm';
import type { z } from 'zod';
import type { waitingWork } from '#domain/api/dashboardViews';
import type { Privilege } from '#domain/access/privileges';
import { type WorkName, workStatuses } from '#domain/requests/waitingWork';
import { performs } from '#domain/workflow/availableActions';
import { usualDays } from '#domain/workflow/lateness';
import type { RequestStatus } from '#domain/workflow/statuses';
import { resources } from '#resources';
import { keysOf } from 'sijil/base/objects';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { Role } from '#domain/access/roles';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { Queryable } from 'sijil/server/db/connect';
import type { Actor } from 'sijil/server/http/appContext';
import { readableRows, rowFilter } from 'sijil/server/resources/rights';
import type { Resource } from 'sijil/schema/resource';
import { tables } from '../../db/schema/declared';
import { payments } from '../../db/schema/money';
import { cancellationAsks, requests } from '../../db/schema/requests';

interface Waiting {
  readonly count: number;
  /** Time since which the oldest waits. */
  readonly since: Date | null;
}

const privilegeFor = {
  unassigned: 'requests.operate',
  contracts: 'requests.operate',
  cancellations: 'requests.operate',
  transfers: 'payments.decide',
  tickets: 'tickets.answer',
  ownRequests: 'dashboards.company',
  ownTasks: 'dashboards.team',
  forms: 'dashboards.team',
} as const satisfies Partial<Record<WorkName, Privilege>>;

const names: readonly WorkName[] = [...keysOf(privilegeFor), 'visits'];

/** Records that a kind of work is counted from, where they are not requests. */
const countedFrom: Readonly<Partial<Record<WorkName, Resource>>> = {
  transfers: resources.payments,
  tickets: resources.tickets,
};

function does(name: WorkName, role: Role): boolean {
  return name === 'visits' ? performs('assignInspector', role) : hasPrivilege(role, privilegeFor[name]);
}

/**
 * Work that waits for a person, counted over all records that they may read. Kinds that the person does not do, or whose records
 * they may not read, are left out.
 */
export async function loadWork(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<z.output<typeof waitingWork>> {
  const reads = (name: WorkName) => rowFilter(countedFrom[name] ?? resources.requests, 'read', actor);
  const done = names.filter((name) => does(name, actor.role) && reads(name));
  const byStatus = await countByStatus(db, actor, done);
  return Promise.all(
    done.map(async (name) => {
      const found = (await countOthers[name]?.(db)) ?? ofStatuses(byStatus, workStatuses[name] ?? []);
      const late = found.since !== null && now.getTime() - found.since.getTime() > usualDays * dayMs;
      return { name, ...found, late };
    }),
  );
}

type ByStatus = ReadonlyMap<RequestStatus, Waiting>;

async function countByStatus(db: Queryable, actor: Actor, done: readonly WorkName[]): Promise<ByStatus> {
  const wanted = new Set(done.flatMap((name) => workStatuses[name] ?? []));
  if (wanted.size === 0) return new Map();
  const rows = await db
    .select({ status: requests.status, count: count(), since: min(requests.statusSince) })
    .from(requests)
    .where(and(inArray(requests.status, [...wanted]), readableRows(resources.requests, actor)))
    .groupBy(requests.status);
  return new Map(rows.map(({ status, ...waiting }) => [status, waiting]));
}

function ofStatuses(byStatus: ByStatus, names: readonly RequestStatus[]): Waiting {
  const found = names.flatMap((status) => byStatus.get(status) ?? []);
  const moments = found.flatMap(({ since }) => since?.getTime() ?? []);
  return {
    count: found.reduce((sum, one) => sum + one.count, 0),
    since: moments.length === 0 ? null : new Date(Math.min(...moments)),
  };
}

const only = ([row]: readonly Waiting[]): Waiting => row ?? { count: 0, since: null };

const countOthers: Readonly<Partial<Record<WorkName, (db: Queryable) => Promise<Waiting>>>> = {
  cancellations: async (db) =>
    only(
      await db
        .select({ count: count(), since: min(cancellationAsks.createdAt) })
        .from(cancellationAsks)
        .where(eq(cancellationAsks.status, 'open')),
    ),
  transfers: async (db) =>
    only(
      await db
        .select({ count: countDistinct(payments.requestId), since: min(payments.createdAt) })
        .from(payments)
        .where(eq(payments.status, 'awaiting')),
    ),
  tickets: async (db) => {
    const [row] = await db
      .select({ count: count(), since: min(tables.tickets.waitingSince) })
      .from(tables.tickets)
      .where(and(eq(tables.tickets.status, 'open'), isNull(tables.tickets.deletedAt)));
    return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
  },
};
