import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/branchStatisticsView';
import { addMonths, monthOf } from '#domain/figures/period';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import { useLocalize } from '@/providers/language';
import { useNow } from '@/providers/serverClock';
import styles from './Statistics.module.css';

const spans = [6, 12, 24, 36] as const;
const usualSpan = 12;

/** What the address asks the statistics for: a service, and how many months back. */
export function useStatisticsAddress() {
  const [address, setAddress] = useSearchParams();
  const month = monthOf(riyadhDate(useNow()));
  const span = spans.find((months) => String(months) === address.get('months')) ?? usualSpan;
  const set = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['band', 'question', 'answer']) next.delete(name);
        for (const [name, value] of Object.entries(changes)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const service = address.get('service');
  return {
    query: { from: addMonths(month, 1 - span), to: month, ...(service && { serviceId: service }) },
    span,
    set,
  };
}

interface StatisticsBarProps extends Pick<ReturnType<typeof useStatisticsAddress>, 'span' | 'set'> {
  readonly statistics: BranchStatisticsView | undefined;
}

/** Which service, where the branch has several, and how far back. */
export function StatisticsBar({ statistics, span, set }: StatisticsBarProps) {
  const { t } = useTranslation('statistics');
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
        value={span}
        onChange={(months: number) => set({ months: String(months) })}
        options={spans.map((months) => ({ value: months, label: t('months', { count: months }) }))}
      />
    </>
  );
}
