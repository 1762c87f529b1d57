import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ageingBands } from '#domain/pricing/invoices';
import { LaterPagination, useDialogs } from 'sijil/react/components/antd/laterControls';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { SideDrawer } from 'sijil/react/components/SideDrawer';
import { useLocalize } from 'sijil/react/providers/language';
import { usePage } from 'sijil/react/providers/operations';
import type { Figure } from './AgeingPanel';
import styles from './Ageing.module.css';
import { DownloadOutlined } from '@ant-design/icons';
import { operations } from '#domain/access/operations';
import { useDownload } from 'sijil/react/providers/readFile';

const size = 20;

/** Instalments that make up a figure, the longest due first; each links to its request. */
export function OwedDrawer({ figure, onClose }: { readonly figure: Figure; readonly onClose: () => void }) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  const [page, setPage] = useState(1);
  const query = {
    ...owedQuery(figure),
    _start: String((page - 1) * size),
    _end: String(page * size),
  };
  const { data, error, refetch } = usePage('payments.owed', query);
  const { client, band } = figure;
  const title = client ? t('ageing.ofClient', { name: client.name }) : t('ageing.behind');
  return (
    <SideDrawer
      open
      onClose={onClose}
      width={560}
      title={[title, band && localize(ageingBands[band].label)].filter(Boolean).join(' · ')}
      extra={<CsvButton figure={figure} />}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={6} />
      ) : (
        <ul className={styles['owed']}>
          {data.rows.map((row) => (
            <li key={row.id} className={styles['row']}>
              <span className={styles['line']}>
                <Link to={`/requests/${row.request.id}`}>
                  <bdi dir="ltr">{row.request.code}</bdi>
                </Link>
                <Money halalas={row.amount} />
              </span>
              {!client && (
                <span>
                  <bdi>{row.client.name}</bdi>
                </span>
              )}
              <span className={styles['quiet']}>
                {t('ageing.number', { sequence: row.sequence })} · <DateText value={row.dueOn} /> ·{' '}
                {t('ageing.days', { count: row.days })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > size && (
        <LaterPagination
          align="end"
          current={page}
          pageSize={size}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </SideDrawer>
  );
}

/** Query for the instalments behind a figure. */
function owedQuery({ band, client }: Figure) {
  return { ...(band && { band }), ...(client && { clientId: client.id }) };
}

/** Button that exports all pages behind a figure as a sheet. */
export function CsvButton({ figure }: { readonly figure: Figure }) {
  const { t } = useTranslation('finance');
  const dialogs = useDialogs();
  const { download, pending } = useDownload();
  const { url } = operations['payments.owedCsv'];
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={pending}
      onClick={() =>
        void download({ url, query: owedQuery(figure), name: 'ageing.csv' }).catch(dialogs.refused)
      }
    >
      {t('ageing.csv')}
    </Button>
  );
}
