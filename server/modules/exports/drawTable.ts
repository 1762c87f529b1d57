import type { AppContext } from '#framework/server/http/appContext';
import type { DataTable } from '#framework/server/subscriptions/exportList';
import { draw } from '../../pdf/draw';
import { providerBrand } from '../settings/providerBrand';
import { readCompany } from '../settings/readCompany';

/** Rows of a table that are drawn; more pages than these nobody turns. */
const mostRows = 1_000;

/** Draws a table as a PDF under the provider's name, its first rows where it has very many. */
export async function drawTable(api: AppContext, title: string, table: DataTable): Promise<Buffer> {
  const rows: (readonly string[])[] = [];
  for await (const batch of table.batches) {
    rows.push(...batch);
    if (rows.length > mostRows) break;
  }
  const { name, header, kinds, language } = table;
  const data = {
    brand: providerBrand(await readCompany(api.db)),
    drawnOn: api.clock(),
    title,
    name,
    header,
    kinds,
    rows: rows.slice(0, mostRows),
    isCut: rows.length > mostRows,
  };
  return draw('table', { data, language });
}
