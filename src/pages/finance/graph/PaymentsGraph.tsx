import { useTranslation } from 'react-i18next';
import { Tooltip } from 'antd';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Money } from 'sijil/react/components/valueTexts';
import { useOperation } from 'sijil/react/providers/operations';
import styles from './PaymentsGraph.module.css';
import { formatMonth } from 'sijil/base/formats/dates';
import type { PaymentsGraphView } from '#domain/api/financeViews';
import { useLanguage } from 'sijil/react/providers/language';

/** What was paid this month and in the months before, and what was refunded, is due and is not due yet. */
export function PaymentsGraph() {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { data, error, refetch } = useOperation('payments.graph');
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className={styles.waiting}>
        <LoadingState as="lines" rows={4} />
      </div>
    );
  const [before, now] = data.months.slice(-2);
  return (
    <figure className={styles.graph} aria-label={t('graph.label')}>
      {now && (
        <div>
          <div className={styles.quiet}>
            {t('graph.paidIn', { month: formatMonth(now.month, language, 'short') })}
          </div>
          <div className={styles.figure}>
            <Money halalas={now.paid} />
          </div>
          {before && (
            <div className={styles.quiet}>
              {t('graph.paidBefore', { month: formatMonth(before.month, language, 'short') })}{' '}
              <Money halalas={before.paid} />
            </div>
          )}
        </div>
      )}
      <MonthBars months={data.months} />
      <div className={styles.quiet}>{t('graph.year')}</div>
      <dl className={styles.totals}>
        {series.map((name) => (
          <Total key={name} label={t(`graph.${name}`)} amount={data.totals[name]} />
        ))}
        {data.dueEarlier > 0 && <Total label={t('graph.earlier')} amount={data.dueEarlier} />}
        <Total label={t('graph.upcoming')} amount={data.upcoming} />
      </dl>
    </figure>
  );
}

function Total({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <Money halalas={amount} />
      </dd>
    </div>
  );
}

type Month = PaymentsGraphView['months'][number];

const series = ['paid', 'refunded', 'due'] as const;

/** A bar for what was paid in each month, oldest first, with all its values as text for screen readers. */
function MonthBars({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const top = Math.max(1, ...months.map(({ paid }) => paid));
  const nameOf = (month: string, length: 'short' | 'long') => formatMonth(month, language, length);
  return (
    <div>
      <ol className={styles.months}>
        {months.map((month, at) => (
          <li key={month.month} className={styles.month} data-current={at === months.length - 1}>
            <Tooltip
              title={
                <>
                  <strong>{nameOf(month.month, 'long')}</strong>
                  {series.map((name) => (
                    <div key={name}>
                      {t(`graph.${name}`)}: <Money halalas={month[name]} />
                    </div>
                  ))}
                </>
              }
            >
              <div className={styles.bars} aria-hidden="true">
                <span className={styles.bar} style={{ blockSize: `${(month.paid / top) * 100}%` }} />
              </div>
            </Tooltip>
            <span className="visually-hidden">
              {nameOf(month.month, 'long')}
              {series.map((name) => (
                <span key={name}>
                  {' '}
                  {t(`graph.${name}`)} <Money halalas={month[name]} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.ends} aria-hidden="true">
        {[months[0], months.at(-1)].map(
          (end) => end && <span key={end.month}>{nameOf(end.month, 'short')}</span>,
        )}
      </div>
    </div>
  );
}
