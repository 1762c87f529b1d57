import { Button, Mentions } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleLabels } from '#domain/access/roles';
import type { NotesView } from '#domain/api/messageViews';
import { noteBody } from '#domain/requests/stepBodies';
import { CallError } from '@framework/providers/apiError';
import { useLocalize } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';
import styles from './NotesCard.module.css';

interface NoteFormProps {
  readonly requestId: string;
  readonly colleagues: NotesView['colleagues'];
}

/** New note: @ and a name mentions that colleague. The typed text stays until it was sent. */
export function NoteForm({ requestId, colleagues }: NoteFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState('');
  const { run, pending } = useAction('inspections.addNote');
  // Only colleagues whose names are still in the text are mentioned.
  const mentionedIds = colleagues.filter(({ name }) => body.includes(`@${name}`)).map((one) => one.id);

  const send = async () => {
    setProblem('');
    if (body.trim() === '') return setProblem(t('notes.empty'));
    try {
      await run({ params: { id: requestId }, body: { body: body.trim(), mentionedIds } });
      setBody('');
    } catch (error) {
      const fields = error instanceof CallError ? Object.values(error.fields).flat() : [];
      setProblem(fields.join(' ') || (error instanceof CallError ? error.message : t('notes.failed')));
    }
  };

  return (
    <div className={styles.form}>
      <label htmlFor={id}>{localize(noteBody.fields.body.label)}</label>
      <Mentions
        id={id}
        rows={2}
        maxLength={2000}
        value={body}
        onChange={setBody}
        placeholder={t('notes.placeholder')}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== ''}
        filterOption={(typed, option) => (option?.value ?? '').includes(typed)}
        options={colleagues.map(({ id: key, name, role }) => ({
          key,
          value: name,
          label: (
            <>
              <bdi>{name}</bdi> <span className={styles.quiet}>{localize(roleLabels[role])}</span>
            </>
          ),
        }))}
      />
      <span id={`${id}-problem`} className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </span>
      <div>
        <Button loading={pending} onClick={() => void send()}>
          {t('notes.add')}
        </Button>
      </div>
    </div>
  );
}
