import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import { AnswerChanges } from './AnswerChanges';
import type { Question } from './answerEdit';
import { NoteEditor } from './NoteEditor';
import styles from './QuestionRow.module.css';
import { QuestionTags } from './QuestionTags';

interface QuestionWordsProps {
  readonly id: string;
  readonly question: Question;
  /** Before the text, where the questions are counted. */
  readonly number?: ReactNode;
  readonly unsaved: boolean;
  readonly writing: boolean;
  readonly onWrite: (writing: boolean) => void;
  /** Absent: only to be read. */
  readonly onNote: ((note: string) => void) | undefined;
  readonly children?: ReactNode;
}

/** Text of a question, its tags, and the note on the answer. */
export function QuestionWords({
  id,
  question,
  number,
  unsaved,
  writing,
  onWrite,
  onNote,
  children,
}: QuestionWordsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { text, note, supervisorNote, changes } = question;
  const label = t('results.noteOn', { question: localize(text) });
  const action = supervisorNote ? 'editNote' : 'addNote';
  return (
    <div className={styles.words}>
      <p id={id} className={styles.text}>
        {number} {localize(text)}
      </p>
      <div className={styles.tags}>
        <QuestionTags question={question} unsaved={unsaved} />
        {onNote && !writing && (
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={t(`results.${action}On`, { question: localize(text) })}
            onClick={() => onWrite(true)}
          >
            {t(`results.${action}`)}
          </Button>
        )}
      </div>
      {note && <Note label={t('results.inspectorNote')} text={note} />}
      {writing && onNote ? (
        <NoteEditor note={supervisorNote} label={label} onEnd={() => onWrite(false)} onChange={onNote} />
      ) : (
        supervisorNote && <Note label={t('results.supervisorNote')} text={supervisorNote} />
      )}
      {children}
      <AnswerChanges changes={changes} />
    </div>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={styles.note}>
      <strong>{label}</strong> <bdi>{text}</bdi>
    </p>
  );
}
