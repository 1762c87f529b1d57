import { isMember, isRecord } from 'sijil/base/objects';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import {
  hasRole,
  type Role,
  notInPortal,
  type OperationId,
  type Operations,
  operations,
  contract,
  type ContractId,
} from 'sijil/schema/application';
import type { Answer, Body, Params, Query } from 'sijil/contract/exchange';
import type { Exchange, OperationAudience } from 'sijil/schema/operationTypes';
import type { Language } from 'sijil/base/i18n/localized';
import type { Scope } from 'sijil/schema/apiTokens/apiTokens';
import { maskAnswer } from 'sijil/contract/masking/maskAnswer';
import { isCustom } from 'sijil/schema/roles/customRoles';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { Resource } from 'sijil/schema/resource';
import type { Shape } from 'sijil/schema/shape';
import { toZod } from 'sijil/schema/toZod';
import { validate } from 'sijil/schema/validate';
import type { Actor, AppContext } from './appContext';
import { ApiError, inputRefused } from './apiError';
import { bodyObject } from './requestInput';
import { JsonText, writeAnswer } from './writeAnswer';
import { refusalStatuses, toJsonSchema, toNamedSchema } from './documentation';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
  interface FastifyContextConfig {
    operationId?: string;
    /** True where it answers without a database. */
    anonymous?: boolean;
    audience?: OperationAudience;
    /** Builds the operation's part of the OpenAPI document, on demand: one entry, or one for each designed type. */
    documented?: (as: ReadDeclaration) => readonly DocumentedOperation[];
  }
}

export interface Call<B, Q, P> {
  /** Null only where the operation is open to people who are not signed in. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly body: B;
  readonly query: Q;
  readonly params: P;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Behaviour of an operation, besides its contract. */
interface Conduct {
  readonly summary: string;
  readonly status?: number;
  /** Limit in addition to the usual one; false: calls are never counted. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string } | false;
  /** Schema of the operation's own headers, for the OpenAPI document; the handler parses and checks them. */
  readonly headers?: z.ZodType;
  /** True where the body is raw bytes. */
  readonly octets?: boolean;
  /** Examples as sent over the wire, for the OpenAPI document. A test checks them against the contract. */
  readonly examples?: { readonly body?: unknown; readonly answer?: unknown };
  /** True where the caller is not looked up, so that the operation answers without a database too. */
  readonly anonymous?: boolean;
  /** JSON Schemas of parts that a declaration validates instead of the contract: a record's body, a list's filters. */
  readonly openApi?: (as: ReadDeclaration) => Documented;
}

/** Reads a declaration for a document: with what was designed for it, or only as the code declares it. */
export type ReadDeclaration = (resource: Resource) => Resource;

/** An operation in the OpenAPI document. */
export interface DocumentedOperation {
  /** Address below `/api/v1`. */
  readonly url: string;
  readonly schema: Record<string, unknown>;
}

/** Parts of the OpenAPI document that describe an operation. */
export type Documented = Readonly<Record<string, unknown>>;

type ActorOf<Id extends OperationId> = Operations[Id]['audience'] extends 'public' ? Actor | null : Actor;

type CallOf<Id extends ContractId> = Omit<Call<Body<Id>, Query<Id>, Params<Id>>, 'actor'> & {
  readonly actor: ActorOf<Id>;
};

type Given<A> = A | JsonText<A>;

interface Definition<Id extends ContractId> extends Conduct {
  readonly handler: (call: CallOf<Id>) => Promise<Given<Answer<Id>>> | Given<Answer<Id>>;
}

/**
 * Registers one hand-written operation: its audience comes from `domain/access/operations` by its id, its input and answer from
 * the contract. Its body is checked by the same shape that the portal's form uses, its answer contains only what the contract
 * declares.
 */
export function operation<Id extends ContractId>(api: AppContext, id: Id, definition: Definition<Id>): void {
  registerRoute(api, {
    ...exchangeOf(id),
    ...definition,
    ...operations()[id],
    id,
    allows: (role) => mayCallOperation(id, role),
    handler: definition.handler,
  });
}

function exchangeOf(
  id: ContractId,
): Pick<Route, 'params' | 'query' | 'body' | 'bodyKb' | 'response' | 'file'> {
  const { params, query, body, bodyKb, answer }: Exchange = contract()[id];
  return {
    params: paramsIn(operations()[id].url, params),
    ...(query && { query }),
    ...(body && { body }),
    ...(bodyKb && { bodyKb }),
    ...('file' in answer ? answer : { response: answer }),
  };
}

/** Schema of the named parts of an address: each an id unless the contract says otherwise. */
function paramsIn(url: string, own: Exchange['params'] = {}): z.ZodType {
  const names = [...url.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name ? [name] : []));
  return z.object(Object.fromEntries(names.map((name) => [name, own[name] ?? z.uuid()])));
}

export interface Route extends Conduct {
  readonly id: string;
  /** Scope that an API token requires for the call; without one no token may call it. */
  readonly scope?: Scope;
  readonly method: Method;
  readonly url: string;
  readonly audience: OperationAudience;
  /** Restricts the audience by the limits of a custom role. */
  readonly allows?: (role: Role) => boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: Shape | z.ZodType;
  /** Limit of the body in kilobytes, where the server's usual limit is too small. */
  readonly bodyKb?: number;
  readonly response?: z.ZodType;
  /** The media type of an answer that is a file. */
  readonly file?: string;
  /** Schema of a generated operation's answer, built when the first answer is written. */
  readonly answer?: (params: { readonly type?: string }) => z.ZodType | undefined;
  /** Operations that the document lists instead of this route, where it serves several. */
  readonly documentedAs?: (
    as: ReadDeclaration,
  ) => readonly Pick<Route, 'id' | 'url' | 'audience' | 'summary' | 'params' | 'openApi'>[];
  readonly handler: (call: never) => unknown;
}

/** Registers the route of an operation, written by hand or generated. */
export function registerRoute(api: AppContext, route: Route): void {
  const options: RouteShorthandOptions = {
    ...(route.bodyKb && {
      bodyLimit: route.bodyKb * 1024,
      // Checked before a large body is read, so that only the audience can make the server parse one.
      onRequest: async (request: FastifyRequest) => void (await authorise(api, request, route)),
    }),
    config: {
      operationId: route.id,
      audience: route.audience,
      ...(route.anonymous && { anonymous: true }),
      documented: (as) =>
        (route.documentedAs?.(as) ?? [route]).map((one) => ({
          url: one.url,
          schema: schemaOf({ ...route, ...one }, as),
        })),
      ...(route.rateLimit !== undefined && { rateLimit: route.rateLimit }),
    },
  };
  api.app.route({
    ...options,
    method: route.method,
    url: `/api/v1${route.url}`,
    handler: async (request, reply) => {
      const actor = await authorise(api, request, route);
      const { given, isJson } = await answerTo(route, actor, request, reply);
      if (reply.sent) return reply;
      if (!isJson) return given ?? null;
      // Bytes instead of text: a string with Arabic takes two bytes a character in memory, and would be copied again after its headers.
      return reply.type('application/json; charset=utf-8').send(Buffer.from(given));
    },
  });
}

/** Answer to send: JSON as text, or whatever else the handler has returned. */
type Sent =
  | { readonly given: string; readonly isJson: true }
  | { readonly given: unknown; readonly isJson: false };

async function answerTo(
  route: Route,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sent> {
  if (route.status) reply.status(route.status);
  const call: Call<unknown, unknown, unknown> = {
    actor,
    language: request.language,
    params: parse(route.params, request.params, 'not_found'),
    query: parseQuery(route.query, request.query, request.language),
    body: route.body ? parseBody(route.body, request) : undefined,
    request,
    reply,
  };
  const given: unknown = await route.handler(call as never);
  if (reply.sent) return { given, isJson: false };
  if (given instanceof JsonText) return { given: given.text, isJson: true };
  const text =
    isWritten(route, reply) && !(given instanceof Readable)
      ? written(route, call, shownTo(route, actor, given ?? null))
      : undefined;
  return text === undefined ? { given, isJson: false } : { given: text, isJson: true };
}

/** True for a JSON answer with the documented status; not for a file, nor for a refusal that a handler writes itself. */
function isWritten(route: Route, { statusCode }: FastifyReply): boolean {
  return route.file === undefined && statusCode === (route.status ?? 200);
}

/** Returns the answer of a hand-written operation as a custom role may see it. */
function shownTo({ response }: Route, actor: Actor | null, given: unknown): unknown {
  return response && actor && isCustom(actor.role) ? maskAnswer(response, given, actor.role) : given;
}

/** Returns an answer as JSON; undefined where the operation declares none. */
function written(
  { response, answer }: Route,
  { params, language }: Call<unknown, unknown, unknown>,
  given: unknown,
): string | undefined {
  const schema = response ?? answer?.(params as { readonly type?: string });
  return schema && writeAnswer(schema, given, language);
}

async function authorise(api: AppContext, request: FastifyRequest, route: Route): Promise<Actor | null> {
  if (route.anonymous && route.audience === 'public') return null;
  const actor = await api.sessions.actorOf(request, route.audience !== 'public');
  if (actor && isOutside(route, actor)) {
    // Open to anybody, and therefore to a token.
    if (route.audience === 'public' && actor.scopes) return null;
    throw new ApiError(actor.scopes ? 'outside_scope' : 'read_only_session');
  }
  if (route.audience === 'public') return actor;
  if (!actor) throw new ApiError('unauthenticated');
  assertMayCall(route, actor);
  return actor;
}

/**
 * True for a call outside a limited session: for a token, anything but the records of its scopes, so that hand-written
 * operations are refused; for a person who sees as another, every write.
 */
function isOutside({ scope, method, id }: Route, { scopes, seenBy }: Actor): boolean {
  if (scopes) return scope === undefined || !scopes.includes(scope);
  return seenBy !== null && method !== 'GET' && id !== endsSession;
}

/** The only write of a person who sees the application as another one. */
const endsSession: OperationId = 'auth.logout';

function assertMayCall(route: Route, actor: Actor): void {
  if (route.audience === 'public') return;
  if (actor.mustChangePassword && !isMember(beforePasswordChange, route.id))
    throw new ApiError('password_change_required');
  if (actor.mustAddSecondFactor && !isMember(beforeSecondFactor, route.id))
    throw new ApiError('second_factor_required');
  assertAudience(route.audience, actor);
  if (route.allows?.(actor.role) === false) throw new ApiError('forbidden');
}

/** @throws ApiError forbidden */
export function assertAudience(audience: OperationAudience, { role }: Pick<Actor, 'role'>): void {
  if (audience === 'public' || audience === 'any') return;
  if (!hasRole(role, audience)) throw new ApiError('forbidden');
}

const alwaysAllowed: readonly OperationId[] = ['auth.logout', 'session.get'];
const beforePasswordChange: readonly OperationId[] = [...alwaysAllowed, 'auth.changeFirstPassword'];
const beforeSecondFactor: readonly OperationId[] = [
  ...alwaysAllowed,
  'secondFactor.get',
  'secondFactor.begin',
  'secondFactor.confirm',
];

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'not_found' | 'validation_failed',
): unknown {
  if (!schema) return value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError(code);
}

/**
 * Parses the query. An unknown parameter is refused by its name: a misspelt filter must never show everything. So is one that is
 * missing or wrong.
 */
function parseQuery(schema: z.ZodType | undefined, sent: unknown, language: Language): unknown {
  const parsed = schema?.safeParse(sent);
  const unknown = parsed?.error?.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys')
    throw new ApiError('unknown_parameter', { parameter: String(unknown.keys[0]).slice(0, 40) });
  if (!parsed) return sent;
  if (parsed.success) return parsed.data;
  const given = new Set(isRecord(sent) ? Object.keys(sent) : []);
  const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))].filter(Boolean);
  const wrong = names.map((name): [string, string[]] => {
    const message = issueMessages[given.has(name) ? 'wrong_type' : 'required'][language];
    return [name, [message.replace('{label}', name)]];
  });
  throw new ApiError('validation_failed', {}, Object.fromEntries(wrong));
}

function parseBody(body: Shape | z.ZodType, request: FastifyRequest): unknown {
  if (body instanceof z.ZodType) return parse(body, bodyObject(request), 'validation_failed');
  const input = bodyObject(request);
  const checked = validate(body, 'create', input, request.language);
  if (checked.ok) return checked.values;
  throw inputRefused(body, input, checked.errors);
}

function schemaOf(route: Route, as: ReadDeclaration): Record<string, unknown> {
  const schema: Record<string, unknown> = {
    operationId: route.id,
    summary: route.summary,
    ...(notInPortal()[route.id] && { description: notInPortal()[route.id] }),
    tags: [route.id.split('.')[0]],
    security: route.audience === 'public' ? [] : [{ bearer: [] }],
    'x-audience': route.audience,
    ...(route.bodyKb && { 'x-body-kb': route.bodyKb }),
    ...(route.params && { params: toJsonSchema(route.params, 'input') }),
    ...(route.query && { querystring: toJsonSchema(route.query, 'input') }),
    ...(route.headers && { headers: toJsonSchema(route.headers, 'input') }),
    ...(route.body && { body: { ...bodySchema(route.body), ...examplesOf(route.examples?.body) } }),
    ...(route.octets && octets),
    ...route.openApi?.(as),
    ...(route.response && {
      response: {
        [route.status ?? 200]: {
          ...toNamedSchema(route.response, 'output'),
          ...examplesOf(route.examples?.answer),
        },
      },
    }),
    ...(route.file && { response: { 200: fileSchema(route.file) } }),
  };
  return {
    ...schema,
    'x-refusals': refusalStatuses(route, {
      hasQuery: schema['querystring'] !== undefined,
      isLimited: route.rateLimit !== false,
    }),
  };
}

const bodySchema = (body: Shape | z.ZodType) =>
  toJsonSchema(body instanceof z.ZodType ? body : toZod(body, 'create'), 'input');

const examplesOf = (example: unknown) => example !== undefined && { examples: [example] };

const octets = {
  consumes: ['application/octet-stream'],
  body: { type: 'string', format: 'binary' },
};

const fileSchema = (mediaType: string) => ({
  description: 'A file',
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
});
