import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketReplyBody } from '#domain/tickets/ticketBodies';
import { ShapeForm } from '@/forms/ShapeForm';
import { useAct } from '@/providers/operations';
import styles from './Conversation.module.css';

interface ReplyFormProps {
  readonly id: string;
  /** True for a closed ticket. */
  readonly opensAgain: boolean;
}

/** A place to answer; a closed ticket says that it will open again. */
export function ReplyForm({ id, opensAgain }: ReplyFormProps) {
  const { t } = useTranslation('support');
  const { run } = useAct('tickets.reply');
  // A new form after each answer: what was sent must not stay in it.
  const [sent, setSent] = useState(0);
  return (
    <section className={styles['reply']} aria-label={t('reply')}>
      {opensAgain && <p className={styles['hint']}>{t('closedHint')}</p>}
      <ShapeForm
        key={sent}
        shape={ticketReplyBody}
        submitLabel={t('send')}
        onSubmit={async (body) => {
          await run({ params: { id }, body });
          setSent((count) => count + 1);
        }}
      />
    </section>
  );
}
