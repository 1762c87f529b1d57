import { and, eq } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import type { Api } from '../../http/api';
import { ApiError } from '../../http/apiError';
import { bodyObject } from '../../http/bodyObject';
import { answerList } from '../answerList';
import { columnOf } from '../columnOf';
import { deleteRecord } from '../deleteRecord';
import { readRecords } from '../readRecords';
import { statementOf } from '../statementOf';
import { restoreRecord } from '../restoreRecord';
import { rowFilter } from '../rowFilter';
import { createRecord, updateRecord } from '../writeRecord';
import { versionAsked } from '../versionAsked';
import { type AddRoute, writeOf } from './resourceRoute';

/** One record at a time: list, get, create, update, delete, restore. */
export function registerRecordRoutes(api: Api, resource: Resource, add: AddRoute): void {
  add('list', { method: 'GET', suffix: '' }, (call) => answerList(api, resource, call));

  add('get', { method: 'GET', suffix: '/:id' }, async ({ actor, params }) => {
    const visible = rowFilter(resource, 'read', actor);
    if (!visible) throw new ApiError('forbidden');
    const wanted = and(eq(columnOf(resource, 'id'), params.id), visible);
    const statement = statementOf('get', resource, actor);
    const [record] = await readRecords(api, api.db, resource, actor, wanted, statement);
    if (!record) throw new ApiError('not_found');
    return record;
  });

  add('create', { method: 'POST', suffix: '', status: 201 }, (call) =>
    createRecord(api, writeOf(resource, call), bodyObject(call.request)),
  );
  add('update', { method: 'PATCH', suffix: '/:id' }, (call) =>
    updateRecord(api, writeOf(resource, call), call.params.id, bodyObject(call.request)),
  );
  add('delete', { method: 'DELETE', suffix: '/:id' }, async (call) => {
    await deleteRecord(api, writeOf(resource, call), call.params.id, versionAsked(call.query));
    return null;
  });
  add('restore', { method: 'POST', suffix: '/:id/restore' }, (call) =>
    restoreRecord(api, writeOf(resource, call), call.params.id),
  );
}
