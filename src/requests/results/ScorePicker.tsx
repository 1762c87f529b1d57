import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';
import scoreStyles from './Score.module.css';
import { scoreName } from './ScoreChip';

interface ScorePickerProps {
  readonly value: Question['score'];
  readonly allowNotApplicable: boolean;
  readonly labelledBy: string;
  readonly onChange: (score: Question['score']) => void;
}

/** 0, 1, 2 or «not applicable», as radio buttons side by side. */
export function ScorePicker({ value, allowNotApplicable, labelledBy, onChange }: ScorePickerProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const name = useId();
  const scores = allowNotApplicable ? ([0, 1, 2, null] as const) : ([0, 1, 2] as const);
  return (
    <span role="radiogroup" aria-labelledby={labelledBy} className={scoreStyles.picker}>
      {scores.map((score) => (
        <label
          key={scoreName(score)}
          className={scoreStyles.option}
          data-score={scoreName(score)}
          title={localize(scoreLabels[scoreName(score)])}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === score}
            aria-label={localize(scoreLabels[scoreName(score)])}
            onChange={() => onChange(score)}
          />
          <span aria-hidden="true">{score ?? t('results.na')}</span>
        </label>
      ))}
    </span>
  );
}
