import { menuGroups } from 'sijil/schema/application';
import { checkAccess, checkReading, isReadable } from './checks/checkAccess';
import { checkAddresses, checkFormerNames, checkTaken } from './checks/checkAddresses';
import { checkActionValues, checkDeclaredLists, checkPresets } from './checks/checkDeclaredLists';
import { checkField } from './checks/checkField';
import { checkLabels, checkResourceOptions } from './checks/checkLabels';
import { checkLists, checkNames, didYouMean } from './checks/checkNames';
import { checkUses } from './checks/checkUses';
import type { DeclaredList } from './declaredList';
import type { Resource } from './resource';
import type { Fields } from './shape';
import { keysOf } from '../base/objects';
import { iconNames } from './menu';

/**
 * Checks every declaration and returns its mistakes, each with a number and a fix; empty without any. The types catch most
 * of them while typing; these checks, which run at start and in `npm run check`, catch those between declarations.
 * `moduleTables` names the tables that no declaration makes, and `lists` the lists under operations of their own, where the
 * caller knows them.
 */
export function checkResources(
  resources: readonly Resource[],
  moduleTables: readonly string[] = [],
  lists: Readonly<Record<string, DeclaredList>> = {},
): string[] {
  const all = new Map(resources.map((resource) => [resource.name, resource]));
  const known = new Map<string, Fields>(resources.map(({ name, fields }) => [name, fields ?? {}]));
  const sound = resources.filter((resource) => checkParts(resource).length === 0);
  return [
    ...resources.flatMap(checkParts),
    ...checkAddresses(sound.filter(isReadable)),
    ...sound.flatMap((resource) => [
      ...checkResourceOptions(resource),
      ...checkTaken(resource, moduleTables),
      ...checkMenu(resource),
      ...checkFormerNames(resource),
      ...checkLabels(resource),
      ...checkNames(resource),
      ...checkLists(resource),
      ...checkAccess(resource),
      ...checkPresets(resource, resource),
      ...checkActionValues(resource),
      ...Object.entries(resource.fields).flatMap(([name, field]) =>
        checkField(field, { path: `${resource.name}.${name}`, known, siblings: resource.fields }),
      ),
      ...checkReading(resource),
      ...checkUses(resource, all),
    ]),
    ...checkDeclaredLists(lists),
  ];
}

/** Required parts of each declaration, with an example. */
const parts = {
  label: "label: { one: { ar: '', en: '' }, many: { ar: '', en: '' } }",
  fields: "fields: { name: text({ label: { ar: '', en: '' } }) }",
  title: "title: 'name'",
  list: "list: ['name']",
  search: "search: ['name'], or [] where nothing is searched",
  access: "access: { read: ['admin'] }",
} as const satisfies Partial<Record<keyof Resource, string>>;

/** R22: all required parts are present. The compiler reports it too, but later and at length; other rules read these parts. */
function checkParts(resource: Resource): string[] {
  return keysOf(parts).flatMap((part) =>
    isThere(resource[part], part)
      ? []
      : [`R22 ${resource.name}: «${part}» is missing or empty. Write ${parts[part]}.`],
  );
}

/** `search` may be empty, and an empty `access` is reported by another rule. */
function isThere(said: unknown, part: string): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return part === 'search' || part === 'access' || Object.keys(said).length > 0;
}

/** R35: the icon and the group of the menu entry exist. */
function checkMenu({ name, menu }: Resource): string[] {
  if (!menu) return [];
  const unknown = (what: string, said: string, known: readonly string[]) =>
    known.includes(said)
      ? []
      : [
          `R35 ${name}: «menu» names the ${what} "${said}", which there is not. ${didYouMean(said, known) ?? `Take one of ${known.join(', ')}.`}`,
        ];
  return [
    ...unknown('icon', menu.icon, iconNames),
    ...(menu.group === undefined ? [] : unknown('group', menu.group, Object.keys(menuGroups()))),
  ];
}
