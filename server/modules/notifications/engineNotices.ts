import { recordPath } from '#domain/screens/recordPath';
import type { Handlers, StoppedWebhook } from 'sijil/server/http/handlers';
import { sendAccountNotice } from './notifyPeople';
import { eq } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import type { AppContext } from 'sijil/server/http/appContext';

/** Sends an automation's message to people as a notice, in the language of each. */
export const notifyOfAutomation: Handlers['notices']['automation'] = async (api, tx, notice) => {
  const { automation, resource, record, people, subject, text, mailed, page } = notice;
  const owner = record['clientId'];
  const data = {
    person: automation.name,
    personId: typeof owner === 'string' ? owner : record.id,
    reason: null,
    subjectAr: subject.ar,
    subjectEn: subject.en,
    textAr: text.ar,
    textEn: text.en,
  };
  // Each role has a different page for a record, or none.
  for (const role of new Set(people.map((person) => person.role))) {
    const link = page ?? recordPath(resource, record.id, role);
    const readers = people.filter((person) => person.role === role);
    await sendAccountNotice(api, tx, readers, {
      kind: 'automation',
      data: { ...data, page: link },
      link,
      mailed,
    });
  }
};

/** Notifies the creator of a webhook that it was switched off. */
export async function notifyOfWebhook(
  api: AppContext,
  tx: Transaction,
  { id, name, keeperId }: StoppedWebhook,
): Promise<void> {
  const keepers = await tx.select().from(users).where(eq(users.id, keeperId));
  await sendAccountNotice(api, tx, keepers, {
    kind: 'webhookSwitchedOff',
    data: { person: name, personId: keeperId, reason: null, webhookId: id },
    link: `/webhooks/${id}`,
  });
}
