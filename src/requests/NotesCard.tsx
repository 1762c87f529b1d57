import { useTranslation } from 'react-i18next';
import { roleLabels } from '#domain/access/roles';
import type { NotesView } from '#domain/api/messageViews';
import { DateText } from '@framework/components/DateText';
import { ErrorState } from '@framework/components/ErrorState';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { NoteForm } from './NoteForm';
import styles from './NotesCard.module.css';
import { Panel } from '@framework/components/Panel';

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
