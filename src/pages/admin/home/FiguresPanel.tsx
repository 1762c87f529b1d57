import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FigureName, figures, type FigureUnit, type RequestFigure } from '#domain/figures/figures';
import type { Period } from '#domain/figures/period';
import { formatDate } from 'sijil/base/formats/dates';
import { Sparkline } from 'sijil/react/charts/Sparkline';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Stat } from 'sijil/react/components/Stat';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import styles from './Home.module.css';
import { withPeriod } from './usePeriod';
import { Money } from 'sijil/react/components/valueTexts';

/** Figures of the period, compared with the period before; each figure opens its list. */
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
        {data.figures.map(
          ({ name, value, before, change, months }) =>
            isDrawn(name) && (
              <li key={name}>
                <WhereCounted count={value} className={styles.stat} to={withPeriod(`/home/${name}`, period)}>
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
                    line={<Sparkline values={months} />}
                  />
                </WhereCounted>
              </li>
            ),
        )}
      </ul>
      <ul className={styles.counts}>
        {data.figures.map(
          ({ name, value }) =>
            !isDrawn(name) && (
              <li key={name}>
                <WhereCounted count={value} to={withPeriod(`/home/${name}`, period)}>
                  {localize(figures[name].label)} <FigureValue value={value} unit={figures[name].unit} />
                </WhereCounted>
              </li>
            ),
        )}
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

function isDrawn(name: FigureName): name is RequestFigure {
  return figures[name].chart;
}

interface FigureValueProps {
  readonly value: number | null;
  readonly unit: FigureUnit;
}

/** Figure in the format of its unit; a dash where there is none. */
export function FigureValue({ value, unit }: FigureValueProps) {
  if (value === null) return '—';
  if (unit === 'money') return <Money halalas={value} />;
  return <bdi dir="ltr">{unit === 'score' ? value.toFixed(1) : value.toLocaleString('en')}</bdi>;
}

interface WhereCountedProps {
  readonly count: number | null;
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Figure with a link to the records that it counts; no link where it counts none. */
export function WhereCounted({ count, to, className, children }: WhereCountedProps) {
  return count ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
