import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import { permissionFor } from '#framework/schema/access';
import { appliedDesign, type Design } from '#framework/schema/designs/applyDesign';
import { readingOf } from '#framework/schema/fieldAccess';

/** The part of the design that a role may know, for the session of its browser; nothing before the first design. */
export function designFor(role: Role): { readonly design?: Design } {
  const { version, fields } = appliedDesign();
  if (version === 0) return {};
  return { design: { version, fields: fields.filter((field) => isReadBy(role, field)) } };
}

function isReadBy(role: Role, { resource: name, name: field }: Design['fields'][number]): boolean {
  const resource = resourceNamed(name);
  if (!resource || permissionFor(resource.access, 'read', { role }) === 'none') return false;
  return readingOf(resource.fields[field]?.access, role) !== 'never';
}
