import type { Role } from '#app/roles';
import type { Field } from '../field';
import { filteredThrough } from '../filteredThrough';
import { choice } from '../index';
import { resourceNamed } from '#app/resources';

type Fields = Readonly<Record<string, Field>>;

/** Under which a list's filters say that one of them is enough, as the API calls it; no field begins with this sign. */
export const matchName = '_match';

/** Ways to join filters. */
export const match = choice({
  label: { ar: 'المطابقة', en: 'Match' },
  options: { any: { ar: 'أي شرط يكفي', en: 'Any condition' } },
});

/** Everything that a list may be narrowed by: its own fields, those of referred records, and how they are joined. */
export function filterFields(fields: Fields, role: Role | null): Fields {
  return {
    ...fields,
    ...Object.fromEntries(filteredThrough(fields, role, resourceNamed)),
    [matchName]: match,
  };
}

/** The list's own among them. */
export function ownFields(narrowing: Fields): Fields {
  return Object.fromEntries(
    Object.entries(narrowing).filter(([name]) => name !== matchName && throughOf(name) === null),
  );
}

/** The field through which a filter looks; null for one of the list's own. */
export function throughOf(name: string): string | null {
  return name.includes('.') ? (name.split('.')[0] ?? null) : null;
}
