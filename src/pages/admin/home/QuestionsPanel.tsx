import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionsView } from '#domain/api/figureViews';
import type { Period } from '#domain/figures/period';
import type { QuestionList } from '#domain/figures/questionBands';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { useLocalize, useLanguage } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { QuestionBands, ShortQuestions } from '@/questions/QuestionTable';
import { formatMonth } from 'sijil/base/formats/dates';
import styles from './Home.module.css';
import { useAskedPeriod, withPeriod } from './usePeriod';

/** Questions of each service that fell short most often, in the last month of results until a period is chosen. */
export function QuestionsPanel() {
  const { t } = useTranslation('figures');
  const { data, error, refetch } = useOperation('dashboards.questions', { query: useAskedPeriod() });
  return (
    <Panel title={t('questions.title')} meta={data && <PeriodWords {...data.period} />}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={6} />
      ) : data.services.length === 0 ? (
        <EmptyState title={t('questions.none')} hint={t('questions.noneHint')} />
      ) : (
        <div className={styles.services}>
          {data.services.map((overview) => (
            <Service key={overview.service.id} {...overview} period={data.period} />
          ))}
        </div>
      )}
    </Panel>
  );
}

type ServiceProps = QuestionsView['services'][number] & { readonly period: Period };

function Service({ service, bands, short, period }: ServiceProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const hrefOf = (list: QuestionList, more?: Record<string, string>) =>
    withPeriod(`/home/questionsOverview/${service.id}/${list}`, period, more);
  return (
    <section className={styles.service}>
      <h3 className={styles.serviceName}>
        <bdi>{localize(service.name)}</bdi>
      </h3>
      {short.total === 0 ? (
        <p className={styles.quiet}>{t('questions.allWell')}</p>
      ) : (
        <>
          <div className={styles.serviceHead}>
            <span>{t('questions.short')}</span>
            {short.total > short.worst.length && (
              <Link to={hrefOf('short')}>{t('questions.shortAll', { total: short.total })}</Link>
            )}
          </div>
          <ShortQuestions
            questions={short.worst}
            label={t('questions.short')}
            hrefOf={(key) => hrefOf('short', { question: key })}
          />
        </>
      )}
      <p className={styles.serviceHead}>{t('questions.averages')}</p>
      <QuestionBands bands={bands} hrefOf={hrefOf} />
    </section>
  );
}

/** Period of the results, in words. */
function PeriodWords({ from, to }: Period) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const first = formatMonth(from, language);
  return (
    <span className={styles.quiet}>
      {from === to
        ? t('questions.period', { from: first })
        : t('questions.periods', { from: first, to: formatMonth(to, language) })}
    </span>
  );
}
