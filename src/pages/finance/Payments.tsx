import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paymentsResource } from '#resources/payments';
import { refundsResource } from '#resources/refunds';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { HomePins } from 'sijil/react/console/HomePins';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useMay, useMayCall } from 'sijil/react/providers/may';
import { TabBar } from '@/requests/TabBar';
import { OwedCard } from './ageing/OwedCard';
import { AgeingPanel, useAgeing } from './ageing/AgeingPanel';
import { PaymentsGraph } from './graph/PaymentsGraph';
import { Refundable } from './refunds/Refundable';
import styles from './Payments.module.css';
import { TransfersPanel, useTransfers } from './transfers/TransfersPanel';
import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { paymentsExportBody } from '#domain/requests/orderBodies';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useAction, useFirstRead, useOperation } from 'sijil/react/providers/operations';
import { useBegunExports } from 'sijil/react/console/writes/begunExports';
import { useToast } from 'sijil/react/toast/toastStore';

const when = <T,>(isSeen: boolean, tab: T): T[] => (isSeen ? [tab] : []);

/** Home page of finance: receipts to match, the month and what is owed beside them, then the lists of money. */
export default function Payments() {
  // Texts of the lists too: loaded when a tab opens, they would hide the page for a moment.
  const { t } = useTranslation(['finance', 'requests', 'console', 'list', 'fields', 'transfer']);
  const [address, setAddress] = useSearchParams();
  // A transfer is decided on its request.
  const seesTransfers = [useMayCall('inspections.list'), useMayCall('inspections.get')].every(Boolean);
  const [seesGraph, seesAgeing, seesRefundable, seesPayments, seesRefunds] = [
    useMayCall('payments.graph'),
    useMayCall('payments.ageing'),
    useMayCall('refunds.eligible'),
    useMay({ resource: 'payments', action: 'list' }),
    useMay({ resource: 'refunds', action: 'list' }),
  ];
  // Drawn once all of it has come: on a phone the parts stand above each other, and a late one would move the rest.
  const isReading = useFirstRead(
    useOperation('payments.graph', { enabled: seesGraph }),
    useAgeing(1, seesAgeing),
    { isLoading: useTransfers(1, seesTransfers).loading && seesTransfers },
  );
  if (isReading) return <LoadingState rows={10} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} actions={<ExportButton />} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {seesTransfers && <TransfersPanel />}
          <HomePins />
        </div>
        <div className={styles.column}>
          {seesGraph && <PaymentsGraph />}
          {seesAgeing && <OwedCard />}
        </div>
      </div>
      <TabBar
        label={t('tabs.label')}
        active={address.get('tab')}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
        tabs={[
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

/** Button that has the payments of a period sent by e-mail. */
function ExportButton() {
  const { t } = useTranslation('finance');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const allowed = useMayCall('payments.export');
  const { run } = useAction('payments.export');
  const add = useBegunExports((store) => store.add);
  if (!allowed) return null;
  return (
    <>
      <Button icon={<MailOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('export.button')}
      </Button>
      {open && (
        <FormDrawer title={t('export.title')} onClose={() => setOpen(false)}>
          {({ changed, leave }) => (
            <ShapeForm
              shape={paymentsExportBody}
              submitLabel={t('export.send')}
              onValuesChange={changed}
              onCancel={leave}
              dirtyGuard={false}
              onSubmit={async (body) => {
                const { email, export: begun } = await run({ body });
                add(begun.id);
                setOpen(false);
                toast.success(t('export.done', { email: `\u2066${email}\u2069` }));
              }}
            >
              <p>{t('export.hint')}</p>
            </ShapeForm>
          )}
        </FormDrawer>
      )}
    </>
  );
}
