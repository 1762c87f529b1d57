import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { requestsResource } from '#resources/requests';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { RecordLinks } from '@framework/console/record/RecordLinks';
import { ProfileNeed } from '@/profile/ProfileNeed';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/server';
import { useOperation } from '@framework/providers/operations';
import { AddToCalendar } from '@/requests/AddToCalendar';
import { CancellationNote } from '@/requests/CancellationNote';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { RevocationBanner } from '@/requests/RevocationBanner';
import { ClientActions } from './request/ClientActions';
import { DecisionCard, decisionOf } from './request/DecisionCard';
import { partOf, RequestTabs } from './request/RequestTabs';
import { CustomerServiceOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RequestView } from '#domain/api/requestViews';
import { LinkButton } from '@framework/components/links';
import { useMayCall } from '@framework/providers/may';

const notFound = { message: '', status: 404 };

/** Page of a client's request: its state, the actions, and all its facts. */
export default function ClientRequest() {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const now = useNow();
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
  const decision = decisionOf(request, now, search.get('tab'));
  const part = partOf(request, search.get('tab'));
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('request.all'), to: '/client/requests' },
          ...(part ? [{ label: `R-${request.number}`, to: '?' }] : []),
        ]}
        title={
          <>
            {part ? t(`request.tabs.${part}`) : localize(request.service.name)}{' '}
            <RequestNumber number={request.number} />
          </>
        }
        subtitle={request.branch && <bdi>{request.branch.name}</bdi>}
        meta={<RequestStateTag request={request} />}
        actions={
          <>
            <RecordLinks resource={requestsResource} record={{ ...request, serviceId: request.service.id }} />
            {!decision && (
              <ClientActions request={request}>
                <AddToCalendar request={request} />
              </ClientActions>
            )}
          </>
        }
      />
      <RevocationBanner request={request} />
      <ProfileNeed actions={request.actions} />
      <CancellationNote request={request} />
      {decision && <DecisionCard request={request} decision={decision} />}
      <RequestTabs request={request} />
      <AskSupport request={request} />
    </>
  );
}

/** Link to support about a request: a ticket where the user may open one, else a mail that names the request. */
function AskSupport({ request: { id, number } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const mayAsk = useMayCall('tickets.create');
  const { data: settings } = useOperation('portal.settings');
  const icon = <CustomerServiceOutlined aria-hidden="true" />;
  if (mayAsk)
    return (
      <LinkButton type="link" icon={icon} to={`/customer-support?new=1&requestId=${id}`}>
        {t('askSupport')}
      </LinkButton>
    );
  if (!settings?.support.email) return null;
  return (
    <Button
      type="link"
      icon={icon}
      href={`mailto:${settings.support.email}?subject=${encodeURIComponent(`R-${number}`)}`}
    >
      {t('askSupport')}
    </Button>
  );
}
