import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { celsius, degrees } from '#framework/base/formats/numbers';
import { LimitedNumber } from '@framework/fields/controls/LimitedNumber';
import { useLocalize } from '@framework/providers/language';
import type { Draft, Question } from './answerEdit';
import type { QuestionChange } from './QuestionRow';
import styles from './QuestionRow.module.css';

interface ChangeFormProps {
  readonly question: Question;
  readonly draft: Draft | undefined;
  readonly onChange: (change: QuestionChange) => void;
}

/** The reading of a temperature, to be corrected, and the reason that another score or reading needs. */
export function ChangeForm({ question, draft, onChange }: ChangeFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const measured = question.kind === 'temperature' && question.score !== null;
  if (!measured && !draft?.rescored && !draft?.problem) return null;
  const about = localize(question.text);
  return (
    <div className={styles.change}>
      {measured && (
        <LimitedNumber
          small
          unit={localize(celsius)}
          {...degrees}
          value={question.reading}
          label={t('results.readingOf', { question: about })}
          onChange={(reading) => onChange({ reading })}
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
