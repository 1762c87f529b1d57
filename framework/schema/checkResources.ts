import { checkAccess, isReadable } from './checks/checkAccess';
import { checkAddresses } from './checks/checkAddresses';
import { checkField } from './checks/checkField';
import { checkFormerNames } from './checks/checkFormerNames';
import { checkLabels } from './checks/checkLabels';
import { checkLists } from './checks/checkLists';
import { checkMenu } from './checks/checkMenu';
import { checkNames } from './checks/checkNames';
import { checkResourceOptions } from './checks/checkOptionNames';
import { checkParts } from './checks/checkParts';
import { checkReading } from './checks/checkReading';
import { checkTaken } from './checks/checkTaken';
import { checkUses } from './checks/checkUses';
import type { Resource } from './resource';
import type { Fields } from './shape';

/**
 * Reads every declaration and explains what is wrong with each, with a number and the mend; empty when all is well.
 * The types catch most of it while typing; this catches what only the whole list shows, and speaks at boot and in
 * `npm run check`. `moduleTables` names the tables that no declaration makes, where the caller knows them.
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
