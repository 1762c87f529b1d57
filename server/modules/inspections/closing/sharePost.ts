import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import type { SharePost } from '#domain/api/certificateViews';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { keysOf, objectFrom } from '#framework/base/objects';

interface Post {
  /** The certificate's public page. */
  readonly url: string;
  readonly subjectName: string;
  readonly templateId: string | null;
  /** Filled in. */
  readonly caption: Localized;
}

/**
 * A certificate as a post: what to say in both languages, its pictures, and where each network takes it (rules 10.7).
 * Facebook takes only the address and reads the rest from the page itself. Instagram has no such address: the portal
 * offers the picture.
 */
export function toSharePost({ url, subjectName, templateId, caption }: Post, language: Language): SharePost {
  const captionText = caption[language];
  return {
    url,
    templateId,
    caption,
    pictures: picturesOf(url, templateId, language),
    links: {
      twitter: address('https://twitter.com/intent/tweet', {
        text: captionText,
        url,
      }),
      facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
      linkedin: address('https://linkedin.com/shareArticle', {
        url,
        mini: 'true',
        title: subjectName,
        summary: captionText,
        source: new URL(url).host,
      }),
      whatsapp: address('https://api.whatsapp.com/send', { text: `${captionText}\n${url}` }),
    },
  };
}

function picturesOf(url: string, templateId: string | null, language: Language): SharePost['pictures'] {
  const of = (format: CardFormat) =>
    address(`${url}/card.png`, { format, language, ...(templateId !== null && { post: templateId }) });
  return objectFrom(keysOf(cardFormats), of);
}

function address(base: string, parameters: Readonly<Record<string, string>>): string {
  // Spaces as %20: WhatsApp shows the plus signs of a form's encoding as they are.
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
