import type { DataProvider } from '@refinedev/core';
import type { ListRead } from '#framework/schema/lists/listState';
import { pagesToWalk } from './pickedRecords';
import type { ConsoleRecord } from '../consoleRecord';
import { type ListSource, sourcePath, sourceSort } from '../query/listSource';

/** The largest page that the API gives. */
const pageSize = 200;

/**
 * Every record that the list matches, in the list's own order, page after page, up to the most that may be selected:
 * what is read is what the person would see by paging on. @throws ApiError
 */
export async function readAllRecords(
  { getList }: Pick<DataProvider, 'getList'>,
  source: ListSource,
  { filters, sorters }: Pick<ListRead, 'filters' | 'sorters'>,
  total: number,
): Promise<ConsoleRecord[]> {
  const wanted = {
    resource: sourcePath(source),
    filters: [...filters],
    sorters: [...sourceSort(source, sorters)],
  };
  const records: ConsoleRecord[] = [];
  for (const { page, take } of pagesToWalk(total, pageSize)) {
    const { data } = await getList<ConsoleRecord>({
      ...wanted,
      pagination: { currentPage: page, pageSize },
    });
    records.push(...data.slice(0, take));
  }
  return records;
}
