import { escapeHtml } from '#framework/base/formats/escaping';
import { formatDate } from '#framework/base/formats/dates';
import { languages, type Language, type Localized } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import { textTable } from '#framework/schema/texts/textTable';
import { certificateStates } from '#domain/certificates/certificateState';
import type { Verification } from './findVerification';

interface Preview {
  readonly certificate: Verification;
  readonly language: Language;
  readonly url: string;
  /** The provider's name. */
  readonly site: Localized;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

const locales: Record<Language, string> = { ar: 'ar_SA', en: 'en_US' };

/**
 * The portal's page with the head of a certificate's preview (rules 10.7): crawlers read it and run no scripts.
 * Every text is escaped: a company's name is what its owner typed.
 */
export function withOpenGraph(page: string, preview: Preview): string {
  const { certificate, language, url, image } = preview;
  const title = titleOf(certificate)[language];
  const description = descriptionOf(certificate)[language];
  const other = languages.filter((one) => one !== language);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', preview.site[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', locales[language]],
    ...other.map((one) => ['og:locale:alternate', locales[one]] as const),
    ['og:image', image.url],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', title],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags,
  ].join('\n');
  const untitled = page
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(/<meta[^>]*\bname="description"[^>]*>/i, '');
  // A function, because "$" in a name would otherwise be read as a pattern of the replacement.
  return untitled.replace(/<\/head>/i, (end) => `${head}\n${end}`);
}

const texts = textTable('words/openGraph', {
  title: {
    ar: 'شهادة تفتيش: {subject} — التقدير {grade} ({score} من 100)',
    en: 'Inspection certificate: {subject} — grade {grade} ({score} out of 100)',
  },
  description: {
    ar: '{company}، {service}، {city}. حالة الشهادة: {state}. تنتهي في {date}.',
    en: '{company}, {service}, {city}. Status: {state}. Valid until {date}.',
  },
});

function titleOf({ subjectName, grade, score }: Verification): Localized {
  return worded(texts.title, { subject: subjectName, grade, score });
}

function descriptionOf({ companyName, service, city, state, validUntil }: Verification): Localized {
  const date = { ar: formatDate(validUntil, 'ar'), en: formatDate(validUntil, 'en') };
  const label = certificateStates[state];
  return worded(texts.description, { company: companyName, service, city, state: label, date });
}
