import type { NoticeAudience } from '../notifications/requestNotices';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { clientRoles, type DeclaredRole, hasRole, type Role } from '../access/roles';
import type { RoutePath } from '../access/routeAuthority';
import { isKeyOf } from 'sijil/base/objects';

/** Audience of a request to which a role belongs; null for inspectors, who have no request page. */
export const requestAudiences: Readonly<Record<DeclaredRole, NoticeAudience | null>> = {
  admin: 'operations',
  admin_finance: 'finance',
  admin_operation: 'operations',
  client: 'client',
  branch_manager: 'client',
  supervisor: 'supervisor',
  inspector: null,
};

/** Pages of records that are not generated. */
const ownPages = {
  branches: '/client/branches',
  vehicles: '/client/vehicles',
} as const satisfies Readonly<Record<string, RoutePath>>;

/** Returns the address of the page on which a role reads a record that it may read; null where it has none. */
export function recordPath(resource: Resource, id: string, role: Role): string | null {
  if (resource.name === 'requests') {
    const base = baseRole(role);
    const audience = base && requestAudiences[base];
    return audience && requestLink(audience, id);
  }
  if (hasRole(role, clientRoles) && isKeyOf(ownPages, resource.name))
    return `${ownPages[resource.name]}/${id}`;
  return mayOpen(resource, 'show', role) ? `${screenPath(resource)}/${id}` : null;
}

/** Request pages of each audience; inspectors have none, because their app lists their visits. */
const pages: Readonly<Record<NoticeAudience, string | null>> = {
  client: '/client/requests',
  operations: '/requests',
  finance: '/requests',
  supervisor: '/supervisor/requests',
  inspector: null,
};

/** Notices about a request that its reader may no longer open, so that they link to the reader's list. */
const takenAway = ['supervisorReplaced', 'inspectorReplaced'];

function requestLink(audience: NoticeAudience, requestId: string): string | null {
  const page = pages[audience];
  return page && `${page}/${requestId}`;
}

/** Address that a notice opens; null for inspectors. */
export function noticeLink(kind: string, audience: NoticeAudience, requestId: string): string | null {
  return takenAway.includes(kind) ? pages[audience] : requestLink(audience, requestId);
}
