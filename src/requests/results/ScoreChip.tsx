import { useTranslation } from 'react-i18next';
import { recordedLabel, scoreLabels } from '#domain/forms/answer';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';
import styles from './Score.module.css';

interface ScoreChipProps {
  readonly score: Question['score'];
  /** The answer has no score, as it is only recorded. */
  readonly recorded?: boolean;
}

/** A score to be read; its meaning is spoken and shown on hovering. */
export function ScoreChip({ score, recorded = false }: ScoreChipProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const meaning = localize(recorded ? recordedLabel : scoreLabels[scoreName(score)]);
  return (
    <span className={styles.chip} data-score={scoreName(score)} title={meaning}>
      <span aria-hidden="true">{score ?? (recorded ? '–' : t('results.na'))}</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  );
}

/** «na» where the question does not apply; the names of `scoreLabels`. */
export function scoreName(score: Question['score']): 0 | 1 | 2 | 'na' {
  return score ?? 'na';
}
