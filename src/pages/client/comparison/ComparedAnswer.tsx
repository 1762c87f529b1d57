import { useTranslation } from 'react-i18next';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import { GivenScore } from '@/requests/results/GivenScore';
import { AnswerTag } from '@/requests/answers/AnswerTag';
import styles from './Comparison.module.css';

type ComparedQuestion = ComparisonView['categories'][number]['questions'][number];
type Cell = ComparedQuestion['cells'][number];

interface ComparedAnswerProps {
  readonly cell: Cell;
  readonly question: ComparedQuestion;
}

/** Findings of one inspection: of the branch, or of each vehicle. */
export function ComparedAnswer({ cell, question }: ComparedAnswerProps) {
  const { t } = useTranslation('comparison');
  if (!cell) return <span className={styles.quiet}>{t('notAsked')}</span>;
  return (
    <div className={styles.answers}>
      {cell.answers.map((answer) => (
        <Answer key={answer.vehicle?.id ?? ''} answer={answer} question={question} />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<Cell>['answers'][number];
  readonly question: ComparedQuestion;
}

function Answer({ answer, question }: AnswerProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const { vehicle, note, supervisorNote, mended, evidence } = answer;
  return (
    <div className={styles.answer}>
      {vehicle && <bdi className={styles.plate}>{localize(vehicle.name)}</bdi>}
      <span className={styles.given}>
        <GivenScore question={answer} />
        <AnswerTag asked={answer.asked} content={answer} />
        {mended && <ToneTag tone="success">{t('mended')}</ToneTag>}
      </span>
      {note && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      {supervisorNote && (
        <p className={styles.note}>
          {t('supervisor')} <bdi>{supervisorNote}</bdi>
        </p>
      )}
      <EvidenceStrip files={evidence} label={t('evidence', { question: localize(question.text) })} />
    </div>
  );
}
