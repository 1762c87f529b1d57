import { Readable } from 'node:stream';
import { and, type SQL, sql } from 'drizzle-orm';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { isNumber } from '#framework/schema/kindFacts';
import type { DeclaredList, ListFilters } from '#framework/schema/declaredList';
import { longestSorted } from '#framework/schema/longOrders';
import type { Resource } from '#framework/schema/resource';
import { lists } from '#app/lists';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import type { ResourceCall } from '../routes/resourceRoute';
import { fixedRows, listQuery } from '../listQuery';
import { inRanges } from '../numberSearch';
import { rowFilter } from '../rowFilter';
import { searchPlan } from '../searchPlan';
import { compile } from '../compile';
import { csvLines } from './csvLines';
import { cellsOf, exportColumns, type ExportColumn, headerOf } from './exportColumns';
import { readBatches } from './readBatches';
import { type CellKind, xlsxStream } from './xlsxStream';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The rows of a list, all pages of it, as a file that is written while it is read; found and ordered within the bounds of
 * the list. @throws ApiError unknown_parameter, list_too_long_to_sort
 */
export async function exportRecords(
  api: AppContext,
  resource: Resource,
  call: ResourceCall,
): Promise<Readable> {
  const { actor, language, reply } = call;
  const { format = 'csv', columns: asked, list: operation, ...list } = call.query;
  if (format !== 'csv' && format !== 'xlsx') throw new ApiError('unknown_parameter', { parameter: 'format' });
  if (['_start', '_end', '_after', '_before'].some((one) => one in list))
    throw new ApiError('unknown_parameter', { parameter: '_end' });
  if (asked !== undefined && typeof asked !== 'string')
    throw new ApiError('unknown_parameter', { parameter: 'columns' });
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const asking = { language, at: api.clock() };
  const found = listQuery(resource, actor?.role ?? null, list, asking);
  const columns = exportColumns(resource, actor?.role ?? null, asked);
  const ofList = fixedRows(resource, actor?.role ?? null, rowsOfList(resource, operation), asking.at).where;
  const fields = new Set(columns.map(({ name }) => name));
  const { query } = await searchPlan(api.db, { resource, actor, action: 'read', visible }, found);
  const { numbers, orderBy, isServed } = query;
  const where = and(visible, ofList, query.where, numbers && inRanges(numbers));
  if (!isServed) await assertSortable(api, resource, where);
  const wanted = { resource, actor, where, orderBy, fields };
  const batches = cellBatches(api, wanted, columns, language);
  reply.type(types[format]);
  const name = `${resource.name}-${riyadhDate(api.clock())}.${format}`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'no-store');
  const header = headerOf(columns, language);
  if (format === 'csv') return Readable.from(csvLines(header, batches), { objectMode: false });
  return xlsxStream({
    name: resource.label.many[language],
    rightToLeft: language === 'ar',
    header,
    kinds: columns.map(kindOfCell),
    batches,
    at: api.clock(),
  });
}

/** Without an index no more is ordered for a file than for a page. @throws ApiError list_too_long_to_sort */
async function assertSortable(api: AppContext, resource: Resource, where: SQL | undefined): Promise<void> {
  const { rowCount } = await api.db.execute(
    sql`select 1 from ${compile(resource).rows} where ${where ?? sql`true`} offset ${longestSorted} limit 1`,
  );
  if (rowCount) throw new ApiError('list_too_long_to_sort');
}

/** The rows that a list of the resource never leaves, by the list's operation; the resource's own list leaves none out. */
function rowsOfList(resource: Resource, operation: unknown): ListFilters {
  if (operation === undefined) return {};
  const list = Object.values<DeclaredList>(lists).find((one) => one.operation === operation);
  if (list?.resource !== resource) throw new ApiError('unknown_parameter', { parameter: 'list' });
  return list.where ?? {};
}

async function* cellBatches(
  api: AppContext,
  wanted: Parameters<typeof readBatches>[1],
  columns: readonly ExportColumn[],
  language: ResourceCall['language'],
): AsyncGenerator<string[][]> {
  for await (const records of readBatches(api, wanted))
    yield records.map((record) => cellsOf(record, columns, language));
}

function kindOfCell({ field }: ExportColumn): CellKind {
  return isNumber(field) ? 'number' : 'text';
}
