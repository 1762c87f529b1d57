import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { DateText } from '@/components/DateText';
import { CertificateCard } from '@/requests/CertificateCard';
import { OwnReports } from '@/requests/OwnReports';
import { Panel } from '@/requests/Panel';
import { RequestTimeline } from '@/requests/RequestTimeline';
import { BranchPanel } from './BranchPanel';
import { OrderFacts } from './OrderFacts';
import styles from './ClientRequest.module.css';

/** The request at a glance: what is proposed, what was ordered, where, and the certificate once there is one. */
export function RequestOverview({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const proposed = request.actions.some(({ name, allowed }) => name === 'acceptDetails' && allowed);
  return (
    <div className={styles.stack}>
      <RequestTimeline request={request} />
      {proposed && request.visitAt && (
        <Alert
          type="info"
          showIcon
          message={
            <>
              {t('request.proposed')} <DateText value={request.visitAt} withTime />
            </>
          }
          {...(request.visitNote && { description: <bdi>{request.visitNote}</bdi> })}
        />
      )}
      <CertificateCard request={request} />
      <Panel title={t('request.order')}>
        <OrderFacts request={request} />
      </Panel>
      <OwnReports reports={request.reports} />
      {request.branch && <BranchPanel branchId={request.branch.id} />}
    </div>
  );
}
