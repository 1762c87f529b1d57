import { desc, eq } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { readFormatted } from 'sijil/schema/formats';
import { mailMessages } from '../../db/schema/messages';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';

const newest = 100;

/**
 * Registers the mailbox of a sandbox that sends no emails. They contain links and one-time passwords, so where emails are
 * really sent nobody may read them here, not even an admin.
 */
export function registerMailbox(api: AppContext): void {
  if (!api.config.sandbox) return;
  operation(api, 'mailbox.list', {
    summary: 'The newest mails, where no mail server is configured; otherwise 404',
    handler: ({ query: { to } }) => {
      if (api.mailer.delivers) throw new ApiError('not_found');
      const { id, subject, text, createdAt } = mailMessages;
      return api.db
        .select({ id, to: mailMessages.to, subject, text, createdAt })
        .from(mailMessages)
        .where(to === undefined ? undefined : eq(mailMessages.to, readFormatted('email', to) ?? to))
        .orderBy(desc(createdAt))
        .limit(newest);
    },
  });
}
