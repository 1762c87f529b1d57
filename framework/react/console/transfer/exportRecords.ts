import { apiPath } from '#framework/schema/resource';
import type { ListRead } from '#framework/schema/lists/listState';
import { listParameters } from '#framework/schema/lists/listAddress';
import { type ListSource, sourceSort } from '../query/listDeclaration';
import { readFile } from '@framework/providers/readFile';

export { saveFile } from '@framework/providers/readFile';

export type ExportFormat = 'csv' | 'xlsx';

/** Records to export: all pages of the list under its filters and sort order. */
export type ExportedList = Pick<ListRead, 'filters' | 'sorters'>;

interface Wanted {
  readonly source: ListSource;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly list: ExportedList;
  /** Called with the bytes read so far; the total is unknown while the API is still writing. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Downloads a list as a file. @throws CallError with the API's message */
export async function downloadRecords({ source, format, columns, list, ...reading }: Wanted) {
  const { resource, list: declared } = source;
  const query = {
    format,
    columns: columns.join(','),
    ...(declared && { list: declared.operation }),
    ...listParameters({ ...list, sorters: sourceSort(source, list.sorters) }),
  };
  // A hundred thousand rows take longer than the usual timeout.
  const { content, name } = await readFile(`${apiPath(resource)}/export`, {
    query,
    patient: true,
    ...reading,
  });
  return { content, name: name ?? `${resource.name}.${format}` };
}
