import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ResultsView } from '#domain/api/requestViews';
import type { LostPoint } from '#domain/scoring/correctedScore';
import { useLocalize } from '@framework/providers/language';
import { EvidenceStrip } from '../EvidenceStrip';
import { AnswerTag } from '../answers/AnswerTag';
import { ScoreChip } from '../results/ScoreChip';
import { SeverityTag } from '../results/SeverityTag';
import styles from './ScoreReceipt.module.css';

interface LostPointRowProps {
  readonly results: ResultsView;
  readonly lost: LostPoint;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Answer that cost points: finding, and points to regain by correcting it. */
export function LostPointRow({ results, lost, chosen, onChoose }: LostPointRowProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { vehicleId, questionKey, gain } = lost;
  const part = results.parts.find(({ vehicle }) => (vehicle?.id ?? null) === vehicleId);
  const category = part?.categories.find(({ questions }) => questions.some(({ key }) => key === questionKey));
  const question = category?.questions.find(({ key }) => key === questionKey);
  if (!part || !category || !question) return null;
  const text = localize(question.text);
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.choice}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <span className={styles.text}>{text}</span>
      </Checkbox>
      <span className={styles.gain}>
        <bdi dir="ltr">+{gain}</bdi>
        <span className="visually-hidden"> {t('receipt.points')}</span>
      </span>
      <div className={styles.facts}>
        <ScoreChip score={question.score} />
        <SeverityTag severity={question.severity} />
        <AnswerTag asked={question.asked} content={question} />
        <span className={styles.quiet}>
          {part.vehicle && (
            <>
              <bdi>{localize(part.vehicle.name)}</bdi> ·{' '}
            </>
          )}
          {localize(category.title)}
        </span>
      </div>
      {question.note && (
        <p className={styles.note}>
          <bdi>{question.note}</bdi>
        </p>
      )}
      <EvidenceStrip files={question.evidence} label={t('evidence.of', { question: text })} />
    </li>
  );
}
