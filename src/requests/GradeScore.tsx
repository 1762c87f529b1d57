import { gradeColour } from '#domain/scoring/grades';
import { GradeLetter } from 'sijil/react/components/GradeLetter';
import styles from './GradeScore.module.css';

interface GradeScoreProps {
  /** Out of 100; null shows the grade alone. */
  readonly score: number | null;
  readonly grade: string | null;
  /** False for a result that was revoked, replaced or has expired: its letter has no colour. */
  readonly counts: boolean;
}

/** Score with the letter of its grade in the grade's colour. */
export function GradeScore({ score, grade, counts }: GradeScoreProps) {
  const colour = gradeColour(grade, counts);
  return (
    <span className={styles.given}>
      {score !== null && (
        <bdi dir="ltr" className={styles.score}>
          {score.toFixed(1)}
        </bdi>
      )}
      {grade && <GradeLetter colour={colour}>{grade}</GradeLetter>}
    </span>
  );
}
