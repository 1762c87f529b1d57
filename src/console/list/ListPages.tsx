import { Pagination } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { type ListState, pageSizes } from './listAddress';
import type { ListSource } from './listSource';
import { NextPage } from './NextPage';

interface ListPagesProps {
  readonly source: ListSource;
  readonly state: ListState;
  readonly total: number;
  readonly onChange: (part: Partial<ListState>) => void;
  readonly children?: ReactNode;
}

/** So many pages, and typing a number is quicker than walking. */
const manyPages = 8;

/** Below a list: which page, how many on one. Another size begins again at the first page. */
export function ListPages({ source, state, total, onChange, children }: ListPagesProps) {
  const { t } = useTranslation('console');
  const [near, setNear] = useState(false);
  if (total === 0) return null;
  const pages = Math.ceil(total / state.size);
  return (
    <div className={styles.pages} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      {children}
      {near && state.page < pages && <NextPage source={source} state={state} />}
      <Pagination
        current={state.page}
        pageSize={state.size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger
        showQuickJumper={pages > manyPages}
        responsive
        locale={{ items_per_page: t('perPage') }}
        showTotal={(count, [from, to]) => t('range', { from, to, count })}
        onChange={(page, size) => onChange(size === state.size ? { page } : { size })}
      />
    </div>
  );
}
