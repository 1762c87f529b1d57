import { bothLanguages } from '#framework/base/i18n/localized';
import {
  socialPartKeys,
  socialParts,
  type SocialTemplate,
  socialTextKeys,
  socialTexts,
} from './socialTemplate';
import { onlyChanged, shown, type TemplateChange } from './templateChange';
import { templateTexts } from './templateTexts';

/** Changes from one version of a post to another: its texts first, then its picture. */
export function comparePosts(before: SocialTemplate, after: SocialTemplate): readonly TemplateChange[] {
  return onlyChanged([
    { label: templateTexts.name, from: before.title, to: after.title },
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
    { label: templateTexts.image, ...imageChange(before.image, after.image) },
  ]);
}

function imageChange(before: string | null, after: string | null): Pick<TemplateChange, 'from' | 'to'> {
  if (before === after) return { from: bothLanguages(''), to: bothLanguages('') };
  const { noImage, uploadedImage, otherImage } = templateTexts;
  const replaced = before !== null && after !== null;
  return {
    from: before === null ? noImage : uploadedImage,
    to: after === null ? noImage : replaced ? otherImage : uploadedImage,
  };
}
