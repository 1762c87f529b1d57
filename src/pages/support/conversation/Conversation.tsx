import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MessageOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { DateText } from 'sijil/react/components/valueTexts';
import { FileTile } from 'sijil/react/components/FileTile';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { callOperation, useAction, useOperation } from 'sijil/react/providers/operations';
import { isSeen } from 'sijil/react/providers/ownAccount';
import styles from './Conversation.module.css';
import { ticketReplyBody } from '#domain/tickets/ticketBodies';
import { languageOfText, type ticketSubjects } from '#domain/tickets/tickets';
import { AttachFiles } from 'sijil/react/fields/upload/AttachFiles';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useMayCall } from 'sijil/react/providers/may';
import { useAttachments } from '../useAttachments';
import type { Localized } from 'sijil/base/i18n/localized';
import { apiPath } from 'sijil/schema/resource';
import { cannedAnswers } from '#resources/cannedAnswers';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { CallError } from 'sijil/react/providers/apiError';
import { useLocalize } from 'sijil/react/providers/language';

/** Messages of a ticket, oldest first; the reader's own side is at the end of the line. */
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
    // An admin who views the portal as this user has not read it for them.
    if (lastMessageId === undefined || isSeen()) return;
    void callOperation('tickets.markRead', { params: { id: ticketId } })
      .then(() => queries.invalidateQueries({ queryKey: ['tickets.unread'] }))
      // After a failure the ticket only stays unread.
      .catch(() => undefined);
  }, [queries, ticketId, lastMessageId]);
}

interface ReplyFormProps {
  readonly id: string;
  /** True for a closed ticket. */
  readonly opensAgain: boolean;
  readonly subject: keyof typeof ticketSubjects;
  /** First message of the client: it decides the language of the answer. */
  readonly question: string;
}

/** Form of an answer; for a closed ticket it says that the ticket will reopen. */
export function ReplyForm({ id, opensAgain, subject, question }: ReplyFormProps) {
  const { t } = useTranslation('support');
  const support = useMayCall('tickets.assign');
  const { run } = useAction('tickets.reply');
  const { fileIds, removeSent, input } = useAttachments();
  // A new form after each answer clears the text that was sent.
  const [sent, setSent] = useState(0);
  return (
    <section className={styles['reply']} aria-label={t('reply')}>
      {opensAgain && <p className={styles['hint']}>{t('closedHint')}</p>}
      <ShapeForm
        key={sent}
        shape={ticketReplyBody}
        fields={['text']}
        submitLabel={t('send')}
        onSubmit={async (body) => {
          await run({ params: { id }, body: { ...body, fileIds } });
          removeSent(fileIds);
          setSent((count) => count + 1);
        }}
      >
        {({ values, change }) => (
          <div className={styles['tools']}>
            <AttachFiles {...input} label={t('attach')} />
            {support && (
              <CannedAnswers
                subject={subject}
                question={question}
                onPick={(answer) => {
                  const typed = typeof values['text'] === 'string' ? values['text'].trimEnd() : '';
                  change('text', typed ? `${typed}\n\n${answer}` : answer);
                }}
              />
            )}
          </div>
        )}
      </ShapeForm>
    </section>
  );
}

interface CannedAnswer extends ConsoleRecord {
  readonly text: Localized;
}

interface CannedAnswersProps {
  readonly subject: keyof typeof ticketSubjects;
  readonly question: string;
  readonly onPick: (answer: string) => void;
}

/** Saved answers, those about the ticket's subject first; one is inserted in the language of the question. */
function CannedAnswers({ subject, question, onPick }: CannedAnswersProps) {
  const { t } = useTranslation('support');
  const localize = useLocalize();
  const { result } = useList<CannedAnswer, CallError>({
    resource: apiPath(cannedAnswers).slice(1),
    filters: [{ field: 'active', operator: 'eq', value: true }],
    pagination: { pageSize: 100 },
    errorNotification: false,
  });
  if (result.data.length === 0) return null;
  const fits = (answer: CannedAnswer) => (answer['subject'] === subject ? 0 : answer['subject'] ? 2 : 1);
  const offered = result.data.toSorted((one, other) => fits(one) - fits(other));
  const language = languageOfText(question);
  const pick = (id: string) => {
    const answer = offered.find((one) => one.id === id);
    if (answer) onPick(answer.text[language]);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map(({ id, $title }) => ({ key: id, label: <bdi>{localize($title)}</bdi> })),
        onClick: ({ key }) => pick(key),
        style: { maxBlockSize: 320, overflowY: 'auto' },
      }}
    >
      <Button icon={<MessageOutlined aria-hidden="true" />}>{t('canned')}</Button>
    </Dropdown>
  );
}
