import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgeingView } from '#domain/api/financeViews';
import type { AgeingBand } from '#domain/pricing/invoices';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import styles from './Ageing.module.css';
import { AgeingTable } from './AgeingTable';
import { CsvButton, OwedDrawer } from './OwedDrawer';

const size = 10;

/** Selected figure, whose instalments are listed. */
export interface Figure {
  readonly band?: AgeingBand;
  readonly client?: AgeingView['clients'][number]['client'];
}

/** Amounts that clients owe by age: in total, and client by client; every figure opens its instalments. */
export function AgeingPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const [figure, setFigure] = useState<Figure | null>(null);
  const { data, error, refetch } = useOperation('payments.ageing', {
    query: { _start: String((page - 1) * size), _end: String(page * size) },
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  if (data.clientsTotal === 0) return <EmptyState title={t('ageing.none')} hint={t('ageing.noneHint')} />;
  return (
    <Panel title={t('ageing.title')} actions={<CsvButton figure={{}} />} flush>
      <AgeingTable data={data} onOpen={setFigure} />
      {data.clientsTotal > size && (
        <div className={styles['pages']}>
          <Pagination
            align="end"
            current={page}
            pageSize={size}
            total={data.clientsTotal}
            showSizeChanger={false}
            onChange={setPage}
          />
        </div>
      )}
      {figure && <OwedDrawer figure={figure} onClose={() => setFigure(null)} />}
    </Panel>
  );
}
