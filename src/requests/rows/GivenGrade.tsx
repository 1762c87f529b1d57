import type { RequestSummary } from '#domain/api/requestViews';
import { LaterTooltip } from '@framework/components/antd/LaterTooltip';
import { useLocalize } from '@framework/providers/language';
import styles from './rows.module.css';

type GivenGradeProps = { readonly request: Pick<RequestSummary, 'score' | 'grade' | 'gradeReason'> };

/** A score with its grade and, where the grade is lower than the score alone would earn, why. */
export function GivenGrade({ request: { score, grade, gradeReason } }: GivenGradeProps) {
  const localize = useLocalize();
  if (score === null) return '—';
  const given = <bdi dir="ltr">{grade ? `${score} · ${grade}` : score}</bdi>;
  if (!gradeReason) return given;
  return (
    <LaterTooltip title={localize(gradeReason)}>
      <span className={styles['lowered']}>
        {given}
        <span aria-hidden="true"> ▾</span>
        <span className="visually-hidden">{localize(gradeReason)}</span>
      </span>
    </LaterTooltip>
  );
}
