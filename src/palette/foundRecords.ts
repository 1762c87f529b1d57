import type { z } from 'zod';
import type { foundView } from '#domain/api/consoleViews';
import { mayOpen } from '#domain/access/generatedScreens';
import type { Role } from '#domain/access/roles';
import { requestLink } from '#domain/notifications/requestLink';
import type { NoticeAudience } from '#domain/notifications/requestNotices';
import { screenPath } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import type { Language, Localized } from '#domain/i18n/localized';
import type { PaletteItem } from './paletteItem';

/** A record as `console.search` answers it. */
export type FoundRecord = z.infer<typeof foundView>;

/** The records that were found, each with the page where the role reads it; those without one are left out. */
export function foundRecords(found: readonly FoundRecord[], role: Role): PaletteItem[] {
  return found.flatMap(({ resource, id, title, about, label }) => {
    const to = recordPage(resource, id, role);
    if (!to) return [];
    const noteIn = (language: Language) =>
      [label, ...about.map(bothOf)].map((one) => one[language]).join(' · ');
    return [
      {
        key: `${resource}:${id}`,
        label: bothOf(title),
        note: { ar: noteIn('ar'), en: noteIn('en') },
        icon: resourceNamed(resource)?.menu?.icon ?? 'file',
        to,
      },
    ];
  });
}

const bothOf = (title: FoundRecord['title']): Localized =>
  typeof title === 'string' ? { ar: title, en: title } : title;

function recordPage(name: string, id: string, role: Role): string | null {
  // A request has a page of its own for each audience.
  if (name === 'requests') {
    const audience = requestAudiences[role];
    return audience && requestLink(audience, id);
  }
  const resource = resourceNamed(name);
  return resource && mayOpen(resource, 'show', role) ? `${screenPath(resource)}/${id}` : null;
}

const requestAudiences: Readonly<Record<Role, NoticeAudience | null>> = {
  admin: 'operations',
  admin_finance: 'finance',
  admin_operation: 'operations',
  client: 'client',
  branch_manager: 'client',
  supervisor: 'supervisor',
  inspector: null,
};
