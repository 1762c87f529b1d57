import type { DeclaredList, ListFilters } from '../declaredList';
import { hasOptions } from '../kindFacts';
import { unknownFilters } from '../lists/listAddress';
import type { Resource } from '../resource';

/**
 * R42: lists under one operation select the same rows, since the server finds the list by its operation. R43: their filters name
 * fields, comparisons and values that exist; a filter that a field does not know would be left out.
 */
export function checkDeclaredLists(lists: Readonly<Record<string, DeclaredList>>): string[] {
  const declared = Object.entries(lists);
  return declared.flatMap(([name, list]) => {
    const other = declared.find(
      ([before, one]) =>
        before !== name && one.operation === list.operation && selectionOf(one) !== selectionOf(list),
    );
    return [
      ...(other
        ? [
            `R42 ${list.resource.name}: the lists "${name}" and "${other[0]}" have the operation "${list.operation}" and select different rows by «where». Give one of them an operation of its own.`,
          ]
        : []),
      ...checkFilters(list.resource, `«where» of the list "${name}"`, list.where),
      ...checkPresets(list.resource, list),
    ];
  });
}

const selectionOf = ({ resource, where = {} }: DeclaredList) =>
  [resource.name, ...Object.entries(where).map(([key, value]) => `${key}=${value}`)]
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');

/** R43: the filters of predefined views. */
export function checkPresets(
  resource: Resource,
  { presets = [] }: { readonly presets?: DeclaredList['presets'] },
): string[] {
  return presets.flatMap(({ id, filters }) => checkFilters(resource, `the view "${id}"`, filters));
}

function checkFilters({ name, fields }: Resource, place: string, filters: ListFilters = {}): string[] {
  return unknownFilters(filters, fields).map(
    (key) =>
      `R43 ${name}: ${place} filters by "${key}=${filters[key] ?? ''}", which its fields do not know. Name a declared field with one of its comparisons and a value that it may have.`,
  );
}

/** R44: an action is offered at values that its field may have. */
export function checkActionValues({ name, fields, actions = [] }: Resource): string[] {
  return actions.flatMap(({ when }) => {
    const field = when && fields[when.field];
    if (!field) return [];
    const possible: readonly unknown[] = hasOptions(field) ? Object.keys(field.options) : [true, false];
    return when.in
      .filter((value) => !possible.includes(value))
      .map(
        (value) =>
          `R44 ${name}: «actions.when» names the value "${value}" of ${when.field}, which has ${possible.join(', ')}. Name one of them.`,
      );
  });
}
