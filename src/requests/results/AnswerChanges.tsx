import { useTranslation } from 'react-i18next';
import { formatTemperature } from '#framework/base/formats/numbers';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';
import styles from './QuestionRow.module.css';

/** Changes of an answer with author, time, values and reason, the newest first. */
export function AnswerChanges({ changes }: Pick<Question, 'changes'>) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (changes.length === 0) return null;
  const shown = (value: number | null) => value ?? t('results.na');
  const measured = (value: number | null) =>
    value === null ? t('results.na') : localize(formatTemperature(value));
  return (
    <ul className={styles.changes} aria-label={t('results.changes')}>
      {changes.toReversed().map(({ by, at, score, reading, reason }) => (
        <li key={at}>
          <bdi>{by}</bdi> · <DateText value={at} withTime />:{' '}
          {score.from !== score.to && (
            <bdi>{t('results.scoreChange', { from: shown(score.from), to: shown(score.to) })} </bdi>
          )}
          {reading.from !== reading.to && (
            <bdi>
              {t('results.readingChange', {
                from: measured(reading.from),
                to: measured(reading.to),
              })}{' '}
            </bdi>
          )}
          <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}
