import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';
import styles from './Score.module.css';
import { scoreName } from './scoreName';

/** A score to be read; its meaning is spoken and shown on hovering. */
export function ScoreChip({ score }: { readonly score: Question['score'] }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const meaning = localize(scoreLabels[scoreName(score)]);
  return (
    <span className={styles.chip} data-score={scoreName(score)} title={meaning}>
      <span aria-hidden="true">{score ?? t('results.na')}</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  );
}
