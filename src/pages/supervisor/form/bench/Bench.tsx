import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutcomeView, PreviousAnswer, RequestView, ResultsView } from '#domain/api/requestViews';
import { ReviewBenchContext } from '@/requests/results/answerEdit';
import { KeyHints } from '../KeyHints';
import type { AnswerEdits } from '../useAnswerEdits';
import type { Ending } from '../useEnding';
import styles from './Bench.module.css';
import { BenchBar } from './BenchBar';
import { QuestionStage } from './QuestionStage';
import { useBench } from './useBench';

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

/** Keys of the answers that are accepted together. */
const restHints = [
  { keys: ['A'], name: 'rest' },
  { keys: ['Z'], name: 'undoRest' },
] as const;

/** Hints at the keys that score a form. */
function BenchHints({ withRest }: { readonly withRest: boolean }) {
  const { t } = useTranslation('supervisor');
  return (
    <KeyHints
      label={t('form.keys.label')}
      hints={[...hints, ...(withRest ? restHints : [])].map(({ keys, name }) => ({
        keys,
        text: t(`form.keys.${name}`),
      }))}
    />
  );
}

interface BenchProps {
  readonly request: RequestView;
  /** Results with the unsaved changes. */
  readonly results: ResultsView;
  readonly review: AnswerEdits;
  readonly previous: readonly PreviousAnswer[];
  /** Answers in the order of the review, where it is not that of the form. */
  readonly order: readonly string[] | undefined;
  /** Answers that are accepted together, where there is an order. */
  readonly rest: readonly string[] | undefined;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly ending: Ending;
  /** Outcome with the unsaved changes. */
  readonly outcome: OutcomeView | undefined;
  readonly children: ReactNode;
  /** Content below both panes. */
  readonly foot: ReactNode;
}

/** Review in two panes: the questions, and the evidence of the current one; below, the position and the score. */
export function Bench({ request, results, review, place, ending, outcome, ...props }: BenchProps) {
  const { previous, order, rest, children, foot } = props;
  const dirty = review.edits.size > 0;
  const save = () => {
    if (dirty && !review.pending) void review.save();
  };
  const bench = useBench({
    requestId: request.id,
    results,
    order,
    rest,
    place,
    save,
    end: () => (dirty ? save() : ending.begin()),
  });
  // Focuses the question again after a save or a closed dialog.
  const refocus = useEffectEvent(bench.refocus);
  useEffect(() => refocus(), [dirty, ending.open]);
  // A changed answer asks for its reason, and the taller row must not end behind the bar.
  const showCurrent = useEffectEvent(bench.showCurrent);
  useEffect(() => showCurrent(), [review.edits]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside the buttons that do the same
    <div className={styles.bench} onKeyDown={bench.onKeyDown} onFocus={bench.onFocus}>
      <BenchHints withRest={rest !== undefined} />
      <div className={styles.panes}>
        <div ref={place} className={styles.list}>
          <ReviewBenchContext value={bench.bench}>{children}</ReviewBenchContext>
        </div>
        <QuestionStage bench={bench} previous={previous} />
      </div>
      {foot}
      <div className={styles.dock}>
        <BenchBar {...{ bench, outcome, review }} next={ending.next} />
      </div>
    </div>
  );
}
