import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { requestsResource } from '#resources/requests';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { SideColumn } from 'sijil/react/components/SideColumn';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { RecordLinks } from 'sijil/react/console/record/RecordLinks';
import { ProfileNeed } from '@/profile/ProfileNeed';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { useOperation } from 'sijil/react/providers/operations';
import { CancellationNote } from '@/requests/CancellationNote';
import { Certificates } from '@/requests/Certificates';
import { OrderedWith } from '@/requests/OrderedWith';
import { OwnReports } from '@/requests/OwnReports';
import { ReinspectionPanel } from '@/requests/ReinspectionPanel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { RevocationBanner } from '@/requests/RevocationBanner';
import { StepLine } from '@/requests/StepLine';
import { VisitProgress } from '@/requests/VisitProgress';
import { AskSupport } from './request/AskSupport';
import { ClientActions } from './request/ClientActions';
import styles from './request/ClientRequest.module.css';
import { decisionOf } from './request/decisions';
import { OpenPart, pageOf, PartPage, RequestRows } from './request/RequestParts';
import { ComingSteps, TurnCard } from './request/TurnCard';
import type { RequestView } from '#domain/api/requestViews';

const notFound = { message: '', status: 404 };

/** Page of a client's request: whose turn it is until when, the actions, and all its facts, folded. */
export default function ClientRequest() {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { id: branchId, requestId = '' } = useParams();
  const [search] = useSearchParams();
  const {
    data: request,
    error,
    refetch,
  } = useOperation('clientInspections.get', {
    params: { id: requestId },
  });
  if (error && !request) return <ErrorState page error={error} onRetry={refetch} />;
  if (!request) return <LoadingState />;
  // A branch in the address must be the request's own.
  if (branchId !== undefined && request.branch?.id !== branchId) return <ErrorState page error={notFound} />;
  const part = pageOf(request, search.get('tab'));
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('request.all'), to: '/client/requests' },
          ...(part ? [{ label: `R-${request.number}`, to: '?' }] : []),
        ]}
        title={
          <>
            <RequestNumber number={request.number} />{' '}
            {part ? t(`request.tabs.${part}`) : localize(request.service.name)}
          </>
        }
        subtitle={request.branch && <bdi>{request.branch.name}</bdi>}
        meta={<RequestStateTag request={request} />}
        actions={
          <>
            <RecordLinks resource={requestsResource} record={{ ...request, serviceId: request.service.id }} />
            {part && <ClientActions request={request} />}
          </>
        }
      />
      <RevocationBanner request={request} />
      <ProfileNeed actions={request.actions} />
      <CancellationNote request={request} />
      {part ? <PartPage request={request} name={part} /> : <Overview request={request} />}
    </>
  );
}

const hrefOf = (id: string) => `/client/requests/${id}`;

/** The turn and what comes next, what the request has brought, and everything else as rows. */
function Overview({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const now = useNow();
  const decision = decisionOf(request, now, null);
  return (
    <div className={styles.page}>
      <SideColumn
        label={t('request.parts')}
        side={
          <>
            <RequestRows request={request} />
            {decision && <AskSupport request={request} />}
          </>
        }
      >
        <StepLine request={request} />
        <TurnCard request={request} decision={decision} />
        <VisitProgress request={request} />
        <OpenPart request={request} />
        <Certificates request={request} />
        <ComingSteps request={request} />
        <OrderedWith request={request} hrefOf={hrefOf} />
        <ReinspectionPanel request={request} hrefOf={hrefOf} />
        <OwnReports reports={request.reports} />
      </SideColumn>
    </div>
  );
}
