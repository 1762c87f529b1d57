import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/PageHeader';
import type { RequestColumn } from '@/requests/list/requestColumns';
import { Panel } from '@/requests/Panel';
import { RequestTable } from '@/requests/RequestTable';
import styles from './transfers/Transfers.module.css';
import { TransfersPanel } from './transfers/TransfersPanel';

const columns: readonly RequestColumn[] = ['number', 'client', 'service', 'status', 'total', 'createdAt'];

/** Finance's morning: receipts to be matched, then what every request is worth and where its money stands. */
export default function Payments() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('payments.title')} />
      <div className={styles.stack}>
        <TransfersPanel />
        <Panel title={t('payments.all')}>
          <RequestTable hrefOf={({ id }) => `/requests/${id}?tab=money`} columns={columns} />
        </Panel>
      </div>
    </>
  );
}
