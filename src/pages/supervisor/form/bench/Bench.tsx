import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { useOperation } from '@framework/providers/operations';
import { ReviewBenchContext } from '@/requests/results/reviewBench';
import { useOutcome } from '@/requests/results/OutcomeText';
import type { Ending } from '../EndBar';
import { SaveBar } from '../SaveBar';
import type { AnswerEdits } from '../useAnswerEdits';
import { KeyHints } from '../KeyHints';
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
  /** Answers with unsaved changes. */
  readonly results: ResultsView;
  readonly review: AnswerEdits;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly ending: Ending;
  readonly children: ReactNode;
  /** Below both panes. */
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
