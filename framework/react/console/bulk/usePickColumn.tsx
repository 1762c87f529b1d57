import type { ColumnType } from 'rc-table';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterCheckbox } from '@framework/components/antd/LaterCheckbox';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import { type Picking, pageChoice } from './pickedRecords';

/** The column of boxes that select rows; what is selected on other pages stays so. */
export function usePickColumn(
  records: readonly ConsoleRecord[],
  loading: boolean,
  picking: Picking | undefined,
  /** Tab skips the boxes where the rows themselves take the keyboard. */
  tabIndex: 0 | -1 = -1,
): ColumnType<ConsoleRecord> | null {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const last = useRef<string | null>(null);
  if (!picking) return null;
  const { selection, onPick } = picking;
  const pick = (record: ConsoleRecord, picked: boolean, withShift: boolean) => {
    const from = withShift ? records.findIndex(({ id }) => id === last.current) : -1;
    const at = records.indexOf(record);
    last.current = record.id;
    onPick(from === -1 ? [record] : records.slice(Math.min(from, at), Math.max(from, at) + 1), picked);
  };
  return {
    key: '$pick',
    width: 44,
    align: 'center',
    title: <PageBox {...{ records, selection, onPick }} disabled={loading} />,
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
    render: (_, record) => (
      <LaterCheckbox
        checked={selection.has(record.id)}
        disabled={loading}
        tabIndex={tabIndex}
        aria-label={loading ? t('pick.page') : t('pick.row', { name: localize(record.$title) })}
        // With Shift held, all up to the one before change at once.
        onChange={({ target, nativeEvent }) => pick(record, target.checked, nativeEvent.shiftKey)}
      />
    ),
  };
}

interface PageBoxProps extends Pick<Picking, 'selection' | 'onPick'> {
  readonly records: readonly ConsoleRecord[];
  readonly disabled: boolean;
}

/** Selects all records of the page, or lets go of them. */
function PageBox({ records, selection, onPick, disabled }: PageBoxProps) {
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
