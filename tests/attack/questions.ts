import { operations, type OperationId } from '#domain/access/operations';
import { hasRole, type Role } from '#domain/access/roles';
import { permissionFor } from 'sijil/schema/access';
import type { DeclaredList } from 'sijil/schema/declaredList';
import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';
import { refers, refersToOne } from 'sijil/schema/kindFacts';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { systemFields } from 'sijil/schema/systemFields';
import { resourceList, resourceNamed } from '#resources';
import { lists } from '#resources/lists';
import { isLetIn, stream, tableNamedBy, tableOfPath } from './attack';
import { type Operation, pathWith } from './catalogue';
import type { HiddenValue } from './hiddenValues';
import type { Knowledge } from './knowledge';
import type { Rows } from './ownership';
import type { Attacker } from './attackers';

interface Asking {
  readonly attacker: Attacker;
  readonly knowledge: Knowledge;
  /** Values to guess. */
  readonly hidden: readonly HiddenValue[];
  readonly rows: Rows | null;
}

/** Number of records opened in a list, and of hidden values tried in each filter. */
const [openedEach, triedEach] = [3, 2];

/**
 * Returns every address that a person can read: each list with each sort order and filter, guessing at hidden values; searches,
 * exports, records with their histories, and the hand-written operations.
 */
export function questionsOf(asking: Asking, catalogue: readonly Operation[]): string[] {
  const role = asking.knowledge.role;
  const asked = resourceList
    .filter((resource) => permissionFor(resource, 'read', role && { role }) !== 'none')
    .flatMap((resource) => ofResource(asking, resource));
  const byHand = catalogue.filter((one) => isByHand(one) && isLetIn(one, asking.attacker));
  return [...new Set([...asked, ...byHand.flatMap((one) => ofOperation(asking, one))])];
}

function ofResource(asking: Asking, resource: Resource): string[] {
  const { role } = asking.knowledge;
  const own = `/api/v1${apiPath(resource)}`;
  const declared = Object.values<DeclaredList>(lists)
    .filter((list) => list.resource.name === resource.name && mayCall(list.operation, role))
    .map((list) => `/api/v1${operations[list.operation].url}`);
  const narrowed = narrowings(asking, resource);
  const ordered = orders(resource);
  // A full page does not reveal the number of rows, so that these questions ask for the total.
  const counted = ['_start=0', ...narrowed.filter((query) => /^\w+=/.test(query))].map(
    (query) => `${query}&_end=1`,
  );
  const table = asking.knowledge.tables.find((one) => one.resources.includes(resource));
  const records = (table?.rows ?? []).map((row) => ({ id: String(row[table?.key ?? 'id']), row }));
  const readable = records.filter(({ row }) => asking.knowledge.isReadable(resource, row));
  const others = records.filter(({ row }) => !asking.knowledge.isReadable(resource, row));
  return [
    ...[own, ...declared].flatMap((path) =>
      [...ordered, ...narrowed, ...counted].map((query) => `${path}?${query}`),
    ),
    ...[...ordered, ...narrowed.filter((query) => query.startsWith('q='))].map(
      (query) => `${own}/export?${query}`,
    ),
    `${own}?_deleted=true`,
    ...[...readable.slice(0, openedEach), ...others.slice(0, openedEach)].flatMap(({ id }) => [
      `${own}/${id}`,
      `${own}/${id}/history`,
    ]),
  ];
}

const mayCall = (id: OperationId, role: Role | null) => {
  const { audience } = operations[id];
  return audience === 'public' || (role !== null && (audience === 'any' || hasRole(role, audience)));
};

function orders({ fields }: Resource): string[] {
  return ['', ...systemFields, ...Object.keys(fields)].flatMap((name) =>
    name === '' ? ['_end=200'] : ['asc', 'desc'].map((order) => `_sort=${name}&_order=${order}&_end=200`),
  );
}

function narrowings(asking: Asking, resource: Resource): string[] {
  return [
    ...Object.entries(resource.fields).flatMap(([name, field]) => filtersOf(asking, resource, name, field)),
    ...guesses(asking, 'text').map((text) => `q=${text}`),
  ];
}

function filtersOf(asking: Asking, resource: Resource, name: string, field: Field): string[] {
  const values = valuesOf(asking, resource, name, field);
  const titles = refers(field) ? guesses(asking, 'text') : values;
  const own = kindOf(field).filters.flatMap((operator): string[] => {
    if (operator === 'null') return [`${name}_null=true`, `${name}_null=false`];
    const key = operator === 'eq' ? name : `${name}_${operator}`;
    return (operator === 'like' ? titles : values).map((value) => `${key}=${value}`);
  });
  const target = refersToOne(field) ? resourceNamed(field.to) : undefined;
  const through = Object.entries(target?.fields ?? {}).flatMap(([inner, one]) =>
    kindOf(one).filters.includes('eq')
      ? valuesOf(asking, target as Resource, inner, one).map((value) => `${name}.${inner}=${value}`)
      : [],
  );
  return [...own, ...through];
}

/** Current or replaced values of the column; without hidden ones, values of similar columns. */
function valuesOf(asking: Asking, resource: Resource, name: string, field: Field): string[] {
  const table = asking.knowledge.tables.find((one) => one.resources.includes(resource));
  const column = [...(table?.fields ?? [])].find(([, declared]) =>
    declared.some((one) => one.resource === resource && one.name === name),
  )?.[0];
  const same = asking.hidden.filter((one) => one.table === table?.name && one.column === column);
  return same.length > 0 ? texts(same) : guesses(asking, field.kind);
}

function guesses({ hidden }: Asking, kind: string): string[] {
  return texts(hidden.filter(({ field }) => field?.kind === kind));
}

/** Values of withheld fields before those of entire hidden rows, because they are fewer. */
function texts(values: readonly HiddenValue[]): string[] {
  const tried = values.toSorted((one, other) => Number(one.ofHiddenRow) - Number(other.ofHiddenRow));
  const both = tried.slice(0, triedEach).flatMap(({ from, to }) => [from, to]);
  return [...new Set(both.flatMap(textOf))].map((text) => encodeURIComponent(text.slice(0, 60)));
}

function textOf(value: unknown): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.slice(0, 1).flatMap(textOf);
  if (typeof value === 'object') return Object.values(value).slice(-1).flatMap(textOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

/** True for a hand-written operation other than the endless stream. */
function isByHand({ id, method }: Operation): boolean {
  const ofLists = Object.values<DeclaredList>(lists).map(({ operation }) => operation as string);
  return method === 'GET' && Object.hasOwn(operations, id) && id !== stream && !ofLists.includes(id);
}

function ofOperation(asking: Asking, operation: Operation): string[] {
  const { rows } = asking;
  const table = tableOfPath(operation);
  const ids = table && rows ? [...spread(rows.own[table]), ...rows.foreign[table].slice(0, openedEach)] : [];
  const paths =
    operation.parameters.length === 0 ? [operation.path] : ids.map((id) => pathWith(operation, () => id));
  const queries = operation.query.flatMap((name): string[] => {
    if (name === 'q') return guesses(asking, 'text').map((text) => `q=${text}`);
    if (!rows || !name.endsWith('Id')) return [];
    const of = tableNamedBy(name);
    return [...rows.own[of].slice(0, 1), ...rows.foreign[of].slice(0, 1)].map((id) => `${name}=${id}`);
  });
  return paths.flatMap((path) => ['', ...queries.map((query) => `?${query}`)].map((query) => path + query));
}

/** Sample across a long list, because neighbouring records are often alike. */
function spread(ids: readonly string[], most = 8): string[] {
  const step = Math.max(1, Math.floor(ids.length / most));
  return ids.filter((_, index) => index % step === 0).slice(0, most);
}
