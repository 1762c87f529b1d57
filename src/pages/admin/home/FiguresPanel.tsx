import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { figures } from '#domain/figures/figureNames';
import type { Period } from '#domain/figures/period';
import { formatDate } from '#domain/formats/formatDate';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { Stat } from '@/components/Stat';
import { useLanguage, useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { FigureValue } from './FigureValue';
import styles from './Home.module.css';
import { withPeriod } from './usePeriod';

/** What the period came to, beside the stretch before it; each figure opens what it counts. */
export function FiguresPanel({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const language = useLanguage();
  const { data, error, refetch } = useOperation('dashboards.clientManagement', {
    query: period,
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="cards" rows={4} />;
  const day = (value: string) => formatDate(value, language);
  return (
    <section aria-label={t('figures.title')}>
      <ul className={styles.stats}>
        {data.figures.map(({ name, value, before, change }) => (
          <li key={name}>
            <Link className={styles.stat} to={withPeriod(`/home/${name}`, period)}>
              <Stat
                label={localize(figures[name].label)}
                value={<FigureValue value={value} unit={figures[name].unit} />}
                trend={change}
                trendIn={figures[name].unit === 'score' ? 'points' : 'percent'}
                hint={
                  <>
                    {t('figures.before')} <FigureValue value={before} unit={figures[name].unit} />
                  </>
                }
              />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {t('figures.compared', {
          from: day(data.days.from),
          to: day(data.days.to),
          beforeFrom: day(data.before.from),
          beforeTo: day(data.before.to),
        })}
      </p>
    </section>
  );
}
