import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { LeaveGuard } from '@framework/forms/unsavedForms';
import { useOperation } from '@framework/providers/operations';
import { withEdits } from '@/requests/results/answerEdit';
import { ResultsPanel } from '@/requests/ResultsPanel';
import { ActionBar } from '@/requests/ActionBar';
import { EndBar, type Ending } from './EndBar';
import { Bench } from './bench/Bench';
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
  const place = useRef<HTMLDivElement>(null);
  const review = useAnswerEdits(request);
  const editable = request.actions.some(({ name, allowed }) => name === 'updateAnswers' && allowed);
  const dirty = editable && review.edits.size > 0;
  const ready = editable && data !== undefined;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  // The keys work at once, because the questions are the purpose of the page.
  useEffect(() => {
    if (ready) focusFirstQuestion(place.current);
  }, [ready]);
  useEffect(() => {
    if (review.problems.size > 0) showFirstWrong(place.current);
  }, [review.problems]);

  if (error?.status === 404)
    return <EmptyState title={t('form.notSubmitted')} hint={t('form.notSubmittedHint')} />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={12} />;
  const form = (
    <ResultsPanel
      results={withEdits(data, review.edits)}
      editable={editable}
      onChange={(edit) => review.change(data, edit)}
      drafts={draftsOf(data, review.edits, review.problems)}
    />
  );
  return (
    <>
      {editable ? (
        <Bench
          {...{ request, review, place, ending }}
          results={withEdits(data, review.edits)}
          foot={<EndOfReview request={request} results={data} unsaved={dirty} />}
        >
          {form}
        </Bench>
      ) : (
        <>
          {form}
          <EndBar request={request} ending={ending} />
        </>
      )}
      {ending.dialog}
      {dirty && <LeaveGuard sending={review.saving} />}
    </>
  );
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
