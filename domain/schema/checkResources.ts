import { roles } from '../access/roles';
import type { Field } from './field';
import { fieldKinds } from './fieldKinds';
import type { ChoiceField } from './fields/choice';
import type { OwnedListField } from './fields/ownedList';
import type { ReferenceField } from './fields/reference';
import type { Resource } from './resource';

/** Columns that every record has without declaring them. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const;

/**
 * Reads every declaration and explains what is wrong with each, with a number and the mend; empty when all is well.
 * The types catch most of it while typing; this catches what only the whole list shows, and speaks at boot.
 */
export function checkResources(resources: readonly Resource[]): string[] {
  const names = new Set(resources.map((resource) => resource.name));
  const twice = resources.filter(
    (resource, index) => resources.findIndex((one) => one.name === resource.name) !== index,
  );
  return [
    ...twice.map((resource) => `R1 ${resource.name}: declared twice. Give one of them another name.`),
    ...resources.flatMap((resource) => [
      ...checkLabels(resource),
      ...checkFieldNames(resource),
      ...checkAccess(resource),
      ...Object.entries(resource.fields).flatMap(([name, field]) =>
        checkField(`${resource.name}.${name}`, field, names),
      ),
    ]),
  ];
}

function checkLabels(resource: Resource): string[] {
  const texts = [resource.label.one, resource.label.many];
  return texts.some((label) => !label.ar.trim() || !label.en.trim())
    ? [
        `R2 ${resource.name}: the label is missing in a language. Write «ar» and «en» of label.one and label.many.`,
      ]
    : [];
}

function checkFieldNames(resource: Resource): string[] {
  const known = new Set([...Object.keys(resource.fields), ...systemFields]);
  const places: [string, readonly string[]][] = [
    ['list', resource.list],
    ['search', resource.search],
    ['title', [resource.title.ar, resource.title.en]],
    ['sort', [resource.sort.field]],
    ['inline', resource.inline],
    ['acts', (resource.acts ?? []).flatMap(({ when }) => (when ? [when.field] : []))],
    ['sections', resource.sections.flatMap((section) => section.fields)],
    ['rules', (resource.rules ?? []).map((rule) => rule.field)],
    [
      'access',
      Object.values(resource.access).flatMap((rule) => (typeof rule === 'string' ? [] : ownFields(rule))),
    ],
  ];
  return places.flatMap(([place, fields]) =>
    fields
      .filter((field) => !known.has(field))
      .map(
        (field) =>
          `R3 ${resource.name}: «${place}» names the field "${field}", which is not declared. Declare it or remove it.`,
      ),
  );
}

function ownFields(grants: readonly unknown[]): string[] {
  return grants.flatMap((grant) =>
    typeof grant === 'object' && grant !== null && 'field' in grant ? [String(grant.field)] : [],
  );
}

function checkAccess(resource: Resource): string[] {
  const named = Object.entries(resource.access);
  if (named.length === 0)
    return [`R4 ${resource.name}: «access» grants nothing to anybody. Name the roles that may read.`];
  if (resource.kept && named.some(([action]) => action !== 'read'))
    return [
      `R10 ${resource.name}: is kept by a module, so «access» may grant reading only. Let an operation of the module write.`,
    ];
  return named.flatMap(([action, rule]) => {
    if (typeof rule === 'string') return [];
    const unknown = rule
      .flatMap((grant) => (typeof grant === 'string' ? [grant] : grant.roles))
      .filter((role) => !roles.includes(role));
    if (rule.length === 0)
      return [`R5 ${resource.name}: «access.${action}» is an empty list. Remove it, or name a role.`];
    return unknown.map((role) => `R5 ${resource.name}: «access.${action}» names no such role as "${role}".`);
  });
}

function checkField(path: string, field: Field, names: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!(field.kind in fieldKinds)) problems.push(`R6 ${path}: there is no field kind "${field.kind}".`);
  if (!field.label?.ar?.trim() || !field.label.en?.trim())
    problems.push(`R7 ${path}: the label is missing in a language.`);
  if (field.kind === 'reference' || field.kind === 'references') {
    const { to } = field as ReferenceField;
    if (!names.has(to))
      problems.push(`R8 ${path}: refers to "${to}", which no declaration in src/resources/index.ts has.`);
  }
  if (
    (field.kind === 'choice' || field.kind === 'choices') &&
    Object.keys((field as ChoiceField).options).length === 0
  ) {
    problems.push(`R9 ${path}: offers no options.`);
  }
  if (field.kind === 'ownedList') {
    const { fields } = field as OwnedListField;
    problems.push(
      ...Object.entries(fields).flatMap(([name, inner]) => checkField(`${path}.${name}`, inner, names)),
    );
  }
  return problems;
}
