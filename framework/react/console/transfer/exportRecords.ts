import { apiPath } from '#framework/schema/resource';
import type { ListRead } from '#framework/schema/lists/listState';
import { listParameters } from '#framework/schema/lists/listAddress';
import { type ListSource, sourceSort } from '../query/listDeclaration';
import { readFile } from '@framework/providers/readFile';

export { saveFile } from '@framework/providers/readFile';

export type ExportFormat = 'csv' | 'xlsx';

/** Which records: those of the list as it is narrowed and ordered, all pages of it. */
export type ExportedList = Pick<ListRead, 'filters' | 'sorters'>;

interface Wanted {
  readonly source: ListSource;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly list: ExportedList;
  /** Told the bytes read so far; how many there will be nobody knows while the API still writes. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Reads a file of a list. @throws CallError in the API's own words */
export async function downloadRecords({ source, format, columns, list, ...reading }: Wanted) {
  const { resource, list: declared } = source;
  const query = {
    format,
    columns: columns.join(','),
    ...(declared && { list: declared.operation }),
    ...listParameters({ ...list, sorters: sourceSort(source, list.sorters) }),
  };
  // A hundred thousand rows take longer than an ordinary answer may.
  const { content, name } = await readFile(`${apiPath(resource)}/export`, {
    query,
    patient: true,
    ...reading,
  });
  return { content, name: name ?? `${resource.name}.${format}` };
}
