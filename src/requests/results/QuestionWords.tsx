import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@/providers/language';
import type { Question } from './answerEdit';
import { NoteEditor } from './NoteEditor';
import styles from './QuestionRow.module.css';
import { QuestionTags } from './QuestionTags';

interface QuestionWordsProps {
  readonly id: string;
  readonly question: Question;
  readonly unsaved: boolean;
  readonly writing: boolean;
  readonly onWrite: (writing: boolean) => void;
  /** Absent: only to be read. */
  readonly onNote: ((note: string) => void) | undefined;
}

/** The text of a question, its tags, and the note beside the answer. */
export function QuestionWords({ id, question, unsaved, writing, onWrite, onNote }: QuestionWordsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { text, note } = question;
  const label = t('results.noteOn', { question: localize(text) });
  return (
    <div className={styles.words}>
      <p id={id} className={styles.text}>
        {localize(text)}
      </p>
      <div className={styles.tags}>
        <QuestionTags question={question} unsaved={unsaved} />
        {onNote && !writing && (
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={label}
            onClick={() => onWrite(true)}
          >
            {t(note ? 'results.editNote' : 'results.addNote')}
          </Button>
        )}
      </div>
      {writing && onNote ? (
        <NoteEditor note={note} label={label} onEnd={() => onWrite(false)} onChange={onNote} />
      ) : (
        note && (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        )
      )}
    </div>
  );
}
