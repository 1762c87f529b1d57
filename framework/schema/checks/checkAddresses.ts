import { operations } from '#app/operations';
import { keysOf } from '#framework/base/objects';
import { kindActions, kindAudience } from '../operationAccess';
import { apiPath, operationId, type Resource, screenPath } from '../resource';

/** The names of the operations that a declaration's access lets somebody call. */
function operationsOf(resource: Resource): string[] {
  return keysOf(kindActions)
    .filter((kind) => kindAudience(resource, kind) !== null)
    .map((kind) => operationId(resource, kind));
}

/** R1, R18, R28: addresses are such, and no two declarations share a name, an address or the name of an operation. */
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
    .filter((id) => Object.hasOwn(operations, id))
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
