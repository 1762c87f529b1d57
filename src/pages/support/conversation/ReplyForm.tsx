import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketReplyBody } from '#domain/tickets/ticketBodies';
import type { ticketSubjects } from '#domain/tickets/tickets';
import { AttachFiles } from '@framework/fields/upload/AttachFiles';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { useAttachments } from '../useAttachments';
import { CannedAnswers } from './CannedAnswers';
import styles from './Conversation.module.css';

interface ReplyFormProps {
  readonly id: string;
  /** True for a closed ticket. */
  readonly opensAgain: boolean;
  readonly subject: keyof typeof ticketSubjects;
  /** First message of the client: it decides the language of the answer. */
  readonly question: string;
}

/** A place to answer; a closed ticket says that it will open again. */
export function ReplyForm({ id, opensAgain, subject, question }: ReplyFormProps) {
  const { t } = useTranslation('support');
  const support = useMayCall('tickets.assign');
  const { run } = useAction('tickets.reply');
  const { fileIds, clear, input } = useAttachments();
  // A new form after each answer: what was sent must not stay in it.
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
          clear();
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
