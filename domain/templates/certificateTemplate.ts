import { z } from 'zod';
import { isBlank, type Localized } from 'sijil/base/i18n/localized';
import { placeholderProblems, type TemplateProblem } from './templateProblems';
import { templateKey, templateText, templateTexts } from './templateTexts';
import { keysOf } from 'sijil/base/objects';

/** Editable texts of a certificate, in the order of the document, each with its label and maximum length. */
export const certificateTexts = {
  awarded: { label: { ar: 'عبارة المنح', en: 'Who it is given to' }, max: 90 },
  basis: { label: { ar: 'أساس الدرجة', en: 'What it rests on' }, max: 200 },
  basisCorrected: {
    label: { ar: 'أساس الدرجة بعد التصحيح', en: 'What it rests on after corrections' },
    max: 200,
  },
  verify: { label: { ar: 'كيف يُتحقق منها', en: 'How it is verified' }, max: 220 },
  note: { label: { ar: 'تعليق في أسفلها (اختياري)', en: 'Note at its foot (optional)' }, max: 180 },
} as const satisfies Record<string, { readonly label: Localized; readonly max: number }>;

export type CertificateTextKey = keyof typeof certificateTexts;
export const certificateTextKeys = keysOf(certificateTexts);

export const certificateBorders = {
  double: { ar: 'إطار مزدوج', en: 'Double border' },
  single: { ar: 'إطار واحد', en: 'Single border' },
  none: { ar: 'بلا إطار', en: 'No border' },
} as const satisfies Record<string, Localized>;

/** Optional parts of the document, shown unless its author hides them. */
export const certificateParts = {
  band: { ar: 'شريط بلون المنشأة', en: 'Band in the company’s colour' },
  rosette: { ar: 'زخرفة حول الدرجة', en: 'Rosette around the score' },
  people: { ar: 'اسما المفتش والمشرف', en: 'Names of inspector and supervisor' },
  hijri: { ar: 'التاريخ الهجري', en: 'Umm al-Qura dates' },
} as const satisfies Record<string, Localized>;

type CertificatePart = keyof typeof certificateParts;
export const certificatePartKeys = keysOf(certificateParts);

export interface CertificateLayout extends Readonly<Record<CertificatePart, boolean>> {
  readonly border: keyof typeof certificateBorders;
}

/** Version of the certificate design. A certificate stays with the version with which it was issued. */
export interface CertificateTemplate {
  readonly key: string;
  /** Heading of the document, and the template's name. */
  readonly title: Localized;
  /** Texts, which may contain the placeholders of a certificate. */
  readonly texts: Readonly<Record<CertificateTextKey, Localized>>;
  readonly layout: CertificateLayout;
}

const titleMax = 60;

/** Schema of a certificate template; unknown keys are refused. */
export const certificateTemplateSchema: z.ZodType<CertificateTemplate> = z.strictObject({
  key: templateKey,
  title: templateText(titleMax),
  texts: z.strictObject({
    awarded: templateText(certificateTexts.awarded.max),
    basis: templateText(certificateTexts.basis.max),
    basisCorrected: templateText(certificateTexts.basisCorrected.max),
    verify: templateText(certificateTexts.verify.max),
    note: templateText(certificateTexts.note.max),
  }),
  layout: z.strictObject({
    border: z.enum(['double', 'single', 'none']),
    band: z.boolean(),
    rosette: z.boolean(),
    people: z.boolean(),
    hijri: z.boolean(),
  }),
});

/** Problems that prevent publishing a certificate template; empty when there are none. */
export function certificateTemplateProblems({
  title,
  texts,
}: CertificateTemplate): readonly TemplateProblem[] {
  return [
    ...(isBlank(title) ? [{ place: templateTexts.title, message: templateTexts.bothNeeded }] : []),
    ...placeholderProblems(templateTexts.title, [title], 'certificate'),
    ...certificateTextKeys.flatMap((key) => certificateTextProblems(key, texts[key])),
  ];
}

/** Problems of one text. The note may be empty, in both languages. */
export function certificateTextProblems(
  key: CertificateTextKey,
  text: Localized,
): readonly TemplateProblem[] {
  const { label } = certificateTexts[key];
  const leftOut = key === 'note' && text.ar.trim() === '' && text.en.trim() === '';
  return [
    ...(isBlank(text) && !leftOut ? [{ place: label, message: templateTexts.bothNeeded }] : []),
    ...placeholderProblems(label, [text], 'certificate'),
  ];
}

/** Editable texts of a post, each with its label and maximum length. */
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
  /** Title by which authors and clients choose the post. */
  readonly title: Localized;
  /** Texts of the post and its picture, which may contain the placeholders of a post. */
  readonly texts: Readonly<Record<SocialTextKey, Localized>>;
  readonly parts: Readonly<Record<SocialPart, boolean>>;
  /** Id of an uploaded picture behind the text; null for the default background. */
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

/** Problems of one text. The line below the heading may be empty, in both languages. */
export function socialTextProblems(key: SocialTextKey, text: Localized): readonly TemplateProblem[] {
  const { label } = socialTexts[key];
  const leftOut = key === 'line' && text.ar.trim() === '' && text.en.trim() === '';
  return [
    ...(isBlank(text) && !leftOut ? [{ place: label, message: templateTexts.bothNeeded }] : []),
    ...placeholderProblems(label, [text], 'social'),
  ];
}
