import type { ApiPart } from 'sijil/schema/application';
import type { ErrorRow, Retry } from 'sijil/schema/operationTypes';
import { retryOf } from 'sijil/contract/retry';
import swagger from '@fastify/swagger';
import Fastify, { type HTTPMethods } from 'fastify';
import { shareParameters } from './shareParameters';

type Json = Readonly<Record<string, unknown>>;

/** An operation for the document: plain data, so that it can be passed to a thread. */
export interface DocumentedRoute {
  readonly method: HTTPMethods;
  /** Address in Fastify's notation, `/inspections/:id`. */
  readonly url: string;
  /** `x-filters` names the parameters that a list can be filtered by, `x-refusals` the statuses of its refusals. */
  readonly schema: Json;
}

interface Operation {
  readonly 'x-filters'?: Json;
  readonly 'x-refusals'?: readonly number[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Json;
}

/** An API as the document describes it; it is sent to a thread, which knows no application. */
export interface DocumentedApi {
  readonly routes: readonly DocumentedRoute[];
  readonly info: ApiPart['info'];
  readonly errors: Readonly<Record<string, ErrorRow>>;
}

/**
 * Returns the OpenAPI 3.1 document, written by a server that only knows the routes and answers nobody. A named schema is defined
 * once.
 */
export async function writeDocument({ routes, info, errors }: DocumentedApi): Promise<Json> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _uri, _fragment, place) =>
        typeof $id === 'string' ? $id : `def-${place}`,
    },
  });
  const definitions = new Map<string, Json>();
  const referring = routes.map((route) => ({ ...route, schema: withReferences(route.schema, definitions) }));
  for (const [$id, definition] of [...definitions].toSorted(([one], [other]) => one.localeCompare(other)))
    app.addSchema({ ...definition, $id });
  for (const { method, url, schema } of referring) app.route({ method, url, schema, handler: () => null });
  await app.ready();
  const { paths, components, ...document } = app.swagger() as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: Json;
  };
  const complete = mapValues(paths, (methods) => mapValues(methods, completed));
  return shareParameters({
    ...document,
    components: {
      ...components,
      schemas: { ...(components['schemas'] as Json), Refusal: refusal(Object.entries(errors)) },
      responses: refusals(Object.entries(errors)),
    },
    paths: complete,
  });
}

const mapValues = <A, B>(
  of: Readonly<Record<string, A>>,
  map: (value: A, key: string) => B,
): Record<string, B> => Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value, key)]));

/**
 * Extracts the definitions from a schema, at any depth, and replaces them by references as Fastify writes them.
 * @throws Error where a name has two meanings
 */
function withReferences<T>(value: T, definitions: Map<string, Json>): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withReferences(one, definitions)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { definitions: own, $ref, ...others } = value as Json;
  for (const [name, definition] of Object.entries((own as Json | undefined) ?? {})) {
    const referring = withReferences(definition as Json, definitions);
    const known = definitions.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(referring))
      throw new Error(`«${name}» names two different schemas`);
    definitions.set(name, referring);
  }
  return {
    ...mapValues(others, (one) => withReferences(one, definitions)),
    ...(typeof $ref === 'string' && { $ref: `${$ref.replace('#/definitions/', '')}#` }),
  } as T;
}

/** Adds to an operation the parts that the plugin does not support: filters that are one parameter each, and shared refusals. */
function completed(operation: Operation): Json {
  const { 'x-filters': filters, 'x-refusals': statuses = [], parameters = [], ...others } = operation;
  const filter = filters && {
    name: 'filters',
    in: 'query',
    style: 'form',
    explode: true,
    schema: asComponent(filters),
    description:
      'Each filter is a parameter of its own: `name_like=…`. `cityId.name_like=…` narrows by a field of the record referred to; `id` may be given several times.',
  };
  const all = [...parameters, ...(filter ? [filter] : [])];
  const refused = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return {
    ...others,
    ...(all.length > 0 && { parameters: all }),
    responses: { ...others.responses, ...Object.fromEntries(refused) },
  };
}

/** Reference to a component, in the places that the plugin does not rewrite. */
const asComponent = ({ $ref }: Json) => ({ $ref: `#/components/schemas/${String($ref).slice(0, -1)}` });

const refusal = (errors: Refusals) => ({
  type: 'object',
  description: 'A refusal, in the language that was asked for.',
  required: ['message', 'code', 'retry'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: errors.map(([code]) => code) },
    retry: {
      type: 'string',
      enum: Object.keys(remedies),
      description: Object.entries(remedies)
        .map(([retry, meaning]) => `\`${retry}\`: ${meaning}`)
        .join('\n\n'),
      'x-codes': mapValues(remedies, (_, retry) =>
        errors.flatMap(([code, row]) => (retryOf(row) === retry ? [code] : [])),
      ),
    },
    errors: {
      type: 'object',
      description: 'What is wrong with which field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    details: {},
  },
});

/** What to do after a refusal, for those who write a client. */
const remedies: Readonly<Record<Retry, string>> = {
  later: 'send the same again; `Retry-After` says when, where it is known.',
  afterSignIn: 'keep it, sign in again (or replace the one-time password), and send the same.',
  afterRefresh: 'read the record again; send it with what the record says now, if it still applies.',
  never: 'the same would be refused again: change what is sent.',
};

const meanings: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be taken as it is.',
  401: 'Nobody is signed in, or no longer.',
  402: 'The payment was declined.',
  403: 'The role, or this account, may not.',
  404: 'There is no such thing, or not for the caller.',
  409: 'It has changed meanwhile, or cannot be done now.',
  410: 'The link has been used or is too old.',
  413: 'Too much was sent.',
  415: 'No file of a kind that is taken.',
  422: 'It could be read, and cannot be used.',
  429: 'Too often; `Retry-After` says when again.',
  502: 'Somebody else’s service did not answer as it should.',
  503: 'Not now; `Retry-After` says when again.',
  507: 'There is no space left.',
};

type Refusals = readonly (readonly [code: string, row: ErrorRow])[];

/** One response for each status of the refusals, with its codes. */
function refusals(errors: Refusals): Json {
  const statuses = [...new Set(errors.map(([, { status }]) => status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: meanings[status] ?? 'Something went wrong in the portal itself.',
        content: { 'application/json': { schema: refusalWith(status, errors) } },
      },
    ]),
  );
}

function refusalWith(status: number, errors: Refusals): Json {
  const codes = errors.flatMap(([code, row]) => (row.status === status ? [code] : []));
  return {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: { code: { type: 'string', enum: codes } },
  };
}
