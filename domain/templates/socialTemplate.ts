import { z } from 'zod';
import { isBlank, type Localized } from '#framework/base/i18n/localized';
import { placeholderProblems, type TemplateProblem } from './templateProblems';
import { templateKey, templateText } from './templateParts';
import { templateTexts } from './templateTexts';
import { keysOf } from '#framework/base/objects';

/** The texts of a post that its author writes: how they are called, how long they may be. */
export const socialTexts = {
  caption: { label: { ar: 'نص المنشور', en: 'Caption' }, max: 500 },
  heading: { label: { ar: 'العنوان على الصورة', en: 'Heading on the picture' }, max: 60 },
  line: { label: { ar: 'سطر تحته (اختياري)', en: 'Line below it (optional)' }, max: 90 },
} as const satisfies Record<string, { readonly label: Localized; readonly max: number }>;

export type SocialTextKey = keyof typeof socialTexts;
export const socialTextKeys = keysOf(socialTexts);

/** Optional parts of the picture, shown unless its author hides them. */
export const socialParts = {
  grade: { ar: 'التقدير والدرجة', en: 'Grade and score' },
  code: { ar: 'رمز الاستجابة السريعة للتحقق', en: 'QR code to verify it' },
} as const satisfies Record<string, Localized>;

export type SocialPart = keyof typeof socialParts;
export const socialPartKeys = keysOf(socialParts);

/** Version of the text and picture with which clients share a certificate. */
export interface SocialTemplate {
  readonly key: string;
  /** Title by which authors and clients choose it. */
  readonly title: Localized;
  /** May hold the placeholders of a post, as the texts of the picture may. */
  readonly texts: Readonly<Record<SocialTextKey, Localized>>;
  readonly parts: Readonly<Record<SocialPart, boolean>>;
  /** Id of an uploaded picture behind the words; null for the default background. */
  readonly image: string | null;
}

export const socialTitleMax = 120;

/** Schema of a post's template; unknown keys are refused. */
export const socialTemplateSchema: z.ZodType<SocialTemplate> = z.strictObject({
  key: templateKey,
  title: templateText(socialTitleMax),
  texts: z.strictObject({
    caption: templateText(socialTexts.caption.max),
    heading: templateText(socialTexts.heading.max),
    line: templateText(socialTexts.line.max),
  }),
  parts: z.strictObject({ grade: z.boolean(), code: z.boolean() }),
  image: z.uuid().nullable(),
});

/** Problems that prevent publishing a post; empty when there are none (rules 2.9). */
export function socialTemplateProblems({ title, texts }: SocialTemplate): readonly TemplateProblem[] {
  return [
    ...(isBlank(title) ? [{ place: templateTexts.name, message: templateTexts.bothNeeded }] : []),
    ...socialTextKeys.flatMap((key) => socialTextProblems(key, texts[key])),
  ];
}

/** Problems of one text. The line below the heading may be empty, in both languages alike. */
export function socialTextProblems(key: SocialTextKey, text: Localized): readonly TemplateProblem[] {
  const { label } = socialTexts[key];
  const leftOut = key === 'line' && text.ar.trim() === '' && text.en.trim() === '';
  return [
    ...(isBlank(text) && !leftOut ? [{ place: label, message: templateTexts.bothNeeded }] : []),
    ...placeholderProblems(label, [text], 'social'),
  ];
}
