import type { Readable } from 'node:stream';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import type { ResourceCall } from '../routes/resourceRoute';
import { sheetOf, sheetTypes } from './dataTable';
import { listTable } from './listTable';

/**
 * The rows of a list, all pages of it, as a file that is written while it is read; found and ordered within the bounds of
 * the list. @throws ApiError unknown_parameter, list_too_long_to_sort
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
  const table = await listTable(api, resource, call, { columns, address });
  const { reply } = call;
  reply.type(sheetTypes[format]);
  const name = `${resource.name}-${riyadhDate(api.clock())}.${format}`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'no-store');
  return sheetOf(table, format, api.clock());
}
