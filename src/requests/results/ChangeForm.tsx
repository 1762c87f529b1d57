import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '#domain/forms/kinds/index';
import { isScoredByInspector } from '#domain/forms/asked';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { AnswerInput } from '../answers/AnswerInput';
import type { Draft, Question } from './answerEdit';
import type { QuestionChange } from './QuestionRow';
import styles from './QuestionRow.module.css';

interface ChangeFormProps {
  readonly question: Question;
  readonly draft: Draft | undefined;
  readonly onChange: (change: QuestionChange) => void;
}

/** The answer besides the score, to be corrected, and the reason that another answer needs. */
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
