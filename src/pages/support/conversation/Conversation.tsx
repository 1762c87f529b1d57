import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DateText } from '@framework/components/DateText';
import { FileTile } from '@framework/components/FileTile';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation, callOperation } from '@framework/providers/operations';
import { isSeen } from '@framework/providers/ownAccount';
import styles from './Conversation.module.css';

/** Messages of a ticket, oldest first; one's own side is at the end of the line. */
export function Conversation({ id }: { readonly id: string }) {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useOperation('tickets.messages', {
    params: { id },
    refetchEvery: 30_000,
  });
  useMarkRead(id, data?.at(-1)?.id);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  return (
    <ol
      className={styles['messages']}
      aria-label={t('conversation')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {data.map((message) => (
        <li
          key={message.id}
          className={message.mine ? `${styles['message']} ${styles['mine']}` : styles['message']}
        >
          <div className={styles['head']}>
            <strong>{message.mine ? t('you') : <bdi>{message.author.name}</bdi>}</strong>
            {message.side === 'support' && !message.mine && (
              <span className={styles['side']}>{t('supportTeam')}</span>
            )}
            <DateText value={message.createdAt} withTime />
          </div>
          <p className={styles['text']} dir="auto">
            {message.text}
          </p>
          {message.files.length > 0 && (
            <div className={styles['files']}>
              {message.files.map((file) => (
                <FileTile key={file.id} file={file} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Marks shown messages as read, also those that arrive while the ticket is open. */
function useMarkRead(ticketId: string, lastMessageId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    // An admin who sees the portal as this person has not read it for them.
    if (lastMessageId === undefined || isSeen()) return;
    void callOperation('tickets.markRead', { params: { id: ticketId } })
      .then(() => queries.invalidateQueries({ queryKey: ['tickets.unread'] }))
      // A failure only leaves it unread.
      .catch(() => undefined);
  }, [queries, ticketId, lastMessageId]);
}
