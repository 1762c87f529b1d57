import { formulaText } from '#framework/base/formats/escaping';

/** Excel takes a file without this mark for Windows-1256 and shows Arabic as question marks. */
const byteOrderMark = '\uFEFF';

/** Rows as a CSV file that Excel opens in Arabic too; cells that begin like a formula are escaped. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formulaText },
  );
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}
