import { useTranslation } from 'react-i18next';
import type { ResultsView } from '#domain/api/requestViews';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import styles from '../ResultsPanel.module.css';

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
