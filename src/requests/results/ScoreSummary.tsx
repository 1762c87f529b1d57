import { useTranslation } from 'react-i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutcomeView, ResultsView } from '#domain/api/requestViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import styles from '../ResultsPanel.module.css';
import type { CallError } from 'sijil/react/providers/apiError';
import { callOperation } from 'sijil/react/providers/operations';
import type { AnswerEdit } from './answerEdit';

/** Score at the visit and after the corrections, each with its day and the reason for a lower grade. */
export function ScoreSummary({ results }: { readonly results: ResultsView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { atVisit, correctedAt, total, grade, gradeReason, passingScore } = results;
  return (
    <div className={styles.summary}>
      {correctedAt ? (
        <>
          <p>
            {t('results.atVisit')} <Given total={atVisit.total} grade={atVisit.grade} on={atVisit.on} />
          </p>
          <p>
            {t('results.afterCorrections')} <Given total={total} grade={grade} on={correctedAt} />
          </p>
        </>
      ) : (
        atVisit.on && (
          <p>
            {t('results.visitedOn')} <DateText value={atVisit.on} />
          </p>
        )
      )}
      {gradeReason && <p className={styles.lowered}>{localize(gradeReason)}</p>}
      <p className={styles.passing}>{t('results.passing', { score: passingScore })}</p>
    </div>
  );
}

interface GivenProps {
  readonly total: number | null;
  readonly grade: string | null;
  readonly on: string | null;
}

function Given({ total, grade, on }: GivenProps) {
  return (
    <>
      <bdi dir="ltr">
        <strong>{total ?? '—'}</strong> {grade}
      </bdi>
      {on && (
        <>
          {' · '}
          <DateText value={on} />
        </>
      )}
    </>
  );
}

/** Outcome for the client: score, certificate, items to correct and the deadline. */
export function OutcomeText({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { score, grade, gradeReason, passingScore, certificates, items, critical, correctionsDueAt } =
    outcome;
  if (score === null) return null;
  return (
    <>
      <strong>
        <bdi dir="ltr">
          {score} {grade}
        </bdi>
      </strong>{' '}
      · {t(score < passingScore ? 'results.below' : 'results.passes', { score: passingScore })}
      {' · '}
      {certificates.of > 1
        ? t('outcome.certificates', { issued: certificates.issued, of: certificates.of })
        : t(certificates.issued > 0 ? 'outcome.certificate' : 'outcome.noCertificate')}
      {' · '}
      {t('outcome.items', { count: items })}
      {critical > 0 && ` ${t('outcome.critical', { count: critical })}`}
      {correctionsDueAt && (
        <>
          {' · '}
          {t('outcome.due')} <DateText value={correctionsDueAt} />
        </>
      )}
      {gradeReason && ` · ${localize(gradeReason)}`}
    </>
  );
}

/** Outcome of sending the results, computed by the API with the unsaved scores. */
export function useOutcome(requestId: string, version: number, edits: ReadonlyMap<string, AnswerEdit>) {
  const answers = [...edits.values()].flatMap(({ vehicleId, questionKey, score, reading, entries }) =>
    score === undefined && reading === undefined && entries === undefined
      ? []
      : [{ vehicleId, questionKey, score, reading, entries: entries && [...entries] }],
  );
  const { data } = useQuery<OutcomeView, CallError>({
    queryKey: ['supervisorForms.outcome', requestId, version, answers],
    queryFn: ({ signal }) =>
      callOperation('supervisorForms.outcome', { params: { id: requestId }, body: { answers }, signal }),
    // The former figures stay until the new ones have loaded, because a blinking number cannot be read.
    placeholderData: keepPreviousData,
  });
  return data;
}
