import { keysOf } from '../../base/objects';
import type { Resource } from '../resource';

/** Required parts of each declaration, with an example. */
const parts = {
  label: "label: { one: { ar: '', en: '' }, many: { ar: '', en: '' } }",
  fields: "fields: { name: text({ label: { ar: '', en: '' } }) }",
  title: "title: 'name'",
  list: "list: ['name']",
  search: "search: ['name'], or [] where nothing is searched",
  access: "access: { read: ['admin'] }",
} as const satisfies Partial<Record<keyof Resource, string>>;

/** R22: nothing is left out. The compiler says it too, but later and at length; without these no other rule can be read. */
export function checkParts(resource: Resource): string[] {
  return keysOf(parts).flatMap((part) =>
    isThere(resource[part], part)
      ? []
      : [`R22 ${resource.name}: «${part}» is missing or empty. Write ${parts[part]}.`],
  );
}

/** A search may be through nothing, and access that grants nothing has a rule of its own. */
function isThere(said: unknown, part: string): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return part === 'search' || part === 'access' || Object.keys(said).length > 0;
}
