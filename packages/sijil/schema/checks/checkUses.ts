import { isAllowed } from 'sijil/schema/visits';
import { operations, routes } from 'sijil/schema/application';
import { designedTypesPath } from '../designs/typeDesign';
import { keysOf } from '../../base/objects';
import { type Field, isWritable } from '../field';
import { kindNamed, isNeverEmpty, kindOf } from '../fieldKinds';
import { apiPath, type LinkAction, type Resource, type SettingAction } from '../resource';
import { ruleOf } from '../toZod';
import { isInteger, refersToOne, refers } from '../kindFacts';

/** R13–R17, R27, R35, R39, R40: the kinds of a declaration's fields support what it does with them. */
export function checkUses(resource: Resource, all: ReadonlyMap<string, Resource>): string[] {
  return [
    ...checkChildren(resource, all),
    ...checkActions(resource),
    ...checkRowsOf(resource, all),
    ...named(resource, resource.inline).flatMap(([name, field]) => checkInline(resource, name, field)),
    ...checkMaking(resource),
    ...named(resource, resource.search)
      .filter(([, field]) => !kindOf(field).searchable && !refersToOne(field))
      .map(
        ([name, { kind }]) =>
          `R16 ${resource.name}: «search» names "${name}", but a field of kind ${kind} cannot be searched. Remove it; the list can be filtered by it.`,
      ),
    ...named(resource, [...new Set([resource.title.ar, resource.title.en])])
      .filter(([, field]) => !canName(field, isReferredTo(resource, all)))
      .map(
        ([name, { kind }]) =>
          `R17 ${resource.name}: «title» names "${name}", but a field of kind ${kind} names nothing. Take a text.`,
      ),
    ...named(resource, [resource.sort.field])
      .filter(([, field]) => !kindOf(field).sortable)
      .map(
        ([name, { kind }]) =>
          `R17 ${resource.name}: «sort» names "${name}", but a field of kind ${kind} has no order. Sort by another.`,
      ),
  ];
}

/** Fields that are declared and of an existing kind; the others have been reported already. */
function named(resource: Resource, names: readonly string[]): [string, Field][] {
  return names.flatMap((name) => {
    const field = resource.fields[name];
    return field && kindNamed(field.kind) ? [[name, field] satisfies [string, Field]] : [];
  });
}

/** R40: the records of which the rows are a part are declared. */
function checkRowsOf({ name, rowsOf }: Resource, all: ReadonlyMap<string, Resource>): string[] {
  return rowsOf === undefined || all.has(rowsOf)
    ? []
    : [`R40 ${name}: «rowsOf» names "${rowsOf}", which is no declaration.`];
}

function checkChildren(resource: Resource, all: ReadonlyMap<string, Resource>): string[] {
  return (resource.children ?? []).flatMap(({ resource: name, by }) => {
    const child = all.get(name);
    if (!child) return [`R13 ${resource.name}: «children» names "${name}", which is no declaration.`];
    const field = child.fields[by];
    if (!field)
      return [`R13 ${resource.name}: «children» says ${name}.${by}, which ${name} does not declare.`];
    return refers(field) && field.to === resource.name
      ? []
      : [
          `R13 ${resource.name}: «children» says ${name}.${by}, which is no reference to ${resource.name}. Name the field that is.`,
        ];
  });
}

function checkActions(resource: Resource): string[] {
  return (resource.actions ?? []).flatMap((action) => {
    if ('set' in action) return checkSetting(resource, action);
    if ('link' in action) return checkLink(resource, action);
    const { operation } = action;
    if (!Object.hasOwn(operations(), operation)) {
      return [
        `R14 ${resource.name}: «actions» names the operation "${operation}", which domain/access/operations.ts does not have. Add the row '${operation}': { method: 'POST', url: '${apiPath(resource)}/:id/${operation.split('.').at(-1)}', audience: ['admin'] } there, and register it in a module.`,
      ];
    }
    return operations()[operation].url.includes(':id')
      ? []
      : [`R14 ${resource.name}: «actions» names "${operation}", whose address has no «:id» for the record.`];
  });
}

/** R35: an action sets what a form could set, to a value that the field takes. */
function checkSetting(resource: Resource, action: SettingAction): string[] {
  const place = `R35 ${resource.name}: the action «${action.label.en}»`;
  if (resource.storedBy || !resource.access.update)
    return [`${place} sets values, but nobody may change a record. Grant «update», or name an operation.`];
  return Object.entries(action.set).flatMap(([name, value]) => {
    const field = resource.fields[name];
    if (!field || !kindNamed(field.kind)) return [`${place} sets "${name}", which is not declared.`];
    if (!isWritable(field, 'update'))
      return [`${place} sets "${name}", which no form may change. Name an operation of a module instead.`];
    const taken = value === null ? !isNeverEmpty(field) : ruleOf(field).safeParse(value).success;
    return taken
      ? []
      : [`${place} sets "${name}" to ${JSON.stringify(value)}, which the field does not take.`];
  });
}

/** Outline of an address: the same for all addresses of one page, whatever their parameters are called. */
const outline = (address: string) => address.replaceAll(/:\w+/g, ':');

/** R39: a link leads to a page that every role to which it is offered may open. */
function checkLink(resource: Resource, { label, link, roles }: LinkAction): string[] {
  const place = `R39 ${resource.name}: the action «${label.en}» leads to "${link}"`;
  const [path = ''] = link.split('?');
  // For the list of a designed type, its own declaration decides who opens it.
  if (outline(path) === `${designedTypesPath}/:`) return [];
  const route = keysOf(routes().screens).find((one) => outline(one) === outline(path));
  if (!route) return [`${place}, which is no page. Take an address of the table of screens.`];
  const refused = roles.filter((role) => !isAllowed(route, role));
  return refused.length === 0
    ? []
    : [`${place}, which some of its «roles» may not open: ${refused.join(', ')}. Remove them.`];
}

/** Read-only fields are not in the form, so that a required one would keep records from being created. */
function checkMaking(resource: Resource): string[] {
  if (resource.storedBy || !resource.access.create) return [];
  return Object.entries(resource.fields)
    .filter(([, field]) => field.required && field.readOnly && field.default === undefined)
    .map(
      ([name]) =>
        `R27 ${resource.name}.${name}: is required and readOnly, so that nobody could make a record. Give it a «default», or let it be entered.`,
    );
}

function checkInline(resource: Resource, name: string, field: Field): string[] {
  const why =
    resource.storedBy || !resource.access.update
      ? 'nobody may update such a record'
      : field.readOnly
        ? 'it is readOnly'
        : field.createOnly
          ? 'it is createOnly'
          : null;
  return why
    ? [
        `R15 ${resource.name}: «inline» names "${name}", but ${why}. Remove it from «inline», or let it be updated.`,
      ]
    : [];
}

/**
 * True for a field that can be a record's title in a link and a breadcrumb; a reference only where no other record is
 * recognised by it.
 */
function canName(field: Field, referredTo: boolean): boolean {
  return kindOf(field).searchable || isInteger(field) || (refersToOne(field) && !referredTo);
}

function isReferredTo({ name }: Resource, all: ReadonlyMap<string, Resource>): boolean {
  return [...all.values()].some(({ fields }) =>
    Object.values(fields).some((field) => refers(field) && field.to === name),
  );
}
