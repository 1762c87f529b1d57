import { useTranslation } from 'react-i18next';
import type { Question } from './answerEdit';
import { ScoreChip } from './ScoreChip';
import styles from './Score.module.css';
import { isRecorded } from '#domain/forms/asked';

/** Score of an item at the visit and, after an accepted correction, the score that counts since; nothing where it is withheld. */
export function GivenScore({ question }: { readonly question: GivenAnswer & Pick<Question, 'mended'> }) {
  const { score, mended } = question;
  const { t } = useTranslation('requests');
  if (mended === null) return null;
  if (!mended) return <ScoreChip score={score} recorded={isRecordedQuestion(question)} />;
  return (
    <span className={styles.given}>
      <ScoreChip score={score} />
      <span className="visually-hidden">{t('results.thenMended')}</span>
      <span className={styles.arrow} aria-hidden="true" />
      <ScoreChip score={2} />
    </span>
  );
}

type GivenAnswer = Pick<Question, 'asked' | 'score' | 'reading' | 'entries' | 'evidence'>;

/** True for an answer that is recorded and has no score. */
export function isRecordedQuestion({ asked, score, reading, entries, evidence }: GivenAnswer): boolean {
  return isRecorded(asked, { score, reading, entries, fileIds: evidence.map(({ id }) => id) });
}
