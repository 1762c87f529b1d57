import { z } from 'zod';
import type { OperationAudience } from '#app/operations';
import { kindAudience } from '#framework/schema/operationAccess';
import { perDeclaration } from '#framework/schema/perDeclaration';
import { apiPath, operationId, type OperationKind, type Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import type { Actor } from '../../http/actor';
import { type Call, registerRoute, type Route } from '../../http/operation';
import type { Write } from '../lockRecord';
import { resourceAnswers, resourceSchemas } from '../resourceSchemas';

export type ResourceCall = Call<unknown, Record<string, unknown>, { id: string }>;

interface Place extends Pick<Route, 'method' | 'status' | 'bodyKb'> {
  /** After the resource's own address. */
  readonly suffix: string;
}

const answersOf = perDeclaration(resourceAnswers);
const idParams = z.object({ id: z.uuid() });

/** Registers operations of one resource, each for whom the declaration grants it; what it grants nobody does not exist. */
export function resourceRoutes(api: AppContext, resource: Resource) {
  return (kind: OperationKind, place: Place, handler: (call: ResourceCall) => unknown): void => {
    const audience = audienceOf(resource, kind);
    if (audience === null) return;
    const { suffix, ...route } = place;
    registerRoute(api, {
      ...route,
      id: operationId(resource, kind),
      url: `${apiPath(resource)}${suffix}`,
      audience,
      summary: `${resource.label.many.en}: ${kind}`,
      ...(suffix.startsWith('/:id') && { params: idParams }),
      openApi: () => resourceSchemas(resource)[kind],
      answer: () => answersOf(resource)[kind],
      handler: handler as never,
    });
  };
}

export type AddRoute = ReturnType<typeof resourceRoutes>;

/** Writes are for people who are signed in, so the actor is there. */
export function writeOf(resource: Resource, { actor, language }: ResourceCall): Write {
  return { resource, actor: actor as Actor, language };
}

function audienceOf(resource: Resource, kind: OperationKind): OperationAudience | null {
  const audience = kindAudience(resource, kind);
  if (audience === 'everyone') return 'public';
  return audience === 'signedIn' ? 'any' : audience;
}
