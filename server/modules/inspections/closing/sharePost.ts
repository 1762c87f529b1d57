import type { SharePost } from '#domain/api/sharePostView';
import type { Language, Localized } from '#domain/i18n/localized';
import { fillPlaceholders } from '#domain/templates/placeholders';

interface Shared {
  readonly url: string;
  readonly subjectName: string;
  readonly service: Localized;
  readonly score: number;
  readonly grade: string;
}

/**
 * A certificate as a post: what to say in both languages, and where each network takes it (rules 10.7). Facebook takes
 * only the address and reads the rest from the page itself. Instagram has no such address: the portal offers the picture.
 */
export function toSharePost(shared: Shared, language: Language, template: Localized | null): SharePost {
  const caption = template ? fillPlaceholders(template, valuesOf(shared)) : toCaption(shared);
  const { url } = shared;
  const said = caption[language];
  return {
    url,
    caption,
    links: {
      twitter: address('https://twitter.com/intent/tweet', { text: said, url }),
      facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
      linkedin: address('https://linkedin.com/shareArticle', {
        url,
        mini: 'true',
        title: shared.subjectName,
        summary: said,
        source: new URL(url).host,
      }),
      whatsapp: address('https://api.whatsapp.com/send', { text: `${said}\n${url}` }),
    },
  };
}

function valuesOf({ subjectName, service, score, grade }: Shared) {
  const same = (text: string): Localized => ({ ar: text, en: text });
  return { service, subject: same(subjectName), score: same(String(score)), grade: same(grade) };
}

/** Where the house has written no post. */
function toCaption({ subjectName, service, score, grade }: Shared): Localized {
  return {
    ar: `حصل «${subjectName}» على شهادة «${service.ar}» بدرجة ${score} من 100 (التقدير ${grade}). تحقّق من الشهادة:`,
    en: `${subjectName} has earned its "${service.en}" certificate with ${score} out of 100 (grade ${grade}). Verify it here:`,
  };
}

function address(base: string, parameters: Readonly<Record<string, string>>): string {
  // Spaces as %20: WhatsApp shows the plus signs of a form's encoding as they are.
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
