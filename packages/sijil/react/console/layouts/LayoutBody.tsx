import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { Alert } from 'sijil/react/components/antd/Alert';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { matchName } from 'sijil/schema/lists/filterFields';
import type { LayoutKind, ListLayout } from 'sijil/schema/lists/listState';
import type { DeclaredTable } from '../query/useDeclaredTable';
import styles from './layouts.module.css';

export interface LayoutProps {
  readonly table: DeclaredTable;
  readonly layout: ListLayout;
}

const layouts: Record<LayoutKind, ComponentType<LayoutProps>> = {
  board: lazy(() => import('./Board')),
  calendar: lazy(() => import('./MonthCalendar')),
  map: lazy(() => import('./RecordsMap')),
};

/** List as a board, a calendar or a map: the same records with the same filters. */
export function LayoutBody({ table, layout }: LayoutProps) {
  const { t } = useTranslation('list');
  const { filters } = table.state;
  // A list that matches any of its conditions cannot take one more for a column or a month.
  if (filters.some(({ field }) => field === matchName))
    return (
      <Alert
        className={styles.notice}
        type="info"
        message={t('layout.anyMatch')}
        action={
          <Button size="small" onClick={() => table.change({ layout: null })}>
            {t('layout.rows')}
          </Button>
        }
      />
    );
  const Layout = layouts[layout.kind];
  return (
    <Suspense fallback={<LoadingState as="lines" rows={6} />}>
      <Layout table={table} layout={layout} />
    </Suspense>
  );
}

interface CutNoticeProps {
  readonly shown: number;
  readonly total: number;
  readonly onRows: () => void;
}

/** Notice that only the first records are shown, with a button that lists all of them as rows. */
export function CutNotice({ shown, total, onRows }: CutNoticeProps) {
  const { t } = useTranslation('list');
  if (total <= shown) return null;
  return (
    <Alert
      className={styles.notice}
      type="info"
      message={t('layout.cut', { shown, count: total })}
      action={
        <Button size="small" onClick={onRows}>
          {t('layout.more', { count: total - shown })}
        </Button>
      }
    />
  );
}
