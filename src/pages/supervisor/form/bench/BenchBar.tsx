import { LeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OutcomeView } from '#domain/api/requestViews';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import { OutcomeText } from '@/requests/results/OutcomeText';
import styles from './Bench.module.css';
import type { Bench as BenchState } from './useBench';

interface BenchBarProps {
  readonly bench: BenchState;
  readonly outcome: OutcomeView | undefined;
  /** Changes are not saved yet. */
  readonly dirty: boolean;
  /** The step after the last answer. */
  readonly next: TransitionName | null;
}

/** Always in sight: where one is, how much is reviewed, and what the results would say; on a phone in one line. */
export function BenchBar({ bench, outcome, dirty, next }: BenchBarProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const { number, total, done, previous, atEnd, confirm } = bench;
  const ending = atEnd && (dirty ? t('form.save') : next && localize(transitions[next].label));
  return (
    <section className={styles.bar} aria-label={t('bench.bar')} data-keep-clear>
      <span className={styles.where}>
        <span className={styles.wide}>{t('bench.at', { number, total })}</span>
        <bdi dir="ltr" className={styles.narrow}>
          {number}/{total}
        </bdi>
        <span className={`${styles.quiet} ${styles.wide}`} aria-live="polite">
          {t('bench.done', { done, total })}
        </span>
      </span>
      <span className={styles.outcome}>
        <span className={styles.wide}>{outcome && <OutcomeText outcome={outcome} />}</span>
        {outcome && outcome.score !== null && (
          <bdi dir="ltr" className={styles.narrow}>
            {outcome.score} {outcome.grade}
          </bdi>
        )}
      </span>
      <span className={styles.steps}>
        <Button
          icon={<LeftOutlined className={`${styles.narrow} mirrored`} aria-hidden="true" />}
          aria-label={t('bench.previous')}
          disabled={!previous}
          onClick={() => previous?.()}
        >
          <span className={styles.wide}>{t('bench.previous')}</span>
        </Button>
        {/* While there is something to save, saving is the main thing to do. */}
        <Button type={dirty && !atEnd ? 'default' : 'primary'} onClick={confirm}>
          {ending || t('bench.confirm')}
        </Button>
      </span>
    </section>
  );
}
