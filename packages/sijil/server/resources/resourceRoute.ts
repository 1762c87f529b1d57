import type { OperationAudience } from 'sijil/schema/operationTypes';
import { z } from 'zod';
import { resourceList, resourceNamed, type Role } from 'sijil/schema/application';
import { asDeclared, isDesignedType } from 'sijil/schema/designs/applyDesign';
import { designedTypesPath } from 'sijil/schema/designs/typeDesign';
import { scopeOf } from 'sijil/schema/apiTokens/apiTokens';
import { mayCallKind } from 'sijil/schema/roles/mayCall';
import { kindAudience } from 'sijil/schema/operationAccess';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import { apiPath, operationId, type OperationKind, type Resource } from 'sijil/schema/resource';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import {
  type Call,
  type Documented,
  type ReadDeclaration,
  registerRoute,
  type Route,
} from '../http/operation';
import type { Write } from './lockRecord';
import { resourceAnswers, resourceSchemas } from './resourceSchemas';
import { isRecord } from 'sijil/base/objects';
import type { Shape } from 'sijil/schema/shape';
import { toZod } from 'sijil/schema/toZod';
import { toJsonSchema } from '../http/documentation';

/** A call for records of a resource. */
export type ResourceCall = Call<unknown, Record<string, unknown>, { id: string }> & {
  readonly resource: Resource;
};

interface Place extends Pick<Route, 'method' | 'status'> {
  /** Path after the resource's own address. */
  readonly suffix: string;
  /** Limit of the body in kilobytes, where the server's usual limit is too small. */
  readonly bodyKb?: number | ((resource: Resource) => number | undefined);
}

type Handler = (call: ResourceCall) => unknown;

/** Registers a kind of operation on the records of one resource, or of every designed type. */
export type AddRoute = (kind: OperationKind, place: Place, handler: Handler) => void;

const answersOf = perDeclaration(resourceAnswers);
const idParams = z.object({ id: z.uuid() });

/** Registers operations of one resource for the roles to which it grants them; those granted to nobody do not exist. */
export function resourceRoutes(api: AppContext, resource: Resource): AddRoute {
  return (kind, { suffix, bodyKb, ...route }, handler) => {
    const audience = audienceOf(resource, kind);
    if (audience === null) return;
    const size = typeof bodyKb === 'function' ? bodyKb(resource) : bodyKb;
    registerRoute(api, {
      ...route,
      ...(size !== undefined && { bodyKb: size }),
      id: operationId(resource, kind),
      scope: scopeOf(resource, kind),
      url: `${apiPath(resource)}${suffix}`,
      audience,
      allows: (role) => mayCallKind(resource, kind, role),
      summary: summaryOf(resource, kind),
      ...(suffix.startsWith('/:id') && { params: idParams }),
      openApi: (as) => resourceSchemas(as(resource))[kind],
      answer: () => answersOf(resource)[kind],
      handler: ((call: Omit<ResourceCall, 'resource'>) => handler({ ...call, resource })) as never,
    });
  };
}

/** Type of a designed record, in the address of its operations. */
type TypeCall = Omit<ResourceCall, 'resource'> & { readonly params: { readonly type: string } };

/**
 * Registers operations of the record types that are designed at run time: one address for all, which names the type. The
 * audience is that of the type's declaration, as for every other resource.
 */
export function designedTypeRoutes(api: AppContext): AddRoute {
  return (kind, { suffix, bodyKb, ...route }, handler) => {
    const params = z.object({ type: z.string(), ...(suffix.startsWith('/:id') && { id: z.uuid() }) });
    registerRoute(api, {
      ...route,
      ...(typeof bodyKb === 'number' && { bodyKb }),
      id: `designedRecords.${kind}`,
      url: `${designedTypesPath}/:type${suffix}`,
      audience: 'any',
      summary: `Records of a designed type: ${kind}`,
      params,
      documentedAs: (as) =>
        resourceList()
          .filter((resource) => isDesignedType(resource) && as !== asDeclared)
          .map((resource) => ({
            id: operationId(resource, kind),
            url: `${apiPath(resource)}${suffix}`,
            audience: audienceOf(resource, kind) ?? [],
            summary: summaryOf(resource, kind),
            ...(suffix.startsWith('/:id') && { params: idParams }),
            openApi: (as) => resourceSchemas(as(resource))[kind],
          })),
      answer: ({ type }) => answersOf(typeNamed(type))[kind],
      handler: ((call: TypeCall) => {
        const resource = typeNamed(call.params.type);
        if (!mayCallKind(resource, kind, call.actor?.role ?? null)) throw new ApiError('forbidden');
        return handler({ ...call, resource });
      }) as never,
    });
  };
}

/** @throws ApiError not_found */
function typeNamed(name: string | undefined): Resource {
  const resource = resourceNamed(name ?? '');
  if (!resource || !isDesignedType(resource)) throw new ApiError('not_found');
  return resource;
}

const summaryOf = (resource: Resource, kind: OperationKind) => `${resource.label.many.en}: ${kind}`;

/** Writes require a signed-in person. @throws ApiError unauthenticated */
export function writeOf({ resource, actor, language }: ResourceCall): Write {
  if (!actor) throw new ApiError('unauthenticated');
  return { resource, actor, language };
}

function audienceOf(resource: Resource, kind: OperationKind): OperationAudience | null {
  const audience = kindAudience(resource, kind);
  if (audience === 'everyone') return 'public';
  return audience === 'signedIn' ? 'any' : audience;
}

/** The documented body of a call that changes part of a record under another address than its own. */
export const changeOf =
  (resource: Resource) =>
  (as: ReadDeclaration): Documented => ({
    body: resourceSchemas(as(resource)).update['body'],
  });

/** The documented body of a call that creates a record whose owner the address names. */
export const creationOf =
  (resource: Resource, owner: string) =>
  (as: ReadDeclaration): Documented => {
    const shown = as(resource);
    const fields = Object.fromEntries(Object.entries(shown.fields).filter(([name]) => name !== owner));
    return { body: toJsonSchema(toZod({ ...shown, fields }, 'create'), 'input') };
  };

/**
 * The documented body of a call that creates or changes an account, by the declarations of its kinds; creating names the role.
 */
export function accountBody(
  kinds: readonly { readonly resource: Resource; readonly roles: readonly Role[] }[],
  mode: 'create' | 'update',
  as: ReadDeclaration,
): Documented {
  const bodies = kinds.map(({ resource: kind, roles }) => {
    const resource = as(kind);
    if (mode === 'update') return resourceSchemas(resource).update['body'];
    const { properties, required, ...rest } = toJsonSchema(toZod(resource, 'create'), 'input');
    return {
      ...rest,
      properties: { ...(isRecord(properties) && properties), role: { type: 'string', enum: roles } },
      required: [...new Set([required ?? [], 'role'].flat())],
    };
  });
  return { body: { type: 'object', anyOf: bodies } };
}

/** A body of which a call sends only some fields. */
export const someOf = (shape: Shape) => (): Documented => ({
  body: toJsonSchema(toZod(shape, 'update'), 'input'),
});
