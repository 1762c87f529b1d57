import { escapeHtml } from '#framework/base/formats/escaping';
import type { Language } from '#framework/base/i18n/localized';

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly button: string;
  readonly link: string;
  /** Small, below everything. */
  readonly footer: { readonly words: string; readonly link: string } | null;
}

/** A plain, narrow letter that every mail program shows: no images, no styles but inline ones. */
export function mailHtml({ language, subject, body, button, link, footer }: MailParts): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f6f8;font-family:Tahoma,Arial,sans-serif;color:#1f2430">
<div style="max-width:520px;margin:24px auto;padding:28px;background:#fff;border-radius:10px;font-size:16px;line-height:1.7">
${paragraphs.join('\n')}
${link && `<a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 22px;background:#2a85ff;color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(button)}</a>`}
${footer ? `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(footer.link)}" style="color:#5b6472">${escapeHtml(footer.words)}</a></p>` : ''}
</div></body></html>`;
}
