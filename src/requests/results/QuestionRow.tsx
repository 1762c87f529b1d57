import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@/providers/language';
import { EvidenceStrip } from '../EvidenceStrip';
import type { Question } from './answerEdit';
import { QuestionWords } from './QuestionWords';
import { keyAct, moveFocus } from './questionKeys';
import styles from './QuestionRow.module.css';
import { ScoreChip } from './ScoreChip';
import { ScorePicker } from './ScorePicker';

export interface QuestionChange {
  readonly score?: Question['score'];
  readonly note?: string;
}

interface QuestionRowProps {
  readonly question: Question;
  readonly unsaved: boolean;
  /** Absent: only to be read. */
  readonly onChange?: ((change: QuestionChange) => void) | undefined;
}

/** A question with its answer and evidence; with the keyboard 0, 1, 2 and N score it, E writes a note, ↑ ↓ move on. */
export function QuestionRow({ question, unsaved, onChange }: QuestionRowProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const [writing, setWriting] = useState(false);
  const { text, score, allowNotApplicable, evidence } = question;

  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const act = onChange && keyAct(event);
    if (!act) return;
    if (typeof act === 'object') {
      if (act.score === null && !allowNotApplicable) return;
      onChange({ score: act.score });
    } else if (act === 'note') setWriting(true);
    else moveFocus(event.currentTarget, act);
    event.preventDefault();
  };
  return (
    <li
      className={onChange ? `${styles.row} ${styles.editable}` : styles.row}
      {...(onChange && {
        tabIndex: 0,
        'data-question': question.key,
        'aria-labelledby': id,
        onKeyDown: press,
      })}
    >
      {onChange ? (
        <ScorePicker
          value={score}
          allowNotApplicable={allowNotApplicable}
          labelledBy={id}
          onChange={(value) => onChange({ score: value })}
        />
      ) : (
        <ScoreChip score={score} />
      )}
      <QuestionWords
        {...{ id, question, unsaved, writing }}
        onWrite={setWriting}
        onNote={onChange && ((note) => onChange({ note }))}
      />
      <EvidenceStrip files={evidence} label={t('evidence.of', { question: localize(text) })} />
    </li>
  );
}
