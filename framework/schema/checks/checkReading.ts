import { hasRole } from '#app/roles';
import { permissionFor } from '../access';
import { readingOf } from '../fieldAccess';
import type { Resource } from '../resource';
import { isSecret } from '../kindFacts';

/** R29–R31: a value that is withheld from a role is withheld everywhere. */
export function checkReading(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([name, { access, readOnly }]) => {
    if (!access) return [];
    const path = `${resource.name}.${name}`;
    const { read, when } = access;
    const isTitle = name === resource.title.ar || name === resource.title.en;
    const writers = (when?.for ?? []).filter(
      (role) =>
        !readOnly &&
        (!access.write || hasRole(role, access.write)) &&
        permissionFor(resource, 'update', { role }) !== 'none',
    );
    return [
      ...(when && !isOpenField(resource, when.field)
        ? [
            `R29 ${path}: «access.when» names "${when.field}", which is no field that all readers of ${resource.name} may read. Declare it, or take another.`,
          ]
        : []),
      ...(isTitle && (read || when)
        ? [
            `R30 ${path}: names the record wherever others refer to it, so nobody who reads the record may be kept from it. Remove «access», or take another «title».`,
          ]
        : []),
      ...writers.map(
        (role) =>
          `R31 ${path}: is withheld from ${role} by «access.when», who may update the record all the same. Say «access.write» without them, or make it readOnly.`,
      ),
    ];
  });
}

function isOpenField(resource: Resource, name: string): boolean {
  const field = resource.fields[name];
  return field !== undefined && !isSecret(field) && readingOf(resource, name, null) === 'always';
}
