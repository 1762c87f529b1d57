import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgeingView } from '#domain/api/financeViews';
import { type AgeingBand, ageingBandNames, ageingBands } from '#domain/pricing/ageing';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { Money } from '@/components/Money';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { Panel } from '@/components/Panel';
import styles from './Ageing.module.css';
import { CsvButton } from './CsvButton';
import { OwedDrawer } from './OwedDrawer';

const size = 10;

/** Which figure's instalments are looked at. */
export interface Figure {
  readonly band?: AgeingBand;
  readonly client?: AgeingView['clients'][number]['client'];
}

/** What clients owe by how long it has been due: in all, and client by client; every figure opens what it is made of. */
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
      <Bands bands={data.bands} sum={data.sum} onOpen={(band) => setFigure(band ? { band } : {})} />
      <ul className={styles['clients']}>
        {data.clients.map(({ client, bands, sum }) => (
          <li key={client.id} className={styles['client']}>
            <span className={styles['name']}>
              <bdi>{client.name}</bdi>
            </span>
            <Bands bands={bands} sum={sum} onOpen={(band) => setFigure({ client, ...(band && { band }) })} />
          </li>
        ))}
      </ul>
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

interface BandsProps extends Pick<AgeingView, 'bands' | 'sum'> {
  /** Null: of every age. */
  readonly onOpen: (band: AgeingBand | null) => void;
}

/** The four ages and their sum; what is nothing opens nothing. */
function Bands({ bands, sum, onOpen }: BandsProps) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  return (
    <dl className={styles['bands']}>
      {ageingBandNames.map((band) => (
        <div key={band} className={styles['band']}>
          <dt>{localize(ageingBands[band].label)}</dt>
          <dd data-old={band === 'over90' && bands[band] > 0}>
            <Figured amount={bands[band]} onOpen={() => onOpen(band)} />
          </dd>
        </div>
      ))}
      <div className={styles['band']}>
        <dt>{t('ageing.total')}</dt>
        <dd>
          <Figured amount={sum} onOpen={() => onOpen(null)} />
        </dd>
      </div>
    </dl>
  );
}

function Figured({ amount, onOpen }: { readonly amount: number; readonly onOpen: () => void }) {
  return amount === 0 ? (
    <span className={styles['quiet']}>—</span>
  ) : (
    <Button type="link" className={styles['figure'] ?? ''} onClick={onOpen}>
      <Money halalas={amount} />
    </Button>
  );
}
