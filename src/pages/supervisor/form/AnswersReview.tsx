import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviousAnswer, RequestView, ResultsView } from '#domain/api/requestViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { LeaveGuard } from 'sijil/react/forms/unsavedForms';
import { useOperation } from 'sijil/react/providers/operations';
import { ResultsPanel, useShown } from '@/requests/ResultsPanel';
import { ActionBar } from '@/requests/ActionBar';
import { OutcomeText, useOutcome } from '@/requests/results/ScoreSummary';
import { type AnswerEdit, withEdits, withOutcome } from '@/requests/results/answerEdit';
import { EndBar } from './EndBar';
import type { Ending } from './useEnding';
import { Bench } from './bench/Bench';
import { benchQuestions } from './bench/benchQuestions';
import { triageOf } from './bench/benchTriage';
import { LookList } from './bench/LookList';
import { draftsOf, useAnswerEdits } from './useAnswerEdits';
import styles from './Review.module.css';

interface AnswersReviewProps {
  readonly request: RequestView;
  readonly onDirty: (dirty: boolean) => void;
  readonly ending: Ending;
}

/** Form, question by question. Changes stay in the page until they are saved; leaving asks first. */
export function AnswersReview({ request, onDirty, ending }: AnswersReviewProps) {
  // Texts of the leave dialog too: loaded at the first change, they would hide the page and take away the keyboard focus.
  const { t } = useTranslation(['supervisor', 'fields']);
  const { data, error, refetch } = useOperation('supervisorForms.get', {
    params: { id: request.id },
  });
  const editable = request.actions.some(({ name, allowed }) => name === 'updateAnswers' && allowed);
  const previous = useOperation('supervisorForms.previous', {
    params: { id: request.id },
    enabled: editable,
  });
  if (error?.status === 404)
    return <EmptyState title={t('form.notSubmitted')} hint={t('form.notSubmittedHint')} />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  // Both at once: the review begins with what differs from the last visit.
  const waits = editable && !previous.data && !previous.error;
  if (!data || waits) return <LoadingState as="lines" rows={12} />;
  return (
    <>
      {editable ? (
        <OpenReview {...{ request, ending, onDirty }} results={data} previous={previous.data ?? []} />
      ) : (
        <>
          <ResultsPanel results={data} />
          <EndBar ending={ending} label={t('bench.bar')} over={t('bench.sent')}>
            <Outcome request={request} />
          </EndBar>
        </>
      )}
      {ending.dialog}
    </>
  );
}

interface OpenReviewProps extends AnswersReviewProps {
  /** Saved results. */
  readonly results: ResultsView;
  readonly previous: readonly PreviousAnswer[];
}

/** Review in which answers can be changed. Dial, categories and bar show the figures that would be sent now. */
function OpenReview({ request, results, previous, onDirty, ending }: OpenReviewProps) {
  const { t } = useTranslation('supervisor');
  const place = useRef<HTMLDivElement>(null);
  const review = useAnswerEdits(request);
  const { edits, problems } = review;
  const outcome = useOutcome(request.id, request.version, edits);
  const dirty = edits.size > 0;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  // The keys work at once, because the questions are the purpose of the page.
  useEffect(() => focusFirstQuestion(place.current), []);
  useEffect(() => {
    if (problems.size > 0) showFirstWrong(place.current);
  }, [problems]);
  const shown = withOutcome(withEdits(results, edits), outcome);
  const triage = useMemo(() => triageOf(results, previous), [results, previous]);
  const [restIsOpen, openRest] = useState(false);
  const differs = useShown(triage !== null).shown === 'first' && triage;
  const drafts = draftsOf(results, edits, problems);
  const change = (edit: AnswerEdit) => review.change(results, edit);
  const rest = differs ? differs.rest.map(({ answer }) => answer) : undefined;
  const order = useMemo(
    () =>
      differs
        ? [...differs.looks.map(({ asked }) => asked), ...(restIsOpen ? differs.rest : [])].map(
            ({ answer }) => answer,
          )
        : undefined,
    [differs, restIsOpen],
  );
  return (
    <>
      <Bench
        {...{ request, review, place, ending, outcome, previous, order, rest }}
        results={shown}
        foot={<EndOfReview request={request} results={results} unsaved={dirty} />}
      >
        <ResultsPanel
          results={shown}
          editable
          onChange={change}
          drafts={drafts}
          first={
            triage
              ? {
                  label: t('bench.looks.view', { count: triage.looks.length }),
                  content: (
                    <LookList
                      triage={triage}
                      questions={new Map(benchQuestions(shown).map((one) => [one.answer, one]))}
                      drafts={drafts}
                      onChange={change}
                      open={restIsOpen}
                      onOpen={() => openRest(true)}
                    />
                  ),
                }
              : undefined
          }
        />
      </Bench>
      {dirty && <LeaveGuard sending={review.saving} />}
    </>
  );
}

const noEdits = new Map<string, AnswerEdit>();

function Outcome({ request }: { readonly request: RequestView }) {
  const outcome = useOutcome(request.id, request.version, noEdits);
  return outcome && <OutcomeText outcome={outcome} />;
}

/** Focuses the first question, unless another element has the focus. */
function focusFirstQuestion(place: HTMLElement | null): void {
  const { activeElement } = document;
  const idle = activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN';
  if (idle) place?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
}

/** Scrolls to the first answer that was refused and focuses its box for the reason. */
function showFirstWrong(place: HTMLElement | null): void {
  const row = place?.querySelector('[role="alert"]')?.closest<HTMLElement>('[data-question]');
  if (!row) return;
  row.scrollIntoView({ block: 'center' });
  (row.querySelector<HTMLElement>('[data-reason]') ?? row).focus({ preventScroll: true });
}

interface EndOfReviewProps {
  readonly request: RequestView;
  readonly results: ResultsView;
  readonly unsaved: boolean;
}

/** Summary below the last answer of a review, with the step that closes it. */
function EndOfReview({ request, results, unsaved }: EndOfReviewProps) {
  const { t } = useTranslation('supervisor');
  const questions = results.parts.flatMap(({ categories }) => categories.flatMap((one) => one.questions));
  const failed = questions.filter(({ score }) => score === 0 || score === 1).length;
  return (
    <section className={styles.end} aria-label={t('form.end')}>
      <p className={styles.endText}>
        {t('form.endOf', { count: questions.length })} · {t('form.endFailed', { count: failed })}
      </p>
      {unsaved ? (
        <p className={styles.endText}>{t('form.saveFirst')}</p>
      ) : (
        <ActionBar request={request} only={['submitChanges']} />
      )}
    </section>
  );
}
