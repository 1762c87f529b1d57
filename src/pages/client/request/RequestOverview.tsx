import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { Certificates } from '@/requests/Certificates';
import { NextStep } from '@/requests/NextStep';
import { OrderedWith } from '@/requests/OrderedWith';
import { OwnReports } from '@/requests/OwnReports';
import { Panel } from '@framework/components/Panel';
import { ReinspectionPanel } from '@/requests/ReinspectionPanel';
import { RequestTimeline } from '@/requests/RequestTimeline';
import { BranchPanel } from './BranchPanel';
import { OrderFacts } from './OrderFacts';
import styles from './ClientRequest.module.css';

const hrefOf = (id: string) => `/client/requests/${id}`;

/** The request at a glance: what was ordered, where, and the certificate once there is one. */
export function RequestOverview({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  return (
    <div className={styles.stack}>
      <RequestTimeline request={request} />
      <NextStep request={request} side="client" />
      <Certificates request={request} />
      <OrderedWith request={request} hrefOf={hrefOf} />
      <ReinspectionPanel request={request} hrefOf={hrefOf} />
      <Panel title={t('request.order')}>
        <OrderFacts request={request} />
      </Panel>
      <OwnReports reports={request.reports} />
      {request.branch && <BranchPanel branchId={request.branch.id} />}
    </div>
  );
}
