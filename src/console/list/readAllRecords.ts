import { apiPath, type Resource } from '#domain/schema/resource';
import { http } from '@/providers/http';
import type { ConsoleRecord } from '../consoleRecord';
import type { ListState } from './listAddress';
import { listParameters } from './listParameters';
import { pagesToWalk } from '../bulk/pickedRecords';

/** The largest page that the API gives. */
const pageSize = 200;

/** Every record that the list matches, page after page, up to the most that may be selected. @throws ApiError */
export async function readAllRecords(
  resource: Resource,
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
  total: number,
): Promise<ConsoleRecord[]> {
  const matching = listParameters({ q, filters, sort: [] });
  const records: ConsoleRecord[] = [];
  for (const { start, end } of pagesToWalk(total, pageSize)) {
    // The oldest first: what is added meanwhile does not push records from one page to the next.
    const params = { ...matching, _sort: 'createdAt', _order: 'asc', _start: start, _end: end };
    const { data } = await http.get<ConsoleRecord[]>(apiPath(resource), { params });
    records.push(...data);
  }
  return records;
}
