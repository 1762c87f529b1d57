import { bothLanguages, type Localized } from '#framework/base/i18n/localized';
import {
  socialPartKeys,
  socialParts,
  type SocialTemplate,
  socialTextKeys,
  socialTexts,
} from './socialTemplate';
import { onlyChanged, shown, type TemplateChange } from './templateChange';

const labels = {
  title: { ar: 'الاسم', en: 'Name' },
  image: { ar: 'الصورة', en: 'Picture' },
  none: { ar: 'بلا صورة مرفوعة', en: 'No uploaded picture' },
  uploaded: { ar: 'صورة مرفوعة', en: 'An uploaded picture' },
  another: { ar: 'صورة مرفوعة أخرى', en: 'Another uploaded picture' },
} as const satisfies Record<string, Localized>;

/** Changes from one version of a post to another: its texts first, then its picture. */
export function comparePosts(before: SocialTemplate, after: SocialTemplate): readonly TemplateChange[] {
  return onlyChanged([
    { label: labels.title, from: before.title, to: after.title },
    ...socialTextKeys.map((key) => ({
      label: socialTexts[key].label,
      from: before.texts[key],
      to: after.texts[key],
    })),
    ...socialPartKeys.map((part) => ({
      label: socialParts[part],
      from: shown(before.parts[part]),
      to: shown(after.parts[part]),
    })),
    { label: labels.image, ...imageChange(before.image, after.image) },
  ]);
}

function imageChange(before: string | null, after: string | null): Pick<TemplateChange, 'from' | 'to'> {
  if (before === after) return { from: bothLanguages(''), to: bothLanguages('') };
  const replaced = before !== null && after !== null;
  return {
    from: before === null ? labels.none : labels.uploaded,
    to: after === null ? labels.none : replaced ? labels.another : labels.uploaded,
  };
}
