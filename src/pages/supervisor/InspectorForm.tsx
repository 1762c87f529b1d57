import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { ActionBar } from '@/requests/ActionBar';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { TabBar } from '@/requests/TabBar';
import { AnswersReview } from './form/AnswersReview';
import { useEnding } from './form/useEnding';
import { CorrectionsReview } from './form/verdicts/CorrectionsReview';

/** Actions that end a review or decide about it, below the form. */
const endings = [
  'submitChanges',
  'reviewCorrectiveActions',
  'approveCorrectiveActions',
  'returnCorrectiveActions',
  'sendResults',
] as const;

/** Review page of a supervisor: the submitted form, later the client's corrections. */
export default function InspectorForm() {
  const { id = '' } = useParams();
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const [dirty, setDirty] = useState(false);
  const { data: request, error, refetch } = useOperation('inspections.get', { params: { id } });
  if (error && !request) return <ErrorState page error={error} onRetry={refetch} />;
  if (!request) return <LoadingState rows={10} />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('forms.title'), to: '/inspectorForms' }, { label: `R-${request.number}` }]}
        title={
          <>
            <RequestNumber number={request.number} /> <bdi>{localize(request.service.name)}</bdi>
          </>
        }
        subtitle={
          <>
            <bdi>{request.client.name}</bdi>
            {request.inspector && (
              <>
                {' · '}
                {t('form.by')} <bdi>{request.inspector.name}</bdi>
              </>
            )}
          </>
        }
        meta={<RequestStateTag request={request} />}
        actions={
          // A review ends below the last answer, and no action may discard unsaved changes.
          <ActionBar request={request} exclude={dirty ? [...endings, 'returnForm'] : endings} />
        }
      />
      <Reviews request={request} onDirty={setDirty} />
    </>
  );
}

/** Steps after the last answer, in their order. */
const answerSteps = ['submitChanges', 'sendResults'] as const;

interface ReviewsProps {
  readonly request: RequestView;
  readonly onDirty: (dirty: boolean) => void;
}

function Reviews({ request, onDirty }: ReviewsProps) {
  const { t } = useTranslation('supervisor');
  const [params, setParams] = useSearchParams();
  const ending = useEnding(request, answerSteps);
  // Verdicts that may be given are the purpose of the page, which stays at their list once it is decided.
  const [judging] = useState(() =>
    request.actions.some(
      ({ name }) => name === 'updateCorrectiveAnswer' || name === 'approveCorrectiveActions',
    ),
  );
  const answers = <AnswersReview request={request} onDirty={onDirty} ending={ending} />;
  if (request.correctionsCount === 0) return answers;
  return (
    <TabBar
      label={t('form.parts')}
      active={params.get('tab') ?? (judging ? 'corrections' : 'answers')}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      tabs={[
        { key: 'answers', label: t('form.answers'), children: answers },
        {
          key: 'corrections',
          label: t('form.corrections'),
          children: <CorrectionsReview request={request} />,
        },
      ]}
    />
  );
}
