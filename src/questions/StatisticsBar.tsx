import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { addMonths, monthOf } from '#domain/figures/period';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { MonthRange } from '@/charts/MonthRange';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import styles from './Statistics.module.css';
import { behindParams } from './BranchQuestions';

const spans = [6, 12, 24, 36] as const;
const usualSpan = 12;

/** Service and months of the statistics, from the address. */
export function useStatisticsAddress() {
  const [address, setAddress] = useSearchParams();
  const month = monthOf(riyadhDate(useNow()));
  const [from, to] = [address.get('from'), address.get('to')];
  const span = spans.find((months) => String(months) === address.get('months')) ?? usualSpan;
  const usual = { from: addMonths(month, 1 - span), to: month };
  const own = from || to ? { ...(from && { from }), ...(to && { to }) } : null;
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of behindParams) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const service = address.get('service');
  return {
    query: { ...(own ?? usual), ...(service && { serviceId: service }) },
    span,
    period: own ?? usual,
    isOwn: own !== null,
    set,
  };
}

interface StatisticsBarProps extends Pick<
  ReturnType<typeof useStatisticsAddress>,
  'span' | 'period' | 'isOwn' | 'set'
> {
  readonly statistics: BranchStatisticsView | undefined;
}

/** Select of the service, where the branch has several, and of the months: a number of months back, or any others. */
export function StatisticsBar({ statistics, span, period, isOwn, set }: StatisticsBarProps) {
  const { t } = useTranslation(['statistics', 'fields']);
  const localize = useLocalize();
  const services = statistics?.services ?? [];
  return (
    <>
      {services.length > 1 && (
        <Select
          className={styles.choice}
          aria-label={t('service')}
          value={statistics?.service?.id ?? null}
          onChange={(service: string) => set({ service })}
          options={services.map(({ id, name }) => ({ value: id, label: localize(name) }))}
        />
      )}
      <Select
        className={styles.choice}
        aria-label={t('span')}
        value={isOwn ? 0 : span}
        onChange={(months: number) =>
          set(months === 0 ? period : { months: String(months), from: null, to: null })
        }
        options={[
          ...spans.map((months) => ({ value: months, label: t('months', { count: months }) })),
          { value: 0, label: t('ownPeriod') },
        ]}
      />
      {isOwn && <MonthRange value={period} onChange={({ from, to }) => set({ from, to })} />}
    </>
  );
}
