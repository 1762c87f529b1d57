import { textTable } from 'sijil/schema/texts/textTable';
import { sql } from 'drizzle-orm';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import type { Language } from 'sijil/base/i18n/localized';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { appliedBrand } from 'sijil/server/db/followChanges';
import { operatorFacts } from '#domain/operator';
import { mailMessages } from '../../db/schema/messages';
import { readCompany, takesOrders } from '../readCompany';
import { mailHtml } from './mailHtml';
import { type MailName, mailTexts } from './mailTexts';

/** Placeholders whose values are isolated in the text; a password is not, because it has to be copied unchanged. */
const isolated = new Set(['name', 'note', 'title', 'company', 'device', 'ip', 'support']);

/** Invisible isolates, which some mail programs show as boxes in a subject. */
const isolates = /[\u2066-\u2069]/g;

const noMore: Readonly<Record<Language, string>> = textTable('words/sendMail/noMore', {
  ar: 'إيقاف هذا النوع من الرسائل',
  en: 'Stop this type of email',
});

/** Fills in a text; a line is left out where one of its values is empty. */
function filled(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const hasValues = (line: string) => [...line.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => values[key]);
  const fill = (line: string) =>
    line.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      (isolated.has(key) ? isolate : String)(values[key] ?? ''),
    );
  return template.split('\n').filter(hasValues).map(fill).join('\n');
}

/**
 * Inserts the email in the caller's transaction and queues its delivery there: a rolled-back change sends nothing, and a
 * committed one sends it even if the process dies immediately. `about` is the record that it is about, so that its stored
 * copy can be erased with the record; an empty `link` gives no button. `unsubscribe` is the address at which its reader
 * unsubscribes from emails of its kind. Every email has the facts of the portal's company, once they have been entered.
 */
export async function sendMail(
  api: Pick<AppContext, 'clock' | 'config'>,
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
  const provider = await readCompany(tx);
  const values = { brand: appliedBrand().name[language], support: provider.email, ...data };
  const subject = filled(text.subject[language], values).replaceAll(isolates, '');
  const body = filled(text.body[language], values);
  const company = takesOrders(api, provider)
    ? { name: provider.name[language], facts: operatorFacts(provider, language) }
    : null;
  const facts = company?.facts.map(
    ({ name: fact, label, value }) => `${label}: ${fact === 'address' ? isolate(value) : isolateLtr(value)}`,
  );
  const [mail] = await tx
    .insert(mailMessages)
    .values({
      to,
      subject,
      text: [
        body,
        data.link,
        company && [company.name, ...(facts ?? [])].join('\n'),
        data.unsubscribe && `${noMore[language]}: ${data.unsubscribe}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      html: mailHtml({
        language,
        subject,
        body,
        link: data.link,
        button: filled(text.button[language], values),
        publicUrl: api.config.publicUrl,
        company,
        unsubscribe: data.unsubscribe ? { words: noMore[language], link: data.unsubscribe } : null,
      }),
      unsubscribe: data.unsubscribe ?? null,
      attachmentId,
      aboutId: data.about ?? null,
      createdAt: api.clock(),
    })
    .returning({ id: mailMessages.id });
  await tx.execute(
    sql`select graphile_worker.add_job('deliverMail', json_build_object('id', ${mail?.id}::text), max_attempts => 8)`,
  );
}
