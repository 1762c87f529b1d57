import ImportDrawer from 'sijil/react/console/transfer/import/ImportDrawer';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormSheet, withoutRefused } from '#domain/forms/sheet/readFormSheet';
import { sheetSample } from '#domain/forms/sheet/sampleForm';
import { mostSheetRows } from '#domain/forms/sheet/sheetRow';
import { writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import { templateTexts } from '#domain/templates/templateTexts';
import type { ImportSource } from 'sijil/react/console/transfer/import/importSource';
import { useDone } from 'sijil/react/providers/freshness/useChanged';
import { useLanguage } from 'sijil/react/providers/language';
import { callOperation } from 'sijil/react/providers/operations';
import { templateLists } from '../templateAddresses';
import { sheetTargets } from './formSheet';

/** Draft of a form from a spreadsheet, each row checked before anything is saved. */
export default function ImportForm({ onClose }: { readonly onClose: () => void }) {
  return <ImportDrawer source={useFormSource()} onClose={onClose} />;
}

/** Import source of a form: the questions of the sheet become the draft of a new form. */
function useFormSource(): ImportSource {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const done = useDone();
  return useMemo(
    () => ({
      name: 'form',
      label: templateTexts.questionsOfForm,
      targets: sheetTargets,
      most: mostSheetRows,
      sample: writeFormSheet(sheetSample, language),
      send: async ({ mode, rows }) => {
        const read = readFormSheet(rows, language);
        const { refused, found } = read;
        const checked = {
          created: 0,
          updated: 0,
          unchanged: 0,
          changes: [],
          valid: found.length,
          refused: [...refused],
          found: found.map(({ line, question, section }) => ({
            line,
            title: question[language],
            place: section[language],
          })),
        };
        if (mode === 'check' || (mode === 'all' && refused.length > 0)) return checked;
        const { form } = mode === 'all' ? read : withoutRefused(rows, language);
        const body = { kind: 'form' as const, name: form.title, content: { ...form } };
        const { id } = await callOperation('templates.create', { body });
        void done('templates.create');
        const made = {
          to: `${templateLists.form}/${id}`,
          message: t('sheet.made'),
          open: t('sheet.open'),
        };
        return { ...checked, created: found.length, made };
      },
    }),
    [language, done, t],
  );
}
