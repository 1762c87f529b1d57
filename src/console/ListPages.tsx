import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { type ListState, pageSizes } from './listAddress';

interface ListPagesProps {
  readonly state: Pick<ListState, 'page' | 'size'>;
  readonly total: number;
  readonly onChange: (part: Partial<ListState>) => void;
}

/** Below a list: which page, how many on one. Another size begins again at the first page. */
export function ListPages({ state, total, onChange }: ListPagesProps) {
  const { t } = useTranslation('console');
  if (total === 0) return null;
  return (
    <div className={styles.pages}>
      <Pagination
        current={state.page}
        pageSize={state.size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger
        responsive
        locale={{ items_per_page: t('perPage') }}
        showTotal={(count, [from, to]) => t('range', { from, to, count })}
        onChange={(page, size) => onChange(size === state.size ? { page } : { size })}
      />
    </div>
  );
}
