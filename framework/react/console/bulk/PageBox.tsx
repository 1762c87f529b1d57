import { useTranslation } from 'react-i18next';
import { LaterCheckbox } from '@framework/components/antd/LaterCheckbox';
import type { ConsoleRecord } from '../consoleRecord';
import { pageChoice, type Picking } from './pickedRecords';

interface PageBoxProps extends Pick<Picking, 'selection' | 'onPick'> {
  readonly records: readonly ConsoleRecord[];
  readonly disabled: boolean;
}

/** Selects all records of the page, or lets go of them. */
export function PageBox({ records, selection, onPick, disabled }: PageBoxProps) {
  const { t } = useTranslation('list');
  const chosen = pageChoice(selection, records);
  return (
    <LaterCheckbox
      aria-label={t('pick.page')}
      disabled={disabled || records.length === 0}
      checked={chosen === 'all'}
      indeterminate={chosen === 'some'}
      onChange={({ target }) => onPick(records, target.checked)}
    />
  );
}
