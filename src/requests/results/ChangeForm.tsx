import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '#domain/forms/kinds/index';
import { isScoredByInspector } from '#domain/forms/asked';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { AnswerInput } from '../answers/AnswerInput';
import type { Draft, Question } from './answerEdit';
import type { QuestionChange } from './QuestionRow';
import styles from './QuestionRow.module.css';
import { scoreLabels } from '#domain/forms/answer';
import scoreStyles from './Score.module.css';
import { scoreName } from './ScoreChip';

interface ChangeFormProps {
  readonly question: Question;
  readonly draft: Draft | undefined;
  readonly onChange: (change: QuestionChange) => void;
}

/** Form that corrects the answer besides the score, with the reason that another answer requires. */
export function ChangeForm({ question, draft, onChange }: ChangeFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const language = useLanguage();
  const { asked, score, allowNotApplicable } = question;
  const scoredByInspector = isScoredByInspector(asked);
  const isAnswered = answerKind(asked.kind).input !== null && (!scoredByInspector || score !== null);
  if (!isAnswered && !draft?.rescored && !draft?.problem) return null;
  const about = localize(question.text);
  return (
    <div className={styles.change}>
      {isAnswered && (
        <AnswerInput
          asked={asked}
          content={question}
          label={t('results.answerOf', { question: about })}
          language={language}
          optional={allowNotApplicable && !scoredByInspector}
          onChange={onChange}
        />
      )}
      {draft?.rescored && (
        <Input
          data-reason
          size="small"
          className={styles.reason ?? ''}
          maxLength={500}
          status={draft.problem ? 'error' : ''}
          value={draft.reason}
          placeholder={t('results.reason')}
          aria-label={t('results.reasonOf', { question: about })}
          aria-required="true"
          aria-describedby={`${id}-problem`}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
      <p id={`${id}-problem`} className={styles.problem} role={draft?.problem ? 'alert' : undefined}>
        {draft?.problem}
      </p>
    </div>
  );
}

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
