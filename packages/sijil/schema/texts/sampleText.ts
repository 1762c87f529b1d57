import { originalBrand } from 'sijil/schema/application';
import type { Language } from '../../base/i18n/localized';
import { variesByNumber, type PluralForm, pluralForms, type Wording } from '../kinds/wording';

/** Numbers that show every form of number. */
export const sampleCounts = [0, 1, 2, 3, 11, 100] as const;

/** Returns the form of number for a count. */
export function formOfCount(wording: Wording, count: number, language: Language): PluralForm {
  if (!variesByNumber(wording)) return 'other';
  if (count === 0 && wording.zero !== undefined) return 'zero';
  const form = new Intl.PluralRules(language).select(count);
  return pluralForms.find((one) => one === form) ?? 'other';
}

/** A text with sample values in its placeholders, and without its marks. */
export function filledSample(text: string, count: number, language: Language): string {
  return text
    .replaceAll(/\{\{?-?\s*(\w+)[^{}]*\}\}?/gu, (_, name: string) => sampleOf(name, count, language))
    .replaceAll(/<\/?[\w-]+\s*\/?>/gu, '')
    .replaceAll(/[[\]]/gu, '');
}

const samples: readonly (readonly [RegExp, (count: number, language: Language) => string])[] = [
  [
    /count|number|limit|total|shown|days|hours|minutes|seconds|percent|score|most/iu,
    (count) => String(count),
  ],
  [/amount|price|paid|due$/iu, () => '1,500'],
  [/^brand$/u, (_, language) => originalBrand().name[language]],
  [/date|day|until|At$/u, () => '2026-03-01'],
  [/year/iu, () => '2026'],
  [
    /name|person|client|title|label|who/iu,
    (_, language) => (language === 'ar' ? 'سارة العتيبي' : 'Sara Al-Otaibi'),
  ],
];

function sampleOf(name: string, count: number, language: Language): string {
  return samples.find(([pattern]) => pattern.test(name))?.[1](count, language) ?? `‹${name}›`;
}
