import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { bodyObject } from '../../http/plainBody';
import { JsonText } from '../../http/writeAnswer';
import { sendList } from '../list';
import { deleteRecord } from '../deleteRecord';
import { readRecordJson } from '../records';
import { restoreRecord } from '../restoreRecord';
import { revertRecord } from '../revertRecord';
import { rowFilter } from '../rowFilter';
import { updateRecord } from '../changeRecord';
import { createRecord } from '../createRecord';
import { versionAsked } from '../lockRecord';
import { type AddRoute, writeOf } from './resourceRoute';

/** One record at a time: list, get, create, update, delete, restore. */
export function registerRecordRoutes(api: AppContext, add: AddRoute): void {
  add('list', { method: 'GET', suffix: '' }, (call) => sendList(api, call.resource, call));

  add('get', { method: 'GET', suffix: '/:id' }, async ({ resource, actor, params }) => {
    if (!rowFilter(resource, 'read', actor)) throw new ApiError('forbidden');
    const record = await readRecordJson(api, { resource, actor }, params.id);
    if (record === null) throw new ApiError('not_found');
    return new JsonText(record);
  });

  const size = { bodyKb: ({ bodyKb }: Resource) => bodyKb };
  add('create', { method: 'POST', suffix: '', status: 201, ...size }, (call) =>
    createRecord(api, writeOf(call), bodyObject(call.request)),
  );
  add('update', { method: 'PATCH', suffix: '/:id', ...size }, (call) =>
    updateRecord(api, writeOf(call), call.params.id, bodyObject(call.request)),
  );
  add('delete', { method: 'DELETE', suffix: '/:id' }, async (call) => {
    await deleteRecord(api, writeOf(call), call.params.id, versionAsked(call.query));
    return null;
  });
  add('restore', { method: 'POST', suffix: '/:id/restore' }, (call) =>
    restoreRecord(api, writeOf(call), call.params.id),
  );
  add('revert', { method: 'POST', suffix: '/:id/revert' }, (call) =>
    revertRecord(api, writeOf(call), call.params.id, call.request.body),
  );
}
