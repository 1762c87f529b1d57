import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultsView } from '#domain/api/requestViews';
import {
  type Correction,
  type LostPoint,
  lostPoints,
  scoreIfCorrected,
} from '#domain/scoring/correctedScore';
import { answerKey } from '../results/answerEdit';
import { Panel } from '@framework/components/Panel';
import styles from './ScoreReceipt.module.css';
import { useLocalize } from '@framework/providers/language';
import { EvidenceStrip } from '../EvidenceStrip';
import { AnswerTag } from '../answers/AnswerTag';
import { ScoreChip } from '../results/ScoreChip';
import { SeverityTag } from '../results/QuestionTags';

const first = 6;

/** Lost points: each with its photo and the gain of correcting it, and the sum of several corrections. */
export function ScoreReceipt({ results }: { readonly results: ResultsView }) {
  const { t } = useTranslation('requests');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const lost = lostPoints(results);
  if (lost.length === 0) return null;
  const keyOf = ({ vehicleId, questionKey }: Correction) => answerKey(vehicleId, questionKey);
  const corrections = lost.filter((one) => chosen.has(keyOf(one)));
  const [now, then] = [scoreIfCorrected(results, []), scoreIfCorrected(results, corrections)];
  const choose = (key: string, is: boolean) => {
    const next = new Set(chosen);
    if (is) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  return (
    <Panel title={t('receipt.title')} flush>
      <p className={styles.hint}>{t('receipt.hint')}</p>
      <ul className={styles.rows}>
        {(all ? lost : lost.slice(0, first)).map((one) => (
          <LostPointRow
            key={keyOf(one)}
            results={results}
            lost={one}
            chosen={chosen.has(keyOf(one))}
            onChoose={(is) => choose(keyOf(one), is)}
          />
        ))}
      </ul>
      {lost.length > first && (
        <div className={styles.more}>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t('receipt.fewer') : t('receipt.all', { count: lost.length })}
          </Button>
        </div>
      )}
      <p className={styles.sum} role="status">
        <span>
          {corrections.length > 0 ? t('receipt.mended', { count: corrections.length }) : t('receipt.choose')}
        </span>
        <bdi dir="ltr" className={styles.scores}>
          {now.total ?? '—'} {now.grade}
          {corrections.length > 0 && (
            <>
              {' → '}
              <strong>
                {then.total ?? '—'} {then.grade}
              </strong>
            </>
          )}
        </bdi>
        {corrections.length > 0 && (
          <Button type="text" onClick={() => setChosen(new Set())}>
            {t('receipt.clear')}
          </Button>
        )}
      </p>
    </Panel>
  );
}

interface LostPointRowProps {
  readonly results: ResultsView;
  readonly lost: LostPoint;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Answer that cost points: the finding, and the points to regain by correcting it. */
function LostPointRow({ results, lost, chosen, onChoose }: LostPointRowProps) {
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
