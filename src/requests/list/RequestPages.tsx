import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../RequestTable.module.css';
import { type ListState, pageSizes } from './useListAddress';

interface RequestPagesProps {
  readonly total: number;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** How many there are and which page this is. */
export function RequestPages({ total, state, change }: RequestPagesProps) {
  const { t } = useTranslation('requests');
  if (total === 0) return null;
  return (
    <Pagination
      className={styles['pages']}
      size="small"
      current={state.page}
      pageSize={state.size}
      total={total}
      showSizeChanger
      pageSizeOptions={pageSizes}
      showTotal={(count) => t('list.total', { count })}
      onChange={(page, size) => change(size === state.size ? { page } : { size })}
    />
  );
}
