import type { InspectionForm } from '#domain/forms/inspectionForm';
import { sheetColumns } from '#domain/forms/sheet/sheetRow';
import { writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import type { Language } from '#framework/base/i18n/localized';
import { targetsOf } from '@framework/console/transfer/import/importTargets';
import { linesOfTargets, writeCsv } from '@framework/console/transfer/import/writeCsv';
import { saveFile } from '@framework/providers/saveFile';

/** Columns of the sheet of a form. */
export const sheetTargets = Object.entries(sheetColumns).flatMap(([name, field]) => targetsOf(name, field));

/** Hands out a form as a file that the import reads again. */
export async function saveFormSheet(form: InspectionForm, name: string, language: Language): Promise<void> {
  const lines = linesOfTargets(sheetTargets, writeFormSheet(form, language), (text) => text[language]);
  saveFile(await writeCsv(lines), `${name}.csv`);
}
