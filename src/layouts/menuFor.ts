import { isAllowed } from '#domain/access/canVisit';
import type { Role } from '#domain/access/roles';
import type { Localized } from '#domain/i18n/localized';
import { permissionFor } from '#domain/schema/access';
import { screenPath } from '#domain/schema/resource';
import { resourceList } from '#resources';
import { screens } from '@/pages/routes';

export interface MenuItem {
  readonly path: string;
  readonly label: Localized;
  readonly icon: string;
  readonly group: Localized | null;
}

/** What a role finds in its menu: the hand-built pages in their order, then what the declarations generate for it. */
export function menuFor(role: Role): MenuItem[] {
  const pages = screens
    .filter(({ path, menu }) => menu && isAllowed(path, role))
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(({ path, title, menu }) => ({
      path,
      label: title,
      icon: menu?.icon ?? '',
      group: menu?.group ?? null,
    }));
  const paths = new Set<string>(pages.map(({ path }) => path));
  const declared = resourceList
    .filter(
      (resource) =>
        resource.menu &&
        !paths.has(screenPath(resource)) &&
        permissionFor(resource.access, 'create', { role }) === 'all',
    )
    .map((resource) => ({
      path: screenPath(resource),
      label: resource.label.many,
      icon: resource.menu?.icon ?? '',
      group: resource.menu?.group ?? null,
    }));
  return [...pages, ...declared];
}
