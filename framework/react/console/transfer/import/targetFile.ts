import type { Localized } from '#framework/base/i18n/localized';
import type { Fields } from '#framework/schema/shape';
import { saveFile } from '@framework/providers/readFile';
import { type ImportTarget, targetsOf } from './importTargets';
import { formulaText } from '#framework/base/formats/escaping';

/** Targets of these fields for the columns of a file. */
export function targetsOfFields(fields: Fields): ImportTarget[] {
  return Object.entries(fields).flatMap(([name, field]) => targetsOf(name, field));
}

/** Cells of rows by the key of their target. */
export type TargetRows = readonly Readonly<Record<string, string>>[];

interface TargetFile {
  readonly targets: readonly ImportTarget[];
  readonly rows: TargetRows;
  readonly localize: (text: Localized) => string;
}

/** File of rows below the names of their targets, which an import reads again. */
export function targetFile({ targets, rows, localize }: TargetFile): Promise<Blob> {
  return writeCsv([
    targets.map(({ label }) => localize(label)),
    ...rows.map((row) => targets.map(({ key }) => row[key] ?? '')),
  ]);
}

/** Hands out such a file. */
export async function saveTargetFile(name: string, file: TargetFile): Promise<void> {
  saveFile(await targetFile(file), `${name}.csv`);
}

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
