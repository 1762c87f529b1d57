import { useTranslation } from 'react-i18next';
import type { Question } from './answerEdit';
import { ScoreChip } from './ScoreChip';
import styles from './Score.module.css';

/** What an item scored at the visit and, where its correction was accepted, what it counts as since. */
export function GivenScore({
  question: { score, mended },
}: {
  readonly question: Pick<Question, 'score' | 'mended'>;
}) {
  const { t } = useTranslation('requests');
  if (!mended) return <ScoreChip score={score} />;
  return (
    <span className={styles.given}>
      <ScoreChip score={score} />
      <span className="visually-hidden">{t('results.thenMended')}</span>
      <span className={styles.arrow} aria-hidden="true" />
      <ScoreChip score={2} />
    </span>
  );
}
