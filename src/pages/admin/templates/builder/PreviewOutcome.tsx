import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { scoreSoFar } from '#domain/scoring/scoreSoFar';
import type { Language } from '#framework/base/i18n/localized';
import styles from './Builder.module.css';

interface PreviewOutcomeProps {
  readonly form: InspectionForm;
  readonly settled: readonly Answer[];
  /** Number of questions that are asked. */
  readonly shown: number;
  readonly language: Language;
}

/** Score and grade of the answers tried so far, by the rule that scores a visit. */
export function PreviewOutcome({ form, settled, shown, language }: PreviewOutcomeProps) {
  const { i18n } = useTranslation('templates');
  const t = i18n.getFixedT(language, 'templates');
  const { total, band, reason, answered } = scoreSoFar(form, settled);
  return (
    <div className={styles.outcome} aria-live="polite">
      {total === null || !band ? (
        <span>{t('preview.noScore')}</span>
      ) : (
        <>
          <strong>
            <bdi>{t('preview.score', { score: total, grade: band.grade })}</bdi> · {band.label[language]}
          </strong>
          <span>
            {t(total < form.passingScore ? 'preview.below' : 'preview.passes', { score: form.passingScore })}
          </span>
        </>
      )}
      <span className={styles.label}>{t('preview.answered', { answered, shown })}</span>
      {reason && <span className={styles.label}>{reason[language]}</span>}
    </div>
  );
}
