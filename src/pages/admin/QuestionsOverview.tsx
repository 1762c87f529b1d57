import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { bandLabels, type QuestionList, questionLists } from '#domain/figures/questionBands';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { QuestionTable, ShortQuestions } from '@/questions/QuestionTable';
import { Panel } from 'sijil/react/components/Panel';
import styles from './home/Home.module.css';
import { Pages, usePageAddress, VisitsBehind } from './home/BehindFigure';
import { PeriodPicker } from './home/PeriodPicker';
import { useAskedPeriod, usePeriod, withPeriod } from './home/usePeriod';

const notFound = { message: '', status: 404 };

/** Questions of a service that fell short or average at a score, and the visits in which a chosen one was answered so. */
export default function QuestionsOverview() {
  const { t } = useTranslation(['figures', 'admin', 'requests']);
  const localize = useLocalize();
  const { service = '', score = '' } = useParams();
  const [address] = useSearchParams();
  const addressPeriod = useAskedPeriod();
  const page = usePageAddress();
  const list = questionLists.find((one) => one === score);
  const question = address.get('question');
  const answer = questionLists.find((one) => one === address.get('answer')) ?? list;
  const { data, error, refetch } = useOperation('dashboards.questionDetails', {
    query: {
      ...addressPeriod,
      service,
      score: list,
      ...(question && {
        question,
        answer,
        _start: page.start,
        _end: page.start + page.size,
      }),
    },
    enabled: list !== undefined,
  });
  const chosen = usePeriod(data?.period);
  const noService = error?.status === 404 || error?.fields['service'] !== undefined;
  if (!list || !answer || noService) return <ErrorState page error={notFound} />;
  const hrefOf = (key: string, of: QuestionList) =>
    withPeriod(`/home/questionsOverview/${service}/${list}`, chosen.period, { question: key, answer: of });
  const hint =
    list === 'short'
      ? t('questions.shortHint')
      : t('questions.averaging', { score: localize(bandLabels[list]) });
  const opened = data?.questions.find(({ key }) => key === question);
  return (
    <>
      <PageHeader
        title={data ? localize(data.service.name) : t('questions.title')}
        subtitle={hint}
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
            <Panel
              title={opened ? localize(opened.text) : question}
              meta={answer !== 'short' && localize(bandLabels[answer])}
            >
              <VisitsBehind visits={data.visits.rows} />
              {data.visits.total > 0 && <Pages total={data.visits.total} {...page} />}
            </Panel>
          )}
          <Panel title={t('questions.title')}>
            {data.questions.length === 0 ? (
              <EmptyState
                title={t(list === 'short' ? 'questions.allWell' : 'questions.bandNone')}
                hint={t('questions.noneHint')}
              />
            ) : list === 'short' ? (
              <ShortQuestions
                questions={data.questions}
                label={hint}
                hrefOf={(key) => hrefOf(key, list)}
                active={question}
              />
            ) : (
              <QuestionTable questions={data.questions} hrefOf={hrefOf} />
            )}
          </Panel>
        </div>
      )}
    </>
  );
}
