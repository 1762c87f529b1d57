import type { InspectionForm } from '#domain/forms/inspectionForm';
import { sheetColumns } from '#domain/forms/sheet/sheetRow';
import { writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import type { Language } from 'sijil/base/i18n/localized';
import { saveTargetFile, targetsOfFields } from 'sijil/react/console/transfer/import/importTargets';

/** Columns of the sheet of a form. */
export const sheetTargets = targetsOfFields(sheetColumns);

/** Saves a form as a file that the import can read. */
export function saveFormSheet(form: InspectionForm, name: string, language: Language): Promise<void> {
  const rows = writeFormSheet(form, language);
  return saveTargetFile(name, { targets: sheetTargets, rows, localize: (text) => text[language] });
}
