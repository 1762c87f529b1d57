import { sql } from 'drizzle-orm';
import { isolate } from '#framework/base/formats/bidi';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { mailMessages } from '../../db/schema/messages';
import { mailHtml } from './mailHtml';
import { type MailName, mailTexts } from './mailTexts';

/** Placeholders typed by people, which are isolated in the text; a password is not, because it is copied as it is. */
const typed = new Set(['name', 'note', 'title', 'company']);

const noMore: Readonly<Record<Language, string>> = {
  ar: 'إيقاف هذا النوع من الرسائل',
  en: 'Stop this kind of email',
};

/**
 * Writes the email in the caller's transaction and queues its delivery there: a change that is rolled back sends
 * nothing, and one that commits sends it even if the process dies at once. `about` is the record that it is about, so
 * that its stored copy can be erased with it; an empty `link` makes no button. `unsubscribe` is the address where its
 * reader ends emails of its kind.
 */
export async function sendMail(
  api: Pick<AppContext, 'clock'>,
  tx: Queryable,
  to: string,
  name: MailName,
  language: Language,
  data: Readonly<Record<string, string>> & {
    readonly link: string;
    readonly about?: string;
    readonly unsubscribe?: string;
  },
  attachmentId: string | null = null,
): Promise<void> {
  const text = mailTexts[name];
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      (typed.has(key) ? isolate : String)(data[key] ?? ''),
    );
  const subject = fill(text.subject[language]);
  const body = fill(text.body[language]);
  const [mail] = await tx
    .insert(mailMessages)
    .values({
      to,
      subject,
      text: [body, data.link, data.unsubscribe && `${noMore[language]}: ${data.unsubscribe}`]
        .filter(Boolean)
        .join('\n\n'),
      html: mailHtml({
        ...{ language, subject, body, link: data.link },
        button: text.button[language],
        footer: data.unsubscribe ? { words: noMore[language], link: data.unsubscribe } : null,
      }),
      attachmentId,
      aboutId: data.about ?? null,
      createdAt: api.clock(),
    })
    .returning({ id: mailMessages.id });
  await tx.execute(
    sql`select graphile_worker.add_job('deliverMail', json_build_object('id', ${mail?.id}::text), max_attempts => 8)`,
  );
}
