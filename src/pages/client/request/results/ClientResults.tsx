import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { isCurrent } from '#domain/certificates/certificateState';
import { gradeBands } from '#domain/scoring/grades';
import { scoreIfCorrected } from '#domain/scoring/correctedScore';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { GradeScore } from '@/requests/GradeScore';
import { ReportButton } from '@/requests/RequestPapers';
import { ResultsPanel } from '@/requests/ResultsPanel';
import { ScoreDial } from '@/requests/ScoreDial';
import { OrderReinspection } from '../OrderReinspection';
import { type Chosen, correctionsOf, LostPoints } from './LostPoints';
import styles from './ClientResults.module.css';

interface ClientResultsProps {
  readonly request: RequestView;
  readonly results: ResultsView;
}

/** Result of a visit for its client: the score, what it lost and how to regain it, then every item, folded. */
export function ClientResults({ request, results }: ClientResultsProps) {
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const corrections = correctionsOf(results, chosen);
  return (
    <div className={styles.page}>
      <Standing
        request={request}
        results={results}
        possible={corrections.length > 0 ? scoreIfCorrected(results, corrections).total : null}
      />
      <div className={styles.main}>
        <LostPoints request={request} results={results} chosen={chosen} onChoose={setChosen} />
        <AllItems results={results} request={request} />
        <OrderReinspection request={request} />
      </div>
    </div>
  );
}

interface StandingProps extends ClientResultsProps {
  /** Score with the corrections that the client weighs; null without any. */
  readonly possible: number | null;
}

/** The score with its grade, the reason of a lowered one, and the certificate. */
function Standing({ request, results, possible }: StandingProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { total, grade, gradeReason, passingScore, revoked, atVisit, correctedAt } = results;
  const band = gradeBands.find((one) => one.grade === grade);
  return (
    <section className={styles.standing} aria-label={t('results.standing')} data-standing>
      <ScoreDial score={total} grade={grade} counts={!revoked} size={144} possible={possible} />
      <p className={styles.grade}>
        <GradeScore score={null} grade={grade} counts={!revoked} />
        {band && <span>{localize(band.label)}</span>}
      </p>
      {gradeReason && <p className={styles.words}>{localize(gradeReason)}</p>}
      <p className={styles.words}>
        {correctedAt && atVisit.total !== null && (
          <>
            {t('results.atVisit')} <GradeScore score={atVisit.total} grade={atVisit.grade} counts={false} />
            {' · '}
          </>
        )}
        {t('results.passing', { score: passingScore })}
      </p>
      <CertificateLine request={request} />
    </section>
  );
}

/** Link to the valid certificate, or to those of several vehicles. */
function CertificateLine({ request: { certificates, vehicles } }: Pick<StandingProps, 'request'>) {
  const { t } = useTranslation('requests');
  const valid = certificates.filter(isCurrent);
  const [only] = valid;
  if (!only) return null;
  return (
    <Link to="?tab=overview" className={styles.certificate}>
      <span className={styles.name}>
        {valid.length > 1
          ? t('outcome.certificates', { issued: valid.length, of: vehicles.length })
          : t('certificate.isValid')}
      </span>
      {valid.length === 1 && (
        <span className={styles.quiet}>
          {t('certificate.until')} <DateText value={only.validUntil} />
        </span>
      )}
    </Link>
  );
}

/** Every item of the form by section, folded. */
function AllItems({ request, results }: ClientResultsProps) {
  const { t } = useTranslation('requests');
  const sections = results.parts.flatMap(({ categories }) => categories);
  const items = sections.flatMap(({ questions }) => questions);
  return (
    <section className={styles.all}>
      <div className={styles.allHead}>
        <h2 className={styles.title}>{t('results.allItems')}</h2>
        <span className={styles.quiet}>
          {t('results.items', { count: items.length })}{' '}
          {t('results.sections', { count: results.parts[0]?.categories.length ?? 0 })}
        </span>
      </div>
      <ResultsPanel results={results} folded extra={<ReportButton request={request} />} />
    </section>
  );
}
