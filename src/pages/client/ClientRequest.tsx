import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { phaseLabels } from '#domain/workflow/statuses';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { ActionBar } from '@/requests/ActionBar';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { LinkButton } from '@/components/LinkButton';
import { actionLinks } from './actionLinks';
import { RequestTabs } from './request/RequestTabs';

/** One request of the client: where it stands, what can be done, and everything about it. */
export default function ClientRequest() {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { requestId = '' } = useParams();
  const {
    data: request,
    error,
    refetch,
  } = useOperation('clientInspections.get', {
    params: { id: requestId },
  });
  if (error && !request) return <ErrorState page error={error} onRetry={refetch} />;
  if (!request) return <LoadingState />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('request.all'), to: '/client/requests' }]}
        title={
          <>
            {localize(request.service.name)} <RequestNumber number={request.number} />
          </>
        }
        subtitle={request.branch && <bdi>{request.branch.name}</bdi>}
        meta={<RequestStateTag request={request} />}
        actions={<RequestActions request={request} />}
      />
      <RequestTabs request={request} />
    </>
  );
}

/** The corrective list is worked through in its own part of the page, so the way there stands in for the act itself. */
function RequestActions({ request }: { readonly request: RequestView }) {
  const localize = useLocalize();
  const [search] = useSearchParams();
  const listed = request.actions.some(({ name }) => name === 'submitCorrectiveActions');
  return (
    <>
      {listed && search.get('tab') !== 'corrections' && (
        <LinkButton type="primary" to="?tab=corrections">
          {localize(phaseLabels.corrections)}
        </LinkButton>
      )}
      <ActionBar
        request={request}
        links={actionLinks(request)}
        exclude={['sharePost', 'submitCorrectiveActions']}
      />
    </>
  );
}
