import type { Localized } from 'sijil/base/i18n/localized';
import { templateKinds } from '#domain/templates/templateKinds';
import { resourceList, resourceNamed } from './index';

/** Template kinds under their names in the log; their module writes them, and they have no declaration. */
const templates: ReadonlyMap<string, Localized> = new Map(
  Object.entries(templateKinds).map(([kind, label]) => [`templates.${kind}`, label]),
);

/** Kinds of records that the audit log can contain, in the order of the menu. */
export const auditedKinds: readonly { readonly name: string; readonly label: Localized }[] = [
  ...resourceList.map(({ name, label }) => ({ name, label: label.many })),
  ...[...templates].map(([name, label]) => ({ name, label })),
];

/** Label of one record of a kind in the log; null where there is no such kind. */
export function auditedKind(name: string): Localized | null {
  return resourceNamed(name)?.label.one ?? templates.get(name) ?? null;
}
