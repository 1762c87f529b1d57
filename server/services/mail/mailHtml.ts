import { escapeHtml } from 'sijil/base/formats/escaping';
import type { Language } from 'sijil/base/i18n/localized';
import { appliedBrand } from 'sijil/server/db/followChanges';
import type { OperatorFact } from '#domain/operator';

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly button: string;
  readonly link: string;
  /** Beginning of the addresses of pictures. */
  readonly publicUrl: string;
  readonly company: { readonly name: string; readonly facts: readonly OperatorFact[] } | null;
  readonly unsubscribe: { readonly words: string; readonly link: string } | null;
}

/** Colours of the button if the brand has none. */
const originalButton = { solid: '#0069f6', onSolid: '#ffffff' } as const;

/** Tallest logo in pixels. */
const logoHeight = 40;

/**
 * Plain, narrow HTML that every mail program shows, with inline styles only. Many programs keep only the inside of the body, so
 * that the direction, the language and the background belong to its outermost element.
 */
export function mailHtml(parts: MailParts): string {
  const { language, subject, body, button, link } = parts;
  const { solid, onSolid } = appliedBrand().colours.light ?? originalButton;
  const [direction, side] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  const set = `direction:${direction};text-align:${side}`;
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f6f8">
<div lang="${language}" dir="${direction}" style="${set};padding:24px 12px;background:#f5f6f8;font-family:Tahoma,Arial,sans-serif;color:#1f2430">
<div dir="${direction}" style="${set};max-width:520px;margin:0 auto;padding:28px;background:#fff;border-radius:10px;font-size:16px;line-height:1.7">
${head(parts)}
${paragraphs.join('\n')}
${link && `<a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 22px;background:${solid};color:${onSolid};border-radius:8px;text-decoration:none">${escapeHtml(button)}</a>`}
</div>
<div dir="${direction}" style="${set};max-width:520px;margin:0 auto;padding:16px 28px;font-size:13px;line-height:1.7;color:#5b6472">
${foot(parts)}
</div></div></body></html>`;
}

/** The logo of the brand, or its name. */
function head({ language, publicUrl }: MailParts): string {
  const { name, pictures } = appliedBrand();
  const { logo } = pictures;
  const brand = escapeHtml(name[language]);
  if (!logo?.width || !logo.height)
    return `<p style="margin:0 0 20px;font-size:18px;font-weight:bold">${brand}</p>`;
  const height = Math.min(logoHeight, logo.height);
  const width = Math.round((logo.width * height) / logo.height);
  return `<p style="margin:0 0 20px"><img src="${escapeHtml(publicUrl + logo.url)}" alt="${brand}" width="${width}" height="${height}" style="border:0"></p>`;
}

function foot({ company, unsubscribe }: MailParts): string {
  const lines = company
    ? [`<strong>${escapeHtml(company.name)}</strong>`, company.facts.map(fact).join(' · ')]
    : [];
  if (unsubscribe)
    lines.push(
      `<a href="${escapeHtml(unsubscribe.link)}" style="color:#5b6472">${escapeHtml(unsubscribe.words)}</a>`,
    );
  return lines.map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('\n');
}

function fact({ name, label, value }: OperatorFact): string {
  const text = `<bdi dir="${name === 'address' ? 'auto' : 'ltr'}">${escapeHtml(value)}</bdi>`;
  const shown =
    name === 'email' ? `<a href="mailto:${escapeHtml(value)}" style="color:#5b6472">${text}</a>` : text;
  return `${escapeHtml(label)}: ${shown}`;
}
