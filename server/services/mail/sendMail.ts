import { textTable } from '#framework/schema/texts/textTable';
import { sql } from 'drizzle-orm';
import { isolate } from '#framework/base/formats/bidi';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { appliedBrand } from '#framework/server/db/followChanges';
import { escapeHtml } from '#framework/base/formats/escaping';
import { mailMessages } from '../../db/schema/messages';
import { type MailName, mailTexts } from './mailTexts';

/** Placeholders typed by people, which are isolated in the text; a password is not, because it has to be copied unchanged. */
const typed = new Set(['name', 'note', 'title', 'company']);

const noMore: Readonly<Record<Language, string>> = textTable('words/sendMail/noMore', {
  ar: 'إيقاف هذا النوع من الرسائل',
  en: 'Stop this type of email',
});

/**
 * Inserts the email in the caller's transaction and queues its delivery there: a rolled-back change sends nothing, and a
 * committed one sends it even if the process dies immediately. `about` is the record that it is about, so that its stored
 * copy can be erased with the record; an empty `link` gives no button. `unsubscribe` is the address at which its reader
 * unsubscribes from emails of its kind.
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
  const values: Readonly<Record<string, string | undefined>> = {
    brand: appliedBrand().name[language],
    ...data,
  };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      (typed.has(key) ? isolate : String)(values[key] ?? ''),
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
        language,
        subject,
        body,
        link: data.link,
        button: fill(text.button[language]),
        footer: data.unsubscribe
          ? {
              words: noMore[language],
              link: data.unsubscribe,
            }
          : null,
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

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly button: string;
  readonly link: string;
  /** Small text below everything. */
  readonly footer: { readonly words: string; readonly link: string } | null;
}

/** Colours of the button if the brand has none. */
const originalButton = { solid: '#0069f6', onSolid: '#ffffff' } as const;

/** Plain, narrow HTML that every mail program shows: no images, only inline styles. */
function mailHtml({ language, subject, body, button, link, footer }: MailParts): string {
  const { solid, onSolid } = appliedBrand().colours.light ?? originalButton;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f6f8;font-family:Tahoma,Arial,sans-serif;color:#1f2430">
<div style="max-width:520px;margin:24px auto;padding:28px;background:#fff;border-radius:10px;font-size:16px;line-height:1.7">
${paragraphs.join('\n')}
${link && `<a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 22px;background:${solid};color:${onSolid};border-radius:8px;text-decoration:none">${escapeHtml(button)}</a>`}
${footer ? `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(footer.link)}" style="color:#5b6472">${escapeHtml(footer.words)}</a></p>` : ''}
</div></body></html>`;
}
