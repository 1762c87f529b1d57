import type { OperationAudience } from 'sijil/schema/operationTypes';
import { frameworkRefusals } from 'sijil/contract/operations';
import { components, furtherRefusals } from 'sijil/schema/application';
import { isRecord } from 'sijil/base/objects';
import { z } from 'zod';

type Io = 'input' | 'output';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Names = ReturnType<typeof z.registry<{ id: string }>>;

/** Parts of answers that have a name in the contract, by the components of the application. */
const names = new WeakMap<object, Names>();

function namesOf(schemas: Readonly<Record<string, z.ZodType>>): Names {
  const known = names.get(schemas);
  if (known) return known;
  const registered: Names = z.registry();
  for (const [id, schema] of Object.entries(schemas)) registered.add(schema, { id });
  names.set(schemas, registered);
  return registered;
}

const nameless = z.registry<{ id: string }>();

/** JSON Schema of a zod schema, with all nested schemas inline. A `Date` is an ISO 8601 string on the wire. */
export function toJsonSchema(schema: z.ZodType, io: Io): Record<string, unknown> {
  return convert(schema, io, nameless);
}

/**
 * JSON Schema for the OpenAPI document: a named schema is defined once, in `definitions`, and referred to everywhere
 * else.
 */
export function toNamedSchema(schema: z.ZodType, io: Io): Record<string, unknown> {
  return convert(schema, io, namesOf(components()));
}

/** Returns a reference to a named schema, with its definition. */
export function define(name: string, { definitions, ...json }: JsonSchema): Record<string, unknown> {
  return {
    $ref: `#/definitions/${name}`,
    definitions: { ...(isRecord(definitions) && definitions), [name]: json },
  };
}

function convert(schema: z.ZodType, io: Io, metadata: Names): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      // A format implies its pattern of nearly two hundred letters.
      else if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return json;
}

interface Refusing {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly audience: OperationAudience;
}

interface Takes {
  /** True: the operation reads the query string. */
  readonly hasQuery: boolean;
  readonly isLimited: boolean;
}

/**
 * Statuses with which an operation may refuse, for the OpenAPI document. Each follows from its contract and its
 * audience, except for those of single operations: from services that they call, or from the way they identify callers.
 */
export function refusalStatuses(
  { id, method, url, audience }: Refusing,
  { hasQuery, isLimited }: Takes,
): number[] {
  const isSignedIn = audience !== 'public';
  const changes = method !== 'GET';
  const hasId = url.includes('/:');
  const statuses = [
    ...(hasQuery || changes ? [400] : []),
    ...(isSignedIn ? [401, 403] : []),
    ...(hasId ? [404] : []),
    ...(isSignedIn && changes ? [409] : []),
    // 422: nothing sent for a yes-or-no field.
    ...(changes ? [413, 422] : []),
    ...(isLimited ? [429] : []),
    503,
    ...(frameworkRefusals[id] ?? []),
    ...(furtherRefusals()[id] ?? []),
  ];
  return [...new Set(statuses)].toSorted((one, other) => one - other);
}
