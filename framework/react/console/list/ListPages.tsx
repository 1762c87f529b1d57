import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '#framework/schema/pageSizes';
import { LaterPagination } from '@framework/components/antd/LaterPagination';
import type { ListState } from '../query/listAddress';
import type { ListSource } from '../query/listSource';
import { useRecords } from '../query/useRecords';
import styles from './list.module.css';

interface ListPagesProps {
  readonly source: ListSource;
  readonly state: ListState;
  readonly total: number;
  /** False where there are more than `total`. */
  readonly exact: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
  readonly children?: ReactNode;
}

/** So many pages, and typing a number is quicker than walking. */
const manyPages = 8;

/** Below a list: which page, how many on one. Another size begins again at the first page. */
export function ListPages({ source, state, total, exact, onChange, children }: ListPagesProps) {
  const { t } = useTranslation('console');
  const [near, setNear] = useState(false);
  if (total === 0) return null;
  // Of a list that is not counted to its end there is always a next page.
  const known = exact ? total : Math.max(total, (state.page + 1) * state.size);
  const pages = Math.ceil(known / state.size);
  return (
    <div className={styles.pages} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      {children}
      {near && state.page < pages && <NextPage source={source} state={state} />}
      <LaterPagination
        current={state.page}
        pageSize={state.size}
        total={known}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger
        showQuickJumper={pages > manyPages}
        responsive
        locale={{ items_per_page: t('perPage') }}
        showTotal={(_, [from, to]) => t(exact ? 'range' : 'rangeOfMore', { from, to, count: total })}
        onChange={(page, size) => onChange(size === state.size ? { page } : { size })}
      />
    </div>
  );
}

interface NextPageProps {
  readonly source: ListSource;
  readonly state: ListState;
}

/** Draws nothing: reads the next page while the pointer is on its way there. */
function NextPage({ source, state }: NextPageProps) {
  useRecords(source, { ...state, page: state.page + 1 });
  return null;
}
