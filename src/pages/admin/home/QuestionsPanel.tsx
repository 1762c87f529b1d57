import { useTranslation } from 'react-i18next';
import type { Period } from '#domain/figures/period';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { QuestionBands } from '@/questions/QuestionBands';
import { LowestRated } from '@/questions/LowestRated';
import { Panel } from '@/components/Panel';
import styles from './Home.module.css';
import { withPeriod } from './usePeriod';

/** Of each service how many questions average where, and the three that are rated lowest. */
export function QuestionsPanel({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('dashboards.questions', { query: period });
  return (
    <Panel title={t('questions.title')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={6} />
      ) : data.length === 0 ? (
        <EmptyState title={t('questions.none')} hint={t('questions.noneHint')} />
      ) : (
        <div className={styles.services}>
          {data.map(({ service, bands, lowest }) => {
            const hrefOf = (band: string) =>
              withPeriod(`/home/questionsOverview/${service.id}/${band}`, period);
            return (
              <section key={service.id} className={styles.service}>
                <h3 className={styles.serviceName}>
                  <bdi>{localize(service.name)}</bdi>
                </h3>
                <QuestionBands bands={bands} hrefOf={hrefOf} />
                <LowestRated
                  questions={lowest}
                  hrefOf={(key, band) => `${hrefOf(band)}&question=${encodeURIComponent(key)}`}
                />
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
}
