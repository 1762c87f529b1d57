import type { z } from 'zod';
import type { foundView } from '#framework/contract/consoleViews';
import { recordPath } from '#app/recordPath';
import type { Role } from '#app/roles';
import { resourceNamed } from '#app/resources';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { PaletteItem } from './paletteItem';

/** A record as `console.search` answers it. */
export type FoundRecord = z.infer<typeof foundView>;

/** The records that were found, each with the page where the role reads it; those without one are left out. */
export function foundRecords(records: readonly FoundRecord[], role: Role): PaletteItem[] {
  return records.flatMap(({ resource, id, title, about, label }) => {
    const found = resourceNamed(resource);
    const to = found && recordPath(found, id, role);
    if (!to) return [];
    const noteIn = (language: Language) =>
      [label, ...about.map(bothOf)].map((one) => one[language]).join(' · ');
    return [
      {
        key: `${resource}:${id}`,
        label: bothOf(title),
        note: { ar: noteIn('ar'), en: noteIn('en') },
        icon: found.menu?.icon ?? 'file',
        to,
      },
    ];
  });
}

const bothOf = (title: FoundRecord['title']): Localized =>
  typeof title === 'string' ? { ar: title, en: title } : title;
