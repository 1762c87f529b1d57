import { useTranslation } from 'react-i18next';
import { recordedLabel, scoreLabels } from '#domain/forms/answer';
import { useLocalize } from 'sijil/react/providers/language';
import type { Question } from './answerEdit';
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

interface ScoreChipProps {
  readonly score: Question['score'];
  /** True for an answer that is only recorded, without a score. */
  readonly recorded?: boolean;
}

/** Read-only score; its meaning is read by screen readers and shown on hovering. */
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

/** Returns a key of `scoreLabels`: the score, or «na» where the question does not apply. */
export function scoreName(score: Question['score']): 0 | 1 | 2 | 'na' {
  return score ?? 'na';
}
