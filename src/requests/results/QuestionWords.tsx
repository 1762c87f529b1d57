import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from 'sijil/react/providers/language';
import { DateText } from 'sijil/react/components/valueTexts';
import type { Question } from './answerEdit';
import styles from './QuestionRow.module.css';
import { QuestionTags } from './QuestionTags';

interface QuestionWordsProps {
  readonly id: string;
  readonly question: Question;
  /** Number before the text, where the questions are numbered. */
  readonly number?: ReactNode;
  readonly remark?: string | undefined;
  readonly unsaved: boolean;
  readonly writing: boolean;
  readonly onWrite: (writing: boolean) => void;
  /** Absent where the note is read-only. */
  readonly onNote: ((note: string) => void) | undefined;
  readonly children?: ReactNode;
}

/** Text of a question, its tags, and the note on the answer. */
export function QuestionWords({
  id,
  question,
  number,
  remark,
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
    <div className={styles.words} data-words>
      <p id={id} className={styles.text}>
        {number} {localize(text)}
        {remark && <span className={styles.remark}> · {remark}</span>}
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

interface NoteEditorProps {
  readonly note: string | null;
  readonly label: string;
  readonly onEnd: () => void;
  readonly onChange: (note: string) => void;
}

/** Editor of an answer's note; Escape or leaving the box ends it and returns the focus to the question. */
function NoteEditor({ note, label, onEnd, onChange }: NoteEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place}>
      <Input.TextArea
        autoSize={{ minRows: 2 }}
        maxLength={1000}
        aria-label={label}
        defaultValue={note ?? ''}
        onBlur={(event) => {
          if (event.target.value !== (note ?? '')) onChange(event.target.value);
          onEnd();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // Moving the focus out of the box first saves the text.
          place.current?.closest<HTMLElement>('[data-question]')?.focus();
        }}
      />
    </div>
  );
}

/** Changes of an answer with author, time, values and reason, the newest first. */
function AnswerChanges({ changes }: Pick<Question, 'changes'>) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (changes.length === 0) return null;
  const shown = (value: number | null) => value ?? t('results.na');
  return (
    <ul className={styles.changes} aria-label={t('results.changes')}>
      {changes.toReversed().map(({ by, at, score, said, reason }) => (
        <li key={at}>
          <bdi>{by}</bdi> · <DateText value={at} withTime />:{' '}
          {score.from !== score.to && (
            <bdi>{t('results.scoreChange', { from: shown(score.from), to: shown(score.to) })} </bdi>
          )}
          {said.from?.en !== said.to?.en && (
            <bdi>
              {t('results.answerChange', {
                from: localize(said.from) || t('results.na'),
                to: localize(said.to) || t('results.na'),
              })}{' '}
            </bdi>
          )}
          <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}
