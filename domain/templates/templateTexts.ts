import type { Localized } from 'sijil/base/i18n/localized';
import { z } from 'zod';
import { plainText } from 'sijil/schema/plainText';

/** Texts about templates that editors, comparisons and refusals share. */
export const templateTexts = {
  title: { ar: 'العنوان', en: 'Title' },
  name: { ar: 'الاسم', en: 'Name' },
  border: { ar: 'الإطار', en: 'Border' },
  image: { ar: 'الصورة', en: 'Picture' },
  noImage: { ar: 'بلا صورة مرفوعة', en: 'No uploaded picture' },
  uploadedImage: { ar: 'صورة مرفوعة', en: 'An uploaded picture' },
  otherImage: { ar: 'صورة مرفوعة أخرى', en: 'Another uploaded picture' },
  shown: { ar: 'يظهر', en: 'Shown' },
  hidden: { ar: 'لا يظهر', en: 'Not shown' },
  bothNeeded: { ar: 'اكتبه بالعربية والإنجليزية.', en: 'Write it in Arabic and in English.' },
  section: { ar: 'القسم {number}', en: 'Section {number}' },
  question: { ar: 'السؤال {number}', en: 'Question {number}' },
  clause: { ar: 'البند {number}', en: 'Clause {number}' },
  copy: { ar: '{name} (نسخة)', en: '{name} (copy)' },
  mine: { ar: '{name} (نسختي)', en: '{name} (mine)' },
  newForm: { ar: 'نموذج تفتيش جديد', en: 'New inspection form' },
  newPost: { ar: 'منشور جديد', en: 'New post' },
  questionsOfForm: { ar: 'أسئلة نموذج', en: 'Questions of a form' },
} as const satisfies Record<string, Localized>;

/** Identifier of a template, or a part of one, in code. */
export const templateKey = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

/** Schema of a draft's text, which may still be empty in either language. */
export const templateText = (max: number): z.ZodType<Localized> =>
  z.strictObject({ ar: plainText(max, { min: 0 }), en: plainText(max, { min: 0 }) });
