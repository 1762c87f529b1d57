import type { Localized } from '../../base/i18n/localized';
import type { DesignKind } from './fieldDesign';

/** Words that tell the kind of a value; the first line that holds one decides. */
const words: readonly (readonly [DesignKind, RegExp])[] = [
  ['email', /\be-?mail\b|بريد/u],
  ['phone', /\b(phone|mobile|tel)\b|هاتف|جوال/u],
  ['url', /\b(website|link|url)\b|رابط|موقع إلكتروني/u],
  ['percent', /\b(percent|percentage|rate)\b|%|نسبة/u],
  ['money', /\b(price|cost|fee|amount|salary|rent)\b|سعر|تكلفة|رسوم|مبلغ|إيجار/u],
  ['date', /\b(date|day|until|expiry|expires|since|from|on)$|^date\b|تاريخ|حتى$|ينتهي|انتهاء/u],
  ['integer', /^(number|count) of\b|\b(count|quantity|capacity)\b|^عدد|سعة|كمية/u],
  ['files', /\b(photos|files|papers|documents)\b|صور|ملفات|وثائق/u],
  ['file', /\b(photo|file|document|certificate copy)$|ملف$|صورة/u],
  ['longText', /\b(notes?|remarks?|description|comments?)\b|ملاحظات|وصف|تعليق/u],
  ['boolean', /^(is|has|can)\b|\?$|^هل\b|؟$/u],
];

/** The kind that a field of this name most likely has: «Halal certificate until» is a date. Null where no word tells. */
export function guessKind({ ar, en }: Partial<Localized>): DesignKind | null {
  const texts = [en, ar].filter((text) => text !== undefined).map((text) => text.trim().toLowerCase());
  return words.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
}
