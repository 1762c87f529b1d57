import { declaredRoles } from 'sijil/schema/application';
import type { Field } from '../field';
import { hasOptions, refers } from '../kindFacts';
import type { Resource } from '../resource';
import { type DesignKind, designKinds, type FieldDesign } from './fieldDesign';

/**
 * Converts the fields of a declaration into designs for another one. Those that cannot be designed, that a module computes or
 * that nobody may write are left out.
 */
export function designsOfFields(of: Resource, resource: string): FieldDesign[] {
  return Object.entries(of.fields).flatMap(([name, field]) =>
    isDesignable(field) && name !== of.title.ar && name !== of.title.en
      ? [designOfField(field, { resource, name, of })]
      : [],
  );
}

const isDesignable = ({ kind, computed, formula, readOnly, shownWhen }: Field): boolean =>
  Object.hasOwn(designKinds, kind) && !computed && formula === undefined && !readOnly && !shownWhen;

interface Place {
  readonly resource: string;
  readonly name: string;
  readonly of: Resource;
}

function designOfField(field: Field, { resource, name, of }: Place): FieldDesign {
  const { label, help, required, unique, access } = field;
  return {
    resource,
    name,
    kind: field.kind as DesignKind,
    label,
    help: help ?? null,
    required: required === true,
    isUnique: unique === true,
    options: hasOptions(field)
      ? Object.entries(field.options).map(([key, { ar, en }]) => ({ key, label: { ar, en } }))
      : null,
    target: refers(field) ? field.to : null,
    min: limitOf(field, 'min'),
    max: limitOf(field, 'max'),
    startsAs: null,
    formula: null,
    shownField: null,
    shownValues: null,
    place: null,
    inList: of.list.includes(name),
    searched: of.search.includes(name),
    readers: rolesOf(access?.read),
    writers: rolesOf(access?.write),
  };
}

function limitOf(field: Field, limit: 'min' | 'max'): number | null {
  const value: unknown =
    limit in field ? (field as Field & { readonly min?: unknown; readonly max?: unknown })[limit] : null;
  return typeof value === 'number' ? value : null;
}

const rolesOf = (given: unknown) =>
  Array.isArray(given) ? declaredRoles().filter((role) => given.includes(role)) : null;

const longestName = 40;

/**
 * Derives a camelCase name of a field from its English label: «Gate number» → `gateNumber`. A number is added to one that is
 * taken; a label without Latin letters is called `field`.
 */
export function nameFromLabel(label: string, taken: ReadonlySet<string>): string {
  const [first = 'field', ...others] = wordsOf(label);
  const name = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))]
    .join('')
    .slice(0, longestName - 3);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

function wordsOf(label: string): string[] {
  const words = label
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
  // A name begins with a letter: «24-hour kitchen» is `field24HourKitchen`.
  return /^[a-z]/.test(words[0] ?? '') ? words : ['field', ...words];
}
