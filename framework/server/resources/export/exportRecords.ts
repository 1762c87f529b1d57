import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { isNumber } from '#framework/schema/kindFacts';
import { longestSorted } from '#framework/schema/longOrders';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import type { ResourceCall } from '../routes/resourceRoute';
import { askedRows } from '../askedRows';
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
  const { format = 'csv', columns: asked, ...address } = call.query;
  if (format !== 'csv' && format !== 'xlsx') throw new ApiError('unknown_parameter', { parameter: 'format' });
  if (asked !== undefined && typeof asked !== 'string')
    throw new ApiError('unknown_parameter', { parameter: 'columns' });
  const { where, orderBy, isServed } = await askedRows(api, resource, call, address);
  const columns = exportColumns(resource, actor?.role ?? null, asked);
  const fields = new Set(columns.map(({ name }) => name));
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
