import { checkAccess, checkReading, isReadable } from './checks/checkAccess';
import { checkAddresses } from './checks/checkAddresses';
import { checkField } from './checks/checkField';
import { checkFormerNames, checkTaken } from './checks/checkTaken';
import { checkLabels } from './checks/checkLabels';
import { checkLists } from './checks/checkLists';
import { checkMenu } from './checks/checkMenu';
import { checkNames } from './checks/checkNames';
import { checkResourceOptions } from './checks/checkOptionNames';
import { checkParts } from './checks/checkParts';
import { checkUses } from './checks/checkUses';
import type { Resource } from './resource';
import type { Fields } from './shape';

/**
 * Checks every declaration and returns its mistakes, each with a number and a fix; empty without any. The types catch most
 * of them while typing; these checks, which run at start and in `npm run check`, catch those between declarations.
 * `moduleTables` names the tables that no declaration makes, where the caller knows them.
 */
export function checkResources(
  resources: readonly Resource[],
  moduleTables: readonly string[] = [],
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
      ...Object.entries(resource.fields).flatMap(([name, field]) =>
        checkField(field, { path: `${resource.name}.${name}`, known, siblings: resource.fields }),
      ),
      ...checkReading(resource),
      ...checkUses(resource, all),
    ]),
  ];
}
