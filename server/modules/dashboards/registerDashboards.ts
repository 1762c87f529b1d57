import { hasPrivilege } from '#domain/access/privileges';
import type { AppContext } from '#framework/server/http/appContext';
import { fromReplica } from '#framework/server/db/replica/fromReplica';
import { operation } from '#framework/server/http/operation';
import { loadClientDashboard } from './loadClientDashboard';
import { loadSupervisorDashboard } from './loadSupervisorDashboard';
import { loadWaitingCounts } from './loadWaitingCounts';

/** The figures of the homes: each counted over all rows that the caller may see. */
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
