import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { OutcomeView, RequestView, ResultsView } from '#domain/api/requestViews';
import { useOperation } from '@framework/providers/operations';
import { ReviewBenchContext } from '@/requests/results/answerEdit';
import { OutcomeText, useOutcome } from '@/requests/results/ScoreSummary';
import { type Ending, KeyHints, SaveBar } from '../EndBar';
import type { AnswerEdits } from '../useAnswerEdits';
import styles from './Bench.module.css';
import { QuestionStage } from './QuestionStage';
import { type Bench as BenchState, useBench } from './useBench';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';

const hints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['0', '1', '2', 'N'], name: 'score' },
  { keys: ['E'], name: 'note' },
  { keys: ['R'], name: 'reason' },
  { keys: ['Esc'], name: 'leave' },
  { keys: ['Enter'], name: 'confirm' },
  { keys: ['←', '→'], name: 'photos' },
  { keys: ['U'], name: 'unresolved' },
  { keys: ['F'], name: 'below' },
  { keys: ['Ctrl', 'S'], name: 'save' },
] as const;

/** Hints at the keys that score a form. */
function BenchHints() {
  const { t } = useTranslation('supervisor');
  return (
    <KeyHints
      label={t('form.keys.label')}
      hints={hints.map(({ keys, name }) => ({ keys, text: t(`form.keys.${name}`) }))}
    />
  );
}

interface BenchProps {
  readonly request: RequestView;
  /** Results with the unsaved changes. */
  readonly results: ResultsView;
  readonly review: AnswerEdits;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly ending: Ending;
  readonly children: ReactNode;
  /** Content below both panes. */
  readonly foot: ReactNode;
}

/** Review in two panes: the questions, and the evidence of the current one; below, the position and the score. */
export function Bench({ request, results, review, place, ending, children, foot }: BenchProps) {
  const dirty = review.edits.size > 0;
  const save = () => {
    if (dirty && !review.pending) void review.save();
  };
  const bench = useBench({
    requestId: request.id,
    results,
    place,
    save,
    end: () => (dirty ? save() : ending.begin()),
  });
  // Focuses the question again after a save or a closed dialog.
  const refocus = useEffectEvent(bench.refocus);
  useEffect(() => refocus(), [dirty, ending.open]);
  const { data: previous } = useOperation('supervisorForms.previous', { params: { id: request.id } });
  const outcome = useOutcome(request.id, request.version, review.edits);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside the buttons that do the same
    <div className={styles.bench} onKeyDown={bench.onKeyDown} onFocus={bench.onFocus}>
      <BenchHints />
      <div className={styles.panes}>
        <div ref={place} className={styles.list}>
          <ReviewBenchContext value={bench.bench}>{children}</ReviewBenchContext>
        </div>
        <QuestionStage bench={bench} previous={previous ?? []} />
      </div>
      {foot}
      <div className={styles.dock}>
        {dirty && <SaveBar review={review} />}
        <BenchBar bench={bench} outcome={outcome} dirty={dirty} next={ending.next} />
      </div>
    </div>
  );
}

interface BenchBarProps {
  readonly bench: BenchState;
  readonly outcome: OutcomeView | undefined;
  /** True while changes are unsaved. */
  readonly dirty: boolean;
  /** Step after the last answer. */
  readonly next: TransitionName | null;
}

/** Bar that is always visible: the position, the progress, and the outcome if sent now; on a phone in one line. */
function BenchBar({ bench, outcome, dirty, next }: BenchBarProps) {
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
        {/* While there are unsaved changes, saving is the primary button. */}
        <Button type={dirty && !atEnd ? 'default' : 'primary'} onClick={confirm}>
          {ending || t('bench.confirm')}
        </Button>
      </span>
    </section>
  );
}
