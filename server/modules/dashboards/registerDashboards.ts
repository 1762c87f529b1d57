import { clientRoles, hasRole, type Role } from '#domain/access/roles';
import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { loadClientDashboard } from './loadClientDashboard';
import { loadSupervisorDashboard } from './loadSupervisorDashboard';
import { loadWaitingCounts } from './loadWaitingCounts';

const isClient = (role: Role) => (clientRoles as readonly Role[]).includes(role);

/** The figures of the homes: each counted over all rows that the caller may see. */
export function registerDashboards(api: AppContext): void {
  operation(api, 'dashboards.byRole', {
    summary: "The figures of the caller's home; `branchId` narrows a client's to one branch",
    handler: async ({ actor, query }) => {
      const { role } = actor;
      const [client, supervisor, waiting] = await Promise.all([
        isClient(role) ? loadClientDashboard(api, actor, query.branchId) : null,
        role === 'supervisor' ? loadSupervisorDashboard(api, actor) : null,
        hasRole(role, ['admin_finance', 'admin_operation']) ? loadWaitingCounts(api, actor) : null,
      ]);
      return { client, supervisor, waiting };
    },
  });
}
