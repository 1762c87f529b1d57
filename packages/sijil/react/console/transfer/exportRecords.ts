import { apiPath, type Resource } from 'sijil/schema/resource';
import type { ListFilters } from 'sijil/schema/lists/listFilters';
import type { ListRead, ListState, SummaryLook } from 'sijil/schema/lists/listState';
import { comparedField } from 'sijil/schema/summaryPeriods';
import { listParameters } from 'sijil/schema/lists/listAddress';
import { type ListSource, sourceSort } from '../query/listDeclaration';
import { readFile } from 'sijil/react/providers/readFile';

export { saveFile } from 'sijil/react/providers/readFile';

export type ExportFormat = 'csv' | 'xlsx';

/** Records to export: all pages of the list under its filters and sort order, or its groups. */
export type ExportedList = Pick<ListRead, 'filters' | 'sorters'> & Pick<ListState, 'summary'>;

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
  const { filters, summary } = list;
  const query = {
    format,
    ...(declared && { list: declared.operation }),
    ...(summary
      ? { ...listParameters({ filters, sorters: [] }), ...groupsOf(summary, filters, resource) }
      : {
          columns: columns.join(','),
          ...listParameters({ filters, sorters: sourceSort(source, list.sorters) }),
        }),
  };
  // A hundred thousand rows take longer than the usual timeout.
  const { content, name } = await readFile(`${apiPath(resource)}/export`, {
    query,
    patient: true,
    ...reading,
  });
  return { content, name: name ?? `${resource.name}.${format}` };
}

/** Parameters of the API for a list in groups. */
function groupsOf({ groups, measures, compare }: SummaryLook, filters: ListFilters, { fields }: Resource) {
  const compared = compare ? comparedField(filters, fields) : null;
  return {
    _group: groups.join(','),
    _measure: measures.join(','),
    ...(compared !== null && { _compare: compared }),
  };
}
