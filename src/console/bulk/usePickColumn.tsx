import type { TableRowSelection } from 'antd/es/table/interface';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import { PageBox } from './PageBox';
import type { Picking } from './pickedRecords';

/** The boxes that select rows; what is selected on other pages stays so. */
export function usePickColumn(
  records: readonly ConsoleRecord[],
  loading: boolean,
  picking: Picking | undefined,
): TableRowSelection<ConsoleRecord> | null {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  if (!picking) return null;
  const { selection, onPick } = picking;
  return {
    columnWidth: 44,
    preserveSelectedRowKeys: true,
    selectedRowKeys: [...selection.keys()],
    columnTitle: <PageBox {...{ records, selection, onPick }} disabled={loading} />,
    getCheckboxProps: (record) => ({
      disabled: loading,
      tabIndex: -1,
      'aria-label': loading ? t('pick.page') : t('pick.row', { name: localize(record.$title) }),
    }),
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
    // With Shift held, a whole range changes at once: what differs from before is what was meant.
    onChange: (keys) => {
      const wanted = new Set(keys.map(String));
      onPick(
        records.filter(({ id }) => wanted.has(id) && !selection.has(id)),
        true,
      );
      onPick(
        records.filter(({ id }) => !wanted.has(id) && selection.has(id)),
        false,
      );
    },
  };
}
