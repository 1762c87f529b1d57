import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { OperationAudience } from '#domain/access/operations';
import { roles } from '#domain/access/roles';
import { type Action, permissionFor } from '#domain/schema/access';
import { apiPath, operationId, type Resource } from '#domain/schema/resource';
import { resourceList } from '#resources';
import type { Api } from '../api';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { type Call, registerRoute, type Route } from '../http/operation';
import { columnOf } from './columnOf';
import { deleteRecord } from './deleteRecord';
import { listQuery } from './listQuery';
import { countRecords, readRecords } from './readRecords';
import { resourceSchemas } from './resourceSchemas';
import { rowFilter } from './rowFilter';
import { createRecord, updateRecord } from './writeRecord';

type ResourceCall = Call<unknown, Record<string, string>, { id: string }>;

const idParams = z.object({ id: z.uuid() });

/** Gives every declaration its operations: list, get, create, update, delete — those that somebody may perform. */
export function registerResources(api: Api): void {
  for (const resource of resourceList) registerResource(api, resource);
}

function registerResource(api: Api, resource: Resource): void {
  const schemas = resourceSchemas(resource);
  const write = ({ actor, language }: ResourceCall) => ({ resource, actor: actor as Actor, language });

  const add = (
    kind: keyof typeof schemas,
    action: Action,
    route: Pick<Route, 'method' | 'response' | 'status'>,
    handler: (call: ResourceCall) => unknown,
  ) => {
    const audience = audienceOf(resource, action);
    if (audience === null) return;
    const one = route.method === 'GET' ? kind === 'get' : route.method !== 'POST';
    registerRoute(api, {
      ...route,
      id: operationId(resource, kind),
      url: `${apiPath(resource)}${one ? '/:id' : ''}`,
      audience,
      summary: `${resource.label.many.en}: ${kind}`,
      ...(one && { params: idParams }),
      openApi: schemas[kind],
      handler: handler as never,
    });
  };

  add('list', 'read', { method: 'GET' }, async ({ actor, query, reply }) => {
    const asked = listQuery(resource, actor?.role ?? null, query);
    const where = and(rowFilter(resource, 'read', actor) ?? undefined, asked.where);
    const [rows, total] = await Promise.all([
      readRecords(api, api.db, resource, actor, where, asked),
      countRecords(api.db, resource, where),
    ]);
    reply.header('x-total-count', total);
    return rows;
  });

  add('get', 'read', { method: 'GET' }, async ({ actor, params }) => {
    const visible = rowFilter(resource, 'read', actor);
    if (!visible) throw new ApiError('forbidden');
    const [record] = await readRecords(
      api,
      api.db,
      resource,
      actor,
      and(eq(columnOf(resource, 'id'), params.id), visible),
    );
    if (!record) throw new ApiError('not_found');
    return record;
  });

  add('create', 'create', { method: 'POST', status: 201 }, (call) =>
    createRecord(api, write(call), call.request.body ?? {}),
  );
  add('update', 'update', { method: 'PATCH' }, (call) =>
    updateRecord(api, write(call), call.params.id, (call.request.body ?? {}) as Record<string, unknown>),
  );
  add('delete', 'delete', { method: 'DELETE' }, async (call) => {
    await deleteRecord(api, write(call), call.params.id);
    return null;
  });
}

/** Who may call an operation at all; which rows they see is the row filter's business. Null where nobody may. */
function audienceOf(resource: Resource, action: Action): OperationAudience | null {
  const rule = resource.access[action];
  if (rule === undefined) return null;
  if (rule === 'everyone') return 'public';
  if (rule === 'signedIn') return 'any';
  return roles.filter((role) => permissionFor(resource.access, action, { role }) !== 'none');
}
