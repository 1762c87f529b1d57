import { type SQL, sql } from 'drizzle-orm';
import { isNumber } from '#framework/schema/kindFacts';
import { longestSorted } from '#framework/schema/longOrders';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { askedRows, type ListReader } from '../askedRows';
import { compile } from '../compile';
import type { DataTable } from './dataTable';
import { cellsOf, exportColumns, type ExportColumn, headerOf } from './exportColumns';
import { readBatches } from './readBatches';
import type { CellKind } from './xlsxStream';

interface Wanted {
  /** Names of the columns, in order; those of the list without it. */
  readonly columns: string | undefined;
  /** Parameters of the list. */
  readonly address: Readonly<Record<string, unknown>>;
}

/**
 * The rows of a list, all pages of it, as a reader may read them; found and ordered within the bounds of the list.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort
 */
export async function listTable(
  api: AppContext,
  resource: Resource,
  reader: ListReader,
  { columns: asked, address }: Wanted,
): Promise<DataTable> {
  const { actor, language } = reader;
  const { where, orderBy, isServed } = await askedRows(api, resource, reader, address);
  const columns = exportColumns(resource, actor?.role ?? null, asked);
  const fields = new Set(columns.map(({ name }) => name));
  if (!isServed) await assertSortable(api, resource, where);
  const wanted = { resource, actor, where, orderBy, fields };
  return {
    name: resource.label.many[language],
    language,
    header: headerOf(columns, language),
    kinds: columns.map(kindOfCell),
    batches: cellBatches(api, wanted, columns, language),
  };
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
  language: ListReader['language'],
): AsyncGenerator<string[][]> {
  for await (const records of readBatches(api, wanted))
    yield records.map((record) => cellsOf(record, columns, language));
}

function kindOfCell({ field }: ExportColumn): CellKind {
  return isNumber(field) ? 'number' : 'text';
}
