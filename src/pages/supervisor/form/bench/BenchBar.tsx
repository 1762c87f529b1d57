import { LeftOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OutcomeView } from '#domain/api/requestViews';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { OutcomeText } from '@/requests/results/ScoreSummary';
import type { AnswerEdits } from '../useAnswerEdits';
import styles from './Bench.module.css';
import type { Bench } from './useBench';

interface BenchBarProps {
  readonly bench: Bench;
  readonly outcome: OutcomeView | undefined;
  readonly review: AnswerEdits;
  /** Step after the last answer. */
  readonly next: TransitionName | null;
}

/**
 * Bar that is always visible, in one line: the position, the outcome if sent now, and the step to the next question. While
 * changes are unsaved, their number and the buttons that save or undo them take the place of the details.
 */
export function BenchBar({ bench, outcome, review, next }: BenchBarProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const { number, total, done, previous, atEnd, confirm } = bench;
  const { edits, problem } = review;
  const dirty = edits.size > 0;
  const ending = atEnd && next && localize(transitions[next].label);
  return (
    <section className={styles.bar} aria-label={t('bench.bar')} data-unsaved={dirty} data-keep-clear>
      {problem && (
        <Alert className={styles['problem']} type="error" showIcon role="alert" message={problem} />
      )}
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
      {dirty && <Unsaved review={review} />}
      <span className={styles.steps}>
        <Button
          icon={<LeftOutlined className={`${styles.narrow} mirrored`} aria-hidden="true" />}
          aria-label={t('bench.previous')}
          disabled={!previous}
          onClick={() => previous?.()}
        >
          <span className={styles.wide}>{t('bench.previous')}</span>
        </Button>
        {/* While there are unsaved changes, saving is the primary button; at the end it is the only step. */}
        {!(dirty && atEnd) && (
          <Button
            type={dirty ? 'default' : 'primary'}
            aria-label={ending || t('bench.confirm')}
            onClick={confirm}
          >
            <span className={styles.wide}>{ending || t('bench.confirm')}</span>
            <span className={styles.narrow}>{ending || t(dirty ? 'bench.onward' : 'bench.confirm')}</span>
          </Button>
        )}
      </span>
    </section>
  );
}

/** Number of unsaved changes, with the buttons that undo and save them. */
function Unsaved({ review: { edits, save, discard, pending } }: Pick<BenchBarProps, 'review'>) {
  const { t } = useTranslation('supervisor');
  return (
    <span className={styles.steps} role="group" aria-label={t('form.unsavedLabel')}>
      <span className={`${styles.count} ${styles.wide}`} aria-live="polite">
        {t('form.unsaved', { count: edits.size })}
      </span>
      <Button
        icon={<UndoOutlined className={`mirrored ${styles.narrow}`} aria-hidden="true" />}
        aria-label={t('form.discard')}
        onClick={discard}
        disabled={pending}
      >
        <span className={styles.wide}>{t('form.discard')}</span>
      </Button>
      <Button type="primary" aria-label={t('form.save')} loading={pending} onClick={() => void save()}>
        <span className={styles.wide}>{t('form.save')}</span>
        <span className={styles.narrow}>{t('form.saveShort')}</span>
      </Button>
    </span>
  );
}
