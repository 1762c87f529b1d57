import type { Resource } from '../resource';
import { type FieldDesign, fieldOfDesign } from './fieldDesign';

/** Everything that was designed while the system runs. The version rises with every change. */
export interface Design {
  readonly version: number;
  readonly fields: FieldDesign[];
}

export const noDesign: Design = { version: 0, fields: [] };

type Designed = Pick<Resource, 'fields' | 'list' | 'search'>;

/** Declarations as the code has them, of those that a design has changed. */
const declared = new WeakMap<Resource, Designed>();
let applied = noDesign;

/** The design that the declarations of this process, or of this browser, follow. */
export function appliedDesign(): Design {
  return applied;
}

/**
 * Gives the declarations the fields of a design, and takes away those of the one before. A declaration stays the same
 * object for the life of a process, so that whoever holds it sees the change; its `fields` become another object, by which
 * caches know it.
 */
export function applyDesign(resources: readonly Resource[], design: Design): void {
  for (const resource of resources) {
    const code = declared.get(resource) ?? partsOf(resource);
    const added = fieldsOf(resource, code, design);
    if (added.length === 0 && !declared.has(resource)) continue;
    declared.set(resource, code);
    Object.assign(resource, added.length === 0 ? code : extended(code, added));
  }
  applied = design;
}

/** A declaration as it would be with the fields of a design, to be checked before it is. */
export function designedResource(resource: Resource, design: Design): Resource {
  const code = declared.get(resource) ?? partsOf(resource);
  return { ...resource, ...extended(code, fieldsOf(resource, code, design)) };
}

/** The names of the fields that the code itself declares. */
export function declaredNames(resource: Resource): string[] {
  return Object.keys((declared.get(resource) ?? resource).fields);
}

/** The designed fields of a declaration; one that the code declares by now has been adopted. */
const fieldsOf = ({ name: own }: Resource, code: Designed, { fields }: Design) =>
  fields.filter(({ resource, name }) => resource === own && !Object.hasOwn(code.fields, name));

const partsOf = ({ fields, list, search }: Resource): Designed => ({ fields, list, search });

function extended(code: Designed, added: readonly FieldDesign[]): Designed {
  const named = (those: readonly FieldDesign[]) => those.map(({ name }) => name);
  return {
    fields: {
      ...code.fields,
      ...Object.fromEntries(added.map((design) => [design.name, fieldOfDesign(design)])),
    },
    list: [...code.list, ...named(added.filter(({ inList }) => inList))],
    search: [...code.search, ...named(added.filter(({ searched }) => searched))],
  };
}
