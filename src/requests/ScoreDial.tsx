import { useTranslation } from 'react-i18next';
import { gradeColour } from '#domain/scoring/grades';
import styles from './ScoreDial.module.css';

interface ScoreDialProps {
  /** Out of 100; null while there is none. */
  readonly score: number | null;
  /** Diameter of the dial in pixels. */
  readonly size?: number;
  /** Colours the ring; null while there is none. */
  readonly grade: string | null;
  /** Score that corrections would give, drawn as a pale arc after the score; null without any. */
  readonly possible?: number | null;
  /** False for a result whose certificate was revoked, replaced or has expired: its ring has no colour. */
  readonly counts: boolean;
}

const width = 8;
const radius = 50 - width / 2;
const around = 2 * Math.PI * radius;

/** Score as a ring that fills, with the number in the middle. */
export function ScoreDial({ score, size = 96, grade, possible = null, counts }: ScoreDialProps) {
  const { t } = useTranslation('requests');
  const label = score === null ? t('score.none') : t('score.of', { score });
  const colour = gradeColour(grade, counts);
  // Beside a large dial the grade is written out.
  const isLarge = size >= 140;
  return (
    <span className={styles.dial} style={{ inlineSize: size, blockSize: size }}>
      <span className="visually-hidden">{grade ? t('score.withGrade', { score, grade }) : label}</span>
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--surface-line)" strokeWidth={width} />
        {possible !== null && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke="var(--grade-a-ring)"
            strokeOpacity="0.45"
            strokeWidth={width}
            strokeDasharray={`${(around * Math.min(possible, 100)) / 100} ${around}`}
          />
        )}
        {score !== null && score > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={colour ? `var(--grade-${colour}-ring)` : 'var(--surface-graphic)'}
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={`${(around * Math.min(score, 100)) / 100} ${around}`}
          />
        )}
      </svg>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.score} style={{ fontSize: size * 0.26 }}>
          {score ?? '—'}
        </span>
        {(isLarge || (grade && size >= 72)) && (
          <span
            className={styles.grade}
            style={{ fontSize: isLarge ? undefined : Math.max(12, size * 0.13) }}
          >
            {isLarge ? t('score.outOf') : t('score.grade', { grade })}
          </span>
        )}
      </span>
    </span>
  );
}
