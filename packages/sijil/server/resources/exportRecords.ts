import type { Readable } from 'node:stream';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Resource } from 'sijil/schema/resource';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { sheetOf, sheetTypes } from './export/dataTable';
import { listTable } from './export/listTable';
import type { ResourceCall } from './resourceRoute';
import { groupsTable } from './summary/groupsTable';

/**
 * Writes all rows of a list into a file while it is read, filtered and sorted within the limits of the list; with `_group` its
 * groups and their total.
 * @throws ApiError unknown_parameter, list_too_long_to_sort, summary_too_large
 */
export async function exportRecords(
  api: AppContext,
  resource: Resource,
  call: ResourceCall,
): Promise<Readable> {
  const { format = 'csv', columns, ...address } = call.query;
  if (format !== 'csv' && format !== 'xlsx') throw new ApiError('unknown_parameter', { parameter: 'format' });
  if (columns !== undefined && typeof columns !== 'string')
    throw new ApiError('unknown_parameter', { parameter: 'columns' });
  const table = Object.hasOwn(address, '_group')
    ? await groupsTable(api, resource, { actor: call.actor, language: call.language, query: address })
    : await listTable(api, resource, call, { columns, address });
  const { reply } = call;
  reply.type(sheetTypes[format]);
  const name = `${resource.name}-${riyadhDate(api.clock())}.${format}`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'no-store');
  return sheetOf(table, format, api.clock());
}
