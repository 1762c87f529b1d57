import { operations, routes } from 'sijil/schema/application';
import { keysOf } from 'sijil/base/objects';
import { kindActions, kindAudience } from '../operationAccess';
import { apiPath, operationId, type Resource, screenPath } from '../resource';

/** The names of the operations that a declaration's access lets somebody call. */
function operationsOf(resource: Resource): string[] {
  return keysOf(kindActions)
    .filter((kind) => kindAudience(resource, kind) !== null)
    .map((kind) => operationId(resource, kind));
}

/** R1, R18, R28: addresses are well formed, and no two declarations share a name, an address or the name of an operation. */
export function checkAddresses(resources: readonly Resource[]): string[] {
  const shared = (of: (resource: Resource) => string, what: string, fix: string) =>
    resources.flatMap((resource, index) => {
      const first = resources.findIndex((other) => of(other) === of(resource));
      return first === index
        ? []
        : [`R18 ${resource.name}: has the ${what} "${of(resource)}" of ${resources[first]?.name}. ${fix}`];
    });
  const twice = resources.filter(
    (resource, index) => resources.findIndex((one) => one.name === resource.name) !== index,
  );
  if (twice.length > 0) {
    return twice.map((resource) => `R1 ${resource.name}: declared twice. Give one of them another name.`);
  }
  return [
    ...resources.flatMap(crooked),
    ...shared(screenPath, 'address', 'Give it a «path» of its own.'),
    ...shared(apiPath, 'API address', 'Give it an «api» of its own.'),
    ...resources.flatMap(handWritten),
    ...sharedOperations(resources),
  ];
}

function crooked(resource: Resource): string[] {
  return (['path', 'api'] as const).flatMap((name) => {
    const address = resource[name];
    return address === undefined || /^(\/[a-z0-9-]+)+$/i.test(address)
      ? []
      : [`R28 ${resource.name}: «${name}» is "${address}". Write it as «/cold-rooms».`];
  });
}

function handWritten(resource: Resource): string[] {
  return operationsOf(resource)
    .filter((id) => Object.hasOwn(operations(), id))
    .map(
      (id) =>
        `R18 ${resource.name}: its operation "${id}" stands in domain/access/operations.ts too. Remove that row, or name the operation differently.`,
    );
}

function sharedOperations(resources: readonly Resource[]): string[] {
  const owners = new Map<string, string>();
  return resources.flatMap((resource) =>
    operationsOf(resource).flatMap((id) => {
      const owner = owners.get(id);
      owners.set(id, owner ?? resource.name);
      return owner === undefined
        ? []
        : [`R18 ${resource.name}: its operation "${id}" is ${owner}'s already. Name it differently.`];
    }),
  );
}

/** R37: a declaration takes neither a table nor an address that belongs to hand-written code. */
export function checkTaken(resource: Resource, moduleTables: readonly string[]): string[] {
  if (resource.storedBy) return [];
  const table = resource.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const screen = (routes().screens as Readonly<Record<string, unknown>>)[screenPath(resource)];
  const [owner] = Object.entries(operations()).find(([id, { url }]) => isBelow(url, resource, id)) ?? [];
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

/** R36: former names of fields, and dropped fields, are no longer declared. */
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
