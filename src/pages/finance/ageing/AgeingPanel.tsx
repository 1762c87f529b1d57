import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgeingView } from '#domain/api/financeViews';
import { type AgeingBand, ageingBandNames, ageingBands } from '#domain/pricing/invoices';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Ageing.module.css';
import { CsvButton, OwedDrawer } from './OwedDrawer';
import { PhoneLink } from 'sijil/react/components/links';
import figures from 'sijil/react/components/figuresTable.module.css';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';

const size = 10;

/** Selected figure, whose instalments are listed. */
export interface Figure {
  readonly band?: AgeingBand;
  readonly client?: AgeingView['clients'][number]['client'];
}

/** Reads a page of the clients who owe something, and the sums of all. */
export const useAgeing = (page: number, enabled = true) =>
  useOperation('payments.ageing', {
    query: { _start: String((page - 1) * size), _end: String(page * size) },
    paged: true,
    enabled,
  });

/** Amounts that clients owe by age: in total, and by client; every figure opens its instalments. */
export function AgeingPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const [figure, setFigure] = useState<Figure | null>(null);
  const { data, error, refetch } = useAgeing(page);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  if (data.clientsTotal === 0) return <EmptyState title={t('ageing.none')} hint={t('ageing.noneHint')} />;
  return (
    <Panel title={t('ageing.title')} actions={<CsvButton figure={{}} />} flush>
      <AgeingTable data={data} onOpen={setFigure} />
      {data.clientsTotal > size && (
        <div className={styles['pages']}>
          <LaterPagination
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

interface AgeingTableProps {
  readonly data: AgeingView;
  readonly onOpen: (figure: Figure) => void;
}

/**
 * Table with clients as rows, ages as columns, and the sums of all clients last; an amount opens its instalments. On a phone it
 * is a list of clients, each with the ages at which something is owed.
 */
function AgeingTable({ data: { bands, sum, clients }, onOpen }: AgeingTableProps) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  return (
    <div className={styles['scroll']}>
      <table className={`${figures['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">{t('ageing.client')}</th>
            {ageingBandNames.map((band) => (
              <th key={band} scope="col">
                {localize(ageingBands[band].label)}
              </th>
            ))}
            <th scope="col">{t('ageing.total')}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ client, phone, oldestDueOn, ...owed }) => (
            <tr key={client.id}>
              <th scope="row">
                <Link to={`/client-accounts/${client.id}`}>
                  <bdi>{client.name}</bdi>
                </Link>
                {phone && (
                  <span className={styles['below']}>
                    <PhoneLink phone={phone} />
                  </span>
                )}
                <span className={`${styles['below']} ${styles['quiet']}`}>
                  {t('ageing.oldest')} <DateText value={oldestDueOn} />
                </span>
              </th>
              <Amounts {...owed} of={{ client }} onOpen={onOpen} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('ageing.all')}</th>
            <Amounts bands={bands} sum={sum} of={{}} onOpen={onOpen} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface AmountsProps extends Pick<AgeingView, 'bands' | 'sum'> {
  /** Figure that the amounts open. */
  readonly of: Figure;
  readonly onOpen: (figure: Figure) => void;
}

function Amounts({ bands, sum, of, onOpen }: AmountsProps) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  return (
    <>
      {ageingBandNames.map((band) => (
        <td
          key={band}
          data-label={localize(ageingBands[band].label)}
          data-empty={bands[band] === 0}
          data-old={band === 'over90' && bands[band] > 0}
        >
          <Amount amount={bands[band]} onOpen={() => onOpen({ ...of, band })} />
        </td>
      ))}
      <td data-label={t('ageing.total')}>
        <Amount amount={sum} onOpen={() => onOpen(of)} />
      </td>
    </>
  );
}

function Amount({ amount, onOpen }: { readonly amount: number; readonly onOpen: () => void }) {
  return amount === 0 ? (
    <span className={styles['quiet']}>—</span>
  ) : (
    <Button type="link" className={styles['figure'] ?? ''} onClick={onOpen}>
      <Money halalas={amount} />
    </Button>
  );
}
