import { useTranslation } from 'react-i18next';
import { Button, Mentions } from 'antd';
import { useId, useState } from 'react';
import { roleLabels } from '#domain/access/roles';
import type { NotesView } from '#domain/api/messageViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import styles from './NotesCard.module.css';
import { Panel } from 'sijil/react/components/Panel';
import { noteBody } from '#domain/requests/stepBodies';
import { CallError } from 'sijil/react/providers/apiError';

/** Notes of staff on a request; nothing for others. */
export function NotesCard({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const allowed = useMayCall('inspections.notes');
  const { data, error, refetch } = useOperation('inspections.notes', {
    params: { id: requestId },
    enabled: allowed,
  });
  if (!allowed) return null;
  return (
    <Panel title={t('notes.title')} meta={<span className={styles.quiet}>{t('notes.staffOnly')}</span>}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <div className={styles.stack}>
          {data.notes.length > 0 && (
            <ol className={styles.notes}>
              {data.notes.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ol>
          )}
          <NoteForm requestId={requestId} colleagues={data.colleagues} />
        </div>
      )}
    </Panel>
  );
}

function Note({
  note: { body, author, mentioned, createdAt },
}: {
  readonly note: NotesView['notes'][number];
}) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  return (
    <li className={styles.note}>
      <span className={styles.head}>
        <strong>
          <bdi>{author.name}</bdi>
        </strong>
        <span className={styles.quiet}>
          {localize(roleLabels[author.role])} · <DateText value={createdAt} withTime />
        </span>
      </span>
      <p className={styles.body} dir="auto">
        {body}
      </p>
      {mentioned.length > 0 && (
        <span className={styles.quiet}>
          {t('notes.told')}{' '}
          {mentioned.map((name, place) => (
            <span key={name}>
              {place > 0 && t('notes.comma')}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface NoteFormProps {
  readonly requestId: string;
  readonly colleagues: NotesView['colleagues'];
}

/** Form of a new note: @ and a name mentions that colleague. The text stays until it is sent. */
function NoteForm({ requestId, colleagues }: NoteFormProps) {
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
