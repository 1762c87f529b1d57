import type { z } from 'zod';
import type { foundView } from '#domain/api/consoleViews';
import { isAllowed } from '#domain/access/canVisit';
import { adminRoles, clientRoles, type Role } from '#domain/access/roles';
import { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
import { requestLink } from '#domain/notifications/requestLink';
import { permissionFor } from '#domain/schema/access';
import { screenPath } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import type { PaletteItem } from './paletteItem';

/** A record as `console.search` answers it. */
export type FoundRecord = z.infer<typeof foundView>;

/** The records that were found, each with the page where the role reads it; those without one are left out. */
export function foundRecords(found: readonly FoundRecord[], role: Role): PaletteItem[] {
  return found.flatMap(({ resource, id, title, label }) => {
    const to = recordPage(resource, id, role);
    if (!to) return [];
    const name = typeof title === 'string' ? { ar: title, en: title } : title;
    return [
      {
        key: `${resource}:${id}`,
        label: name,
        note: label,
        icon: resourceNamed(resource)?.menu?.icon ?? 'file',
        to,
      },
    ];
  });
}

function recordPage(name: string, id: string, role: Role): string | null {
  if (name === 'requests') return requestLink(audienceOf(role), id);
  const resource = resourceNamed(name);
  if (!resource) return null;
  const path = screenPath(resource);
  const route = `${path}/:id`;
  const open = Object.hasOwn(routeAuthority, route)
    ? isAllowed(route as RoutePath, role)
    : permissionFor(resource.access, 'read', { role }) !== 'none';
  return open ? `${path}/${id}` : null;
}

function audienceOf(role: Role) {
  if (clientRoles.includes(role as (typeof clientRoles)[number])) return 'client';
  return adminRoles.includes(role as (typeof adminRoles)[number]) ? 'operations' : 'supervisor';
}
