import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { LeaveGuard } from '@framework/forms/LeaveGuard';
import { useOperation } from '@framework/providers/operations';
import { withEdits } from '@/requests/results/answerEdit';
import { ResultsPanel } from '@/requests/ResultsPanel';
import { EndBar } from './EndBar';
import { EndOfReview } from './EndOfReview';
import { focusFirstQuestion, showFirstWrong } from './focusQuestion';
import { Bench } from './bench/Bench';
import { draftsOf } from './answerChanges';
import type { Ending } from './useEnding';
import { useAnswerEdits } from './useAnswerEdits';

interface AnswersReviewProps {
  readonly request: RequestView;
  readonly onDirty: (dirty: boolean) => void;
  readonly ending: Ending;
}

/** The form question by question. What is changed stays in the page until it is saved; nothing is lost on the way. */
export function AnswersReview({ request, onDirty, ending }: AnswersReviewProps) {
  // The guard's texts too: fetched at the first change they would hide the page and take the keyboard's place away.
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
  // The keys work at once: nobody came here for anything but the questions.
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
