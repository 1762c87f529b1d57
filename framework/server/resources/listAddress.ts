import { z } from 'zod';
import { readingOf } from '#framework/schema/fieldAccess';
import { kindOf } from '#framework/schema/fieldKinds';
import { roles } from '#app/roles';
import type { Field } from '#framework/schema/field';
import { deepestGroup, mostConditions } from '#framework/schema/lists/filterGroups';
import { longestSearch } from '#framework/schema/filterText';
import type { Resource } from '#framework/schema/resource';
import { isSecret } from '#framework/schema/kindFacts';
import type { Documented } from '../http/operation';
import { define, toJsonSchema } from '../http/toJsonSchema';

const text = z.string().optional();

/** A stretch of a list, as `readPage` reads it. */
export const pageAddress = { _start: text, _end: text };
/** The parameters of search and order, as `listQuery` reads them. */
export const orderAddress = {
  q: z.string().max(longestSearch).optional(),
  _sort: text,
  _order: text,
  _match: z.literal('any').optional(),
  _where: z
    .string()
    .describe(
      `A group of filters, of which all or any must hold: any(status=pending,all(total_gte=100,name_like=x)). ${deepestGroup} levels and, with the list's other filters, ${mostConditions} conditions at most; values are written as in an address.`,
    )
    .optional(),
};

const address = z.object({
  ...pageAddress,
  _after: text,
  _before: text,
  ...orderAddress,
  _deleted: z.enum(['true', 'false']).optional(),
});

/** The documented address of a declaration's list; `listQuery` checks it. */
export function listAddress(resource: Resource): Documented {
  return { querystring: toJsonSchema(address, 'input'), 'x-filters': filtersOf(resource) };
}

/** Every filter of the fields that somebody may read; each is a parameter of its own, `name_like=…`. */
export function filtersOf(resource: Resource): Documented {
  const filters = Object.entries(resource.fields)
    .filter(([name, field]) => isReadBySomebody(resource, name, field))
    .flatMap(([name, field]) =>
      kindOf(field).filters.map((operator) => (operator === 'eq' ? name : `${name}_${operator}`)),
    );
  return define(`${resource.name}.filters`, {
    type: 'object',
    properties: Object.fromEntries(['id', 'id_in', ...filters].map((name) => [name, { type: 'string' }])),
  });
}

function isReadBySomebody(resource: Resource, name: string, field: Field): boolean {
  const readers = [null, ...roles].filter((role) => readingOf(resource, name, role) !== 'never');
  return !isSecret(field) && readers.length > 0;
}
