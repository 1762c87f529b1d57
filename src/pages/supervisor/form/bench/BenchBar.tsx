import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OutcomeView } from '#domain/api/requestViews';
import { OutcomeText } from '@/requests/results/OutcomeText';
import styles from './Bench.module.css';
import type { Bench } from './useBench';

interface BenchBarProps {
  readonly bench: Bench;
  readonly outcome: OutcomeView | undefined;
}

/** Always in sight: where one is, how much is reviewed, and what the results would say as the answers stand. */
export function BenchBar({ bench, outcome }: BenchBarProps) {
  const { t } = useTranslation('supervisor');
  const { number, total, done, previous, confirm } = bench;
  return (
    <section className={styles.bar} aria-label={t('bench.bar')}>
      <span className={styles.where}>
        <span>{t('bench.at', { number, total })}</span>
        <span className={styles.quiet} aria-live="polite">
          {t('bench.done', { done, total })}
        </span>
      </span>
      <span className={styles.outcome}>{outcome && <OutcomeText outcome={outcome} />}</span>
      <span className={styles.steps}>
        <Button disabled={!previous} onClick={() => previous?.()}>
          {t('bench.previous')}
        </Button>
        <Button type="primary" onClick={confirm}>
          {t('bench.confirm')}
        </Button>
      </span>
    </section>
  );
}
