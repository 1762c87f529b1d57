import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from 'sijil/schema/lists/listState';
import { LaterPagination, PaginationSpace } from 'sijil/react/components/antd/laterControls';
import { InIdle } from 'sijil/react/components/laterPart';
import type { DeclaredTable } from '../query/useDeclaredTable';
import styles from './list.module.css';

interface ListPagesProps {
  readonly table: DeclaredTable;
  readonly children?: ReactNode;
}

/** Number of pages from which typing a page number is quicker than stepping. */
const manyPages = 8;

/**
 * Pagination of a list that does not fit the smallest page, with its page size. Another size starts at the first page. It is
 * rendered once the browser is idle, so that the rows appear sooner.
 */
export function ListPages({ table, children }: ListPagesProps) {
  const { state, total, exact, change, prefetchNext } = table;
  const { currentPage, pageSize } = state;
  const { t } = useTranslation('console');
  const [near, setNear] = useState(false);
  // A list whose total is a lower bound always has a next page.
  const known = exact ? total : Math.max(total, (currentPage + 1) * pageSize);
  const pages = Math.ceil(known / pageSize);
  const prefetch = useEffectEvent(() => void prefetchNext());
  const wanted = near && currentPage < pages ? JSON.stringify(state) : null;
  useEffect(() => {
    if (wanted !== null) prefetch();
  }, [wanted]);
  if (total === 0) return null;
  return (
    <div className={styles.pages} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      {children}
      {total > pageSizes[0] && (
        <InIdle waiting={<PaginationSpace />}>
          <LaterPagination
            current={currentPage}
            pageSize={pageSize}
            total={known}
            pageSizeOptions={[...pageSizes]}
            showSizeChanger
            showQuickJumper={pages > manyPages}
            responsive
            showLessItems
            locale={{ items_per_page: t('perPage') }}
            showTotal={(_, [from, to]) => t(exact ? 'range' : 'rangeOfMore', { from, to, count: total })}
            onChange={(page, size) => change(size === pageSize ? { currentPage: page } : { pageSize: size })}
          />
        </InIdle>
      )}
    </div>
  );
}
