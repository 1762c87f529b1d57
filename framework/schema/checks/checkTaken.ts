import { operations } from '#app/operations';
import { routeAuthority } from '#app/routes';
import { apiPath, type Resource, screenPath } from '../resource';

/** R37: a declaration takes neither a table nor an address that belongs to hand-written code. */
export function checkTaken(resource: Resource, moduleTables: readonly string[]): string[] {
  if (resource.storedBy) return [];
  const table = resource.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const screen = (routeAuthority as Readonly<Record<string, unknown>>)[screenPath(resource)];
  const [owner] = Object.entries(operations).find(([id, { url }]) => isBelow(url, resource, id)) ?? [];
  return [
    ...(moduleTables.includes(table)
      ? [`R37 ${resource.name}: the table "${table}" is a module's (server/db/schema). Choose another name.`]
      : []),
    ...(screen === 'signedOut' || screen === 'any'
      ? [
          `R37 ${resource.name}: the address "${screenPath(resource)}" is a page's of its own. Give it another «path».`,
        ]
      : []),
    ...(owner === undefined
      ? []
      : [
          `R37 ${resource.name}: the API address "${apiPath(resource)}" is a module's, of the operation ${owner}. Give it another «api».`,
        ]),
  ];
}

/** An operation of the resource itself is called after it: `services.publish`. */
function isBelow(url: string, resource: Resource, id: string): boolean {
  const path = apiPath(resource);
  return (url === path || url.startsWith(`${path}/`)) && !id.startsWith(`${resource.name}.`);
}

/** R36: what a field was called, and what was dropped, is no field any more. */
export function checkFormerNames({ name, fields, dropped = [] }: Resource): string[] {
  const former = Object.entries(fields).flatMap(([field, { was }]) =>
    was === undefined ? [] : [[field, was] as const],
  );
  return [
    ...former
      .filter(([, was]) => was in fields)
      .map(
        ([field, was]) =>
          `R36 ${name}.${field}: «was» names "${was}", which is a field of its own. Remove one of them.`,
      ),
    ...former
      .filter(([, was], at) => former.findIndex(([, other]) => other === was) !== at)
      .map(
        ([field, was]) =>
          `R36 ${name}.${field}: «was» names "${was}", as another field does. It became one of them.`,
      ),
    ...dropped
      .filter((one) => one in fields)
      .map(
        (one) => `R36 ${name}: «dropped» names "${one}", which is declared. Remove it from one of the two.`,
      ),
  ];
}
