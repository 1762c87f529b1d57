import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { bandLabels, type QuestionBand, questionBands } from '#domain/figures/questionBands';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { QuestionTable } from '@/questions/QuestionTable';
import { Panel } from '@/components/Panel';
import styles from './home/Home.module.css';
import { Pages, usePageAddress } from './home/Pages';
import { PeriodPicker } from './home/PeriodPicker';
import { usePeriod, withPeriod } from './home/usePeriod';
import { VisitsBehind } from './home/VisitsBehind';

const notFound = { message: '', status: 404 };

/** The questions of a service that average at a score and, of one of them, the visits in which it was answered so. */
export default function QuestionsOverview() {
  const { t } = useTranslation(['figures', 'admin', 'requests']);
  const localize = useLocalize();
  const { service = '', score = '' } = useParams();
  const [address] = useSearchParams();
  const chosen = usePeriod();
  const page = usePageAddress();
  const band = questionBands.find((one) => one === score);
  const question = address.get('question');
  const answer = questionBands.find((one) => one === address.get('answer')) ?? band;
  const { data, error, refetch } = useOperation('dashboards.questionDetails', {
    query: {
      ...{ ...chosen.period, service, score: band },
      ...(question && { question, answer, _start: page.start, _end: page.start + page.size }),
    },
    enabled: band !== undefined,
  });
  if (!band || !answer) return <ErrorState page error={notFound} />;
  const path = (of: QuestionBand) => `/home/questionsOverview/${service}/${of}`;
  const hrefOf = (key: string, of: QuestionBand) =>
    withPeriod(path(band), chosen.period, { question: key, answer: of });
  const asked = data?.questions.find(({ key }) => key === question);
  return (
    <>
      <PageHeader
        title={data ? localize(data.service.name) : t('questions.title')}
        subtitle={t('questions.averaging', { score: localize(bandLabels[band]) })}
        breadcrumb={[{ label: t('admin:home.title'), to: '/home' }, { label: t('questions.title') }]}
        actions={<PeriodPicker {...chosen} />}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={8} />
      ) : (
        <div className={styles.stack}>
          {data.visits && (
            <Panel title={asked ? localize(asked.text) : question} meta={localize(bandLabels[answer])}>
              <VisitsBehind visits={data.visits.rows} />
              {data.visits.total > 0 && <Pages total={data.visits.total} {...page} />}
            </Panel>
          )}
          <Panel title={t('questions.title')}>
            {data.questions.length === 0 ? (
              <EmptyState title={t('questions.bandNone')} hint={t('questions.noneHint')} />
            ) : (
              <QuestionTable questions={data.questions} hrefOf={hrefOf} />
            )}
          </Panel>
        </div>
      )}
    </>
  );
}
