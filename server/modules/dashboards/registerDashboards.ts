import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { type Privilege } from '#domain/access/privileges';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { fromReplica } from 'sijil/server/db/replica/fromReplica';
import { operation } from 'sijil/server/http/operation';
import { loadClientDashboard } from './loadClientDashboard';
import { loadSupervisorDashboard } from './loadSupervisorDashboard';
import { type SQL, sql } from 'drizzle-orm';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { keysOf } from 'sijil/base/objects';
import { statusCounts } from '../../db/schema/figures';
import { payments } from '../../db/schema/money';
import { cancellationAsks } from '../../db/schema/requests';

/** Registers the figures of the home pages, each counted over all rows that the caller may read. */
export function registerDashboards(api: AppContext): void {
  operation(api, 'dashboards.byRole', {
    summary: "The figures of the caller's home; `branchId` narrows a client's to one branch",
    handler: ({ actor, query }) =>
      fromReplica(api, async (reading) => {
        const { role } = actor;
        const [client, supervisor, waiting] = await Promise.all([
          hasPrivilege(role, 'dashboards.company')
            ? loadClientDashboard(reading, actor, query.branchId)
            : null,
          hasPrivilege(role, 'dashboards.team') ? loadSupervisorDashboard(reading, actor) : null,
          hasPrivilege(role, 'dashboards.waiting') ? loadWaitingCounts(reading, actor) : null,
        ]);
        return { client, supervisor, waiting };
      }),
  });
}

/** Privilege that decides on the entries of each list. */
const deciders: Readonly<Record<WaitingListName, Privilege>> = {
  unassigned: 'requests.operate',
  transfers: 'payments.decide',
  cancellations: 'requests.operate',
  contracts: 'requests.operate',
  corrections: 'requests.operate',
};

const names = keysOf(deciders);

/** Length of each list: from the stored counts of statuses, and from the index of waiting transfers. */
const lengths: Readonly<Record<WaitingListName, SQL>> = {
  unassigned: inStatuses(waitingLists.unassigned.filter.status_in),
  transfers: sql`(select count(distinct ${payments.requestId})::int from ${payments} where ${payments.status} = 'awaiting')`,
  cancellations: sql`(select count(*)::int from ${cancellationAsks} where ${cancellationAsks.status} = 'open')`,
  contracts: inStatuses(waitingLists.contracts.filter.status_in),
  corrections: inStatuses(waitingLists.corrections.filter.status_in),
};

/** Number of requests in each list of `waitingLists`; null for a list that the caller does not decide. */
async function loadWaitingCounts(
  { db }: AppContext,
  { role }: Actor,
): Promise<Record<WaitingListName, number | null>> {
  const columns = names.map((name) => {
    const length = hasPrivilege(role, deciders[name]) ? lengths[name] : sql`null`;
    return sql`${length} as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<Record<WaitingListName, number | null>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}

function inStatuses(list: string): SQL {
  const statuses = sql.param(list.split(','));
  return sql`(select coalesce(sum(${statusCounts.total}), 0)::int from ${statusCounts} where ${statusCounts.status} = any(${statuses}))`;
}
