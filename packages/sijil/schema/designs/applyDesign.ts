import type { DeclaredRole } from 'sijil/schema/application';
import type { Field } from '../field';
import type { Registry } from '../registry';
import type { OperationAction, Resource } from '../resource';
import type { Fields } from '../shape';
import { fitsCell, hasOptions } from '../kindFacts';
import { arrangedFields, type Arrangement } from './arrangedFields';
import { type FieldDesign, fieldOfDesign } from './fieldDesign';
import { applyRoles, type RoleDesign } from '../roles/customRoles';
import { parentField, resourceOfType, type TypeDesign } from './typeDesign';

/** Everything that was designed at run time. The version rises with every change. */
export interface Design {
  readonly version: number;
  /** Sorted: each after the type that it belongs to. */
  readonly types: TypeDesign[];
  readonly fields: FieldDesign[];
  readonly roles: RoleDesign[];
  readonly buttons: ButtonDesign[];
}

/** An automation that people begin by a button on a record. */
export interface ButtonDesign {
  /** Id of the automation. */
  readonly id: string;
  readonly name: string;
  /** The declaration whose records have the button. */
  readonly resource: string;
  readonly pressers: DeclaredRole[];
}

export const noDesign: Design = { version: 0, types: [], fields: [], roles: [], buttons: [] };

type Designed = Required<
  Pick<Resource, 'fields' | 'list' | 'inline' | 'search' | 'sections' | 'children' | 'actions'>
>;

/** Original declarations of the code, for those that a design has changed. */
const declared = new WeakMap<Resource, Designed>();
/** Each designed type's declaration, which stays the same object for the life of a process. */
const designedTypes = new Map<string, Resource>();
let applied = noDesign;
/** Fields whose options are declarations and include the designed types, with the form in which they are named there. */
const offeringFields: Readonly<Record<string, Readonly<Record<string, 'one' | 'many'>>>> = {
  designedFields: { resource: 'many', target: 'one' },
  designedTypes: { fieldsOf: 'many', parent: 'one' },
};

/** The design that the declarations of this process, or of this browser, follow. */
export function appliedDesign(): Design {
  return applied;
}

/**
 * Applies the record types and fields of a design in place of the previous design's. A declaration stays the same object for the
 * life of a process, so that every holder of it sees the change; its `fields` become another object, which invalidates caches.
 */
export function applyDesign(registry: Registry, design: Design): void {
  const designs = newTypes(registry, design);
  registry.setDesigned(designs.map((type) => designedTypes.get(type.name) ?? blank(type.name)));
  for (const type of designs) {
    const resource = registry.named(type.name) as Resource;
    Object.assign(resource, baseOf(registry, type));
    declared.set(resource, partsOf(resource));
  }
  for (const resource of registry.list) {
    const code = declared.get(resource) ?? partsOf(resource);
    const next = extended(code, resource.name, { ...design, types: designs });
    if (next === code && !declared.has(resource)) continue;
    declared.set(resource, code);
    Object.assign(resource, next);
  }
  if (JSON.stringify(design.roles) !== JSON.stringify(applied.roles)) forgetDerived(registry);
  applyRoles(design.roles);
  applied = design;
}

/** Invalidates caches that are derived from declarations, such as rights and labels. */
export function forgetDerived({ list }: Registry): void {
  for (const resource of list) Object.assign(resource, { fields: { ...resource.fields } });
}

/** Caches what is derived from all declarations, until another design is applied. */
export function perDesign<T>(make: () => T): () => T {
  let cached: { readonly design: Design; readonly value: T } | undefined;
  return () => {
    if (cached?.design !== applied) cached = { design: applied, value: make() };
    return cached.value;
  };
}

/** Returns a declaration as a design would make it, to be checked before the design is applied. */
export function designedResource(resource: Resource, design: Design): Resource {
  const code = declared.get(resource) ?? partsOf(resource);
  return { ...resource, ...extended(code, resource.name, design) };
}

/** The declaration that a new type would get. */
export function baseOf(registry: Registry, type: TypeDesign): Resource {
  const designers = registry.named('designedTypes')?.access.create;
  const parent = type.parent === null ? undefined : registry.named(type.parent);
  return resourceOfType(type, { designers: Array.isArray(designers) ? designers : [], parent });
}

/** The fields that the code itself declares. */
export function declaredFields(resource: Resource): Fields {
  return (declared.get(resource) ?? resource).fields;
}

/** A declaration as the code itself declares it, without what was designed for it. */
export function asDeclared(resource: Resource): Resource {
  const code = declared.get(resource);
  return code ? { ...resource, ...code } : resource;
}

/** The names of the fields that the code itself declares. */
export function declaredNames(resource: Resource): string[] {
  return Object.keys(declaredFields(resource));
}

/** True for a record type that was designed, and that the code does not declare. */
export function isDesignedType(resource: Resource): boolean {
  return designedTypes.get(resource.name) === resource;
}

/** Designed types that the code does not declare. */
const newTypes = (registry: Registry, { types }: Design) =>
  types.filter(({ name }) => {
    const known = registry.named(name);
    return known === undefined || isDesignedType(known);
  });

function blank(name: string): Resource {
  const resource = { name } as Resource;
  designedTypes.set(name, resource);
  return resource;
}

const partsOf = ({
  fields,
  list,
  inline,
  search,
  sections,
  children = [],
  actions = [],
}: Resource): Designed => ({
  fields,
  list,
  inline,
  search,
  sections,
  children,
  actions,
});

/** Returns the parts of a declaration with those that were designed for it; the same object where there are none. */
function extended(code: Designed, name: string, { types, fields, buttons }: Design): Designed {
  const added = fields.filter(
    (design) => design.resource === name && !Object.hasOwn(code.fields, design.name),
  );
  const children = types.filter(({ parent }) => parent === name);
  const own = buttons.filter(({ resource }) => resource === name);
  const offers = types.length > 0 ? (offeringFields[name] ?? {}) : {};
  const isNothing = added.length + children.length + own.length + Object.keys(offers).length === 0;
  if (isNothing) return code;
  const named = (those: readonly FieldDesign[]) => those.map((design) => design.name);
  const all: Fields = {
    ...code.fields,
    ...offeringTypes(code.fields, offers, types),
    ...Object.fromEntries(added.map((design) => [design.name, fieldOfDesign(design)])),
  };
  const { names, sections } = arrangedFields(arrangementOf(code), added);
  return {
    fields: Object.fromEntries(names.flatMap((one) => (all[one] ? [[one, all[one]]] : []))),
    sections,
    list: [...code.list, ...named(added.filter(({ inList }) => inList))],
    inline: [
      ...code.inline,
      ...named(added.filter((design) => design.inList && fitsCell(fieldOfDesign(design)))),
    ],
    search: [...code.search, ...named(added.filter(({ searched }) => searched))],
    children: [...code.children, ...children.map((type) => ({ resource: type.name, by: parentField }))],
    actions: [...code.actions, ...own.map(actionOfButton)],
  };
}

/** The order in which the code itself declares fields and sections. */
export function declaredOrder(resource: Resource): Arrangement {
  return arrangementOf(declared.get(resource) ?? resource);
}

const arrangementOf = ({ fields, sections }: Pick<Resource, 'fields' | 'sections'>): Arrangement => ({
  names: Object.keys(fields),
  sections,
});

/** Returns fields with the designed types added to their options. */
function offeringTypes(
  fields: Fields,
  offers: Readonly<Record<string, 'one' | 'many'>>,
  types: readonly TypeDesign[],
): Fields {
  return Object.fromEntries(
    Object.entries(offers).flatMap(([name, form]) => {
      const field = fields[name];
      return field ? [[name, offering(field, types, form)]] : [];
    }),
  );
}

function offering(field: Field, types: readonly TypeDesign[], form: 'one' | 'many'): Field {
  if (!hasOptions(field)) return field;
  const designed = Object.fromEntries(types.map((type) => [type.name, type[form]]));
  const options = { ...field.options, ...designed };
  return Object.assign({ ...field }, { options });
}

/** Confirmation before a button starts an automation, and the message afterwards. */
export const buttonTexts = {
  confirm: { ar: 'يُنفَّذ الإجراء التلقائي على هذا السجل.', en: 'The automation runs on this record.' },
  done: { ar: 'بدأ التنفيذ.', en: 'Started.' },
};

/** The button of an automation as an action of its records. */
function actionOfButton({ id, name }: ButtonDesign): OperationAction {
  return {
    operation: 'automations.press',
    label: { ar: name, en: name },
    icon: 'feed',
    values: { automationId: id },
    ...buttonTexts,
  };
}
