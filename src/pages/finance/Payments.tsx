import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paymentsResource } from '#resources/payments';
import { refundsResource } from '#resources/refunds';
import { PageHeader } from '@framework/components/PageHeader';
import { HomePins } from '@framework/console/HomePins';
import { ResourceList } from '@framework/console/ResourceList';
import { useMay, useMayCall } from '@framework/providers/useMay';
import { TabBar } from '@/requests/TabBar';
import { AgeingPanel } from './ageing/AgeingPanel';
import { ExportButton } from './ExportButton';
import { PaymentsGraph } from './graph/PaymentsGraph';
import { Refundable } from './refunds/Refundable';
import styles from './Payments.module.css';
import { TransfersPanel } from './transfers/TransfersPanel';

const when = <T,>(isSeen: boolean, tab: T): T[] => (isSeen ? [tab] : []);

/** Finance's home: receipts to be matched, then what came in, what went back and what may still go back. */
export default function Payments() {
  // The lists' texts too: fetched when a tab opens they would hide the page for a moment.
  const { t } = useTranslation(['finance', 'requests', 'console', 'list', 'fields', 'transfer']);
  const [address, setAddress] = useSearchParams();
  const [seesGraph, seesAgeing, seesRefundable, seesPayments, seesRefunds] = [
    useMayCall('payments.graph'),
    useMayCall('payments.ageing'),
    useMayCall('refunds.eligible'),
    useMay({ resource: 'payments', action: 'list' }),
    useMay({ resource: 'refunds', action: 'list' }),
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} actions={<ExportButton />} />
      <HomePins />
      {seesGraph && <PaymentsGraph />}
      <TabBar
        label={t('tabs.label')}
        active={address.get('tab')}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
        tabs={[
          { key: 'transfers', label: t('tabs.transfers'), children: <TransfersPanel /> },
          ...when(seesAgeing, { key: 'ageing', label: t('tabs.ageing'), children: <AgeingPanel /> }),
          ...when(seesPayments, {
            key: 'payments',
            label: t('tabs.payments'),
            children: <ResourceList resource={paymentsResource} embedded />,
          }),
          ...when(seesRefundable, {
            key: 'refundable',
            label: t('tabs.refundable'),
            children: <Refundable />,
          }),
          ...when(seesRefunds, {
            key: 'refunds',
            label: t('tabs.refunds'),
            children: <ResourceList resource={refundsResource} embedded />,
          }),
        ]}
      />
    </div>
  );
}
