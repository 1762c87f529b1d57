import type { Resource } from 'sijil/schema/resource';
import { resources, operations, lists } from 'sijil/schema/application';
import { scopeOf } from 'sijil/schema/apiTokens/apiTokens';
import type { DeclaredList } from 'sijil/schema/declaredList';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import { fromReplica } from '../db/replica/fromReplica';
import type { AppContext } from '../http/appContext';
import { registerRoute } from '../http/operation';
import { revertRecord, sendHistory } from './history';
import { bulkUpdate } from './bulkUpdate';
import { exportRecords } from './exportRecords';
import { importRecords, importWithProgress, progressType, readImport } from './import/importRecords';
import { typesResource } from '../db/followDesign';
import {
  type AddRoute,
  designedTypeRoutes,
  type ResourceCall,
  resourceRoutes,
  writeOf,
} from './resourceRoute';
import { sendList } from './list';
import { countRelated } from './related';
import { readSummary } from './summary/readSummary';
import { resourceSchemas } from './resourceSchemas';
import { ApiError } from '../http/apiError';
import { bodyObject } from '../http/requestInput';
import { JsonText } from '../http/writeAnswer';
import { deleteRecord } from './deleteRecord';
import { readRecordJson } from './records';
import { restoreRecord } from './trash';
import { rowFilter } from './rights';
import { updateRecord } from './changeRecord';
import { createRecord } from './createRecord';
import { versionAsked } from './lockRecord';

/** Body limits in kB: a sheet of 5,000 rows; 200 records with the changes of each. */
const sizes = { importKb: 4 * 1024, bulkKb: 64 };

/** Registers the operations of every declaration, those that any role may perform, and that of every list. */
export function registerResources(api: AppContext): void {
  for (const resource of Object.values<Resource>(resources()))
    registerOperations(api, resourceRoutes(api, resource));
  if (Object.hasOwn(resources(), typesResource)) registerOperations(api, designedTypeRoutes(api));
  registerLists(api);
}

/** Sends a plain answer, or progress line by line for clients that request it. */
function answerImport(api: AppContext, call: ResourceCall) {
  const { request, reply } = call;
  const write = writeOf(call);
  if (request.headers.accept !== progressType) return importRecords(api, write, request.body);
  const body = readImport(write, request.body);
  reply.type(progressType);
  return importWithProgress(api, write, body);
}

function registerOperations(api: AppContext, add: AddRoute): void {
  registerRecordRoutes(api, add);
  add('history', { method: 'GET', suffix: '/:id/history' }, (call) => sendHistory(api, call.resource, call));
  add('related', { method: 'GET', suffix: '/:id/related' }, (call) => countRelated(api, call));
  add('export', { method: 'GET', suffix: '/export' }, (call) =>
    fromReplica(api, (reading) => exportRecords(reading, call.resource, call)),
  );
  add('summary', { method: 'GET', suffix: '/summary' }, (call) =>
    fromReplica(api, (reading) => readSummary(reading, call.resource, call)),
  );
  add('import', { method: 'POST', suffix: '/import', bodyKb: sizes.importKb }, (call) =>
    answerImport(api, call),
  );
  add('bulk', { method: 'POST', suffix: '/bulk', bodyKb: sizes.bulkKb }, (call) =>
    bulkUpdate(api, writeOf(call), call.request.body),
  );
}

/** Registers the operation of every declared list. Two screens may show one operation's rows, so each is registered once. */
function registerLists(api: AppContext): void {
  const byOperation = new Map(Object.values<DeclaredList>(lists()).map((list) => [list.operation, list]));
  for (const [id, { resource, where }] of byOperation)
    registerRoute(api, {
      ...operations()[id],
      id,
      allows: (role) => mayCallOperation(id, role),
      scope: scopeOf(resource, 'list'),
      summary: `${resource.label.many.en}${where ? ', some of them' : ''}: list`,
      openApi: (as) => resourceSchemas(as(resource)).list,
      handler: ((call: ResourceCall) => sendList(api, resource, call, { where })) as never,
    });
}

/** Registers the operations on one record at a time: list, get, create, update, delete, restore. */
function registerRecordRoutes(api: AppContext, add: AddRoute): void {
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
