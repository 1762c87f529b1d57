import { expect, it } from 'vitest';
import { seedForms } from '#domain/forms/seedForms';
import { readFormSheet } from '#domain/forms/sheet/readFormSheet';
import { sheetSample } from '#domain/forms/sheet/sampleForm';
import { writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import { guessColumns, targetFile } from 'sijil/react/console/transfer/import/importTargets';
import { rowsToImport } from 'sijil/react/console/transfer/import/useImport';
import { readTable } from 'sijil/react/console/transfer/import/readTable';
import { sheetTargets } from '@/pages/admin/templates/builder/formSheet';

const freezer = {
  ...sheetSample,
  categories: sheetSample.categories.map((category) => ({
    ...category,
    questions: category.questions.map((question) =>
      question.key === 'fridge'
        ? { ...question, min: -22.5, max: -18, text: { ar: '=المجمد', en: '-Freezer' } }
        : question,
    ),
  })),
};

it.each(
  [...seedForms, sheetSample, freezer].flatMap((form) => [[form, 'ar'] as const, [form, 'en'] as const]),
)('a form exported as a sheet is unchanged after importing the file', async (form, language) => {
  const rows = writeFormSheet(form, language);
  const file = await targetFile({ targets: sheetTargets, rows, localize: (text) => text[language] });
  const table = await readTable(new File([file], 'form.csv'));
  const mapping = guessColumns(table.headers, sheetTargets);
  expect(mapping).toEqual(sheetTargets.map(({ key }) => key));
  const read = readFormSheet(rowsToImport(table, mapping), 'en');
  expect(read.refused).toEqual([]);
  expect({ ...read.form, key: form.key }).toEqual(form);
});
