import { formulaText } from '#framework/base/formats/escaping';
import type { Localized } from '#framework/base/i18n/localized';
import type { ImportTarget } from './importTargets';

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

/** Rows by target as the lines of a file, below the names of the targets. */
export function linesOfTargets(
  targets: readonly ImportTarget[],
  rows: readonly Readonly<Record<string, string>>[],
  localize: (text: Localized) => string,
): readonly (readonly string[])[] {
  return [
    targets.map(({ label }) => localize(label)),
    ...rows.map((row) => targets.map(({ key }) => row[key] ?? '')),
  ];
}
