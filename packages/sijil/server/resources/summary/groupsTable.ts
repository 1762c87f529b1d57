import type { Resource } from 'sijil/schema/resource';
import type { AppContext } from '../../http/appContext';
import type { ListReader } from '../askedRows';
import type { DataTable } from '../../http/handlers';
import { singleTexts } from '../listQuery';
import type { ResourceCall } from '../resourceRoute';
import { readableFields } from '../rights';
import { readSummary } from './readSummary';
import { readSummaryAddress } from './summaryAddress';
import { summaryTable } from './summaryTable';

/**
 * Returns a list in groups, with their total, as the rows of a sheet.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort, summary_too_large
 */
export async function groupsTable(
  api: AppContext,
  resource: Resource,
  call: ListReader & { readonly query: ResourceCall['query'] },
): Promise<DataTable> {
  const { actor, language, query } = call;
  const role = actor?.role ?? null;
  const fields = readableFields(resource, role);
  const reader = { resource, role, fields: new Map(fields) };
  const { groups, measures } = readSummaryAddress(reader, language, singleTexts(query));
  const view = await readSummary(api, resource, call);
  const name = resource.label.many[language];
  return summaryTable(view, {
    name,
    language,
    fields: Object.fromEntries(fields),
    groups,
    measures,
    isSheet: true,
  });
}
