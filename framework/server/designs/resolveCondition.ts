import type { Language, Localized } from '#framework/base/i18n/localized';
import { type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';
import type { Field } from '#framework/schema/field';
import { kindOf } from '#framework/schema/fieldKinds';
import { hasOptions, holdsMany, isTruth } from '#framework/schema/kindFacts';
import type { Fields } from '#framework/schema/shape';
import { fieldError } from '../http/apiError';

const messages = {
  noField: {
    ar: 'لا حقل بهذا الاسم أو المعرّف في هذه السجلات. يصلح حقل اختيار واحد أو «نعم أو لا».',
    en: 'These records have no field of this name or identifier. Use a choice or a yes-or-no field.',
  },
  conditional: {
    ar: 'هذا الحقل نفسه لا يظهر دائمًا. اختر الحقل الذي يظهر بحسبه.',
    en: 'That field is itself shown only by another. Use that other field.',
  },
  neverEmpty: {
    ar: 'حقل «نعم أو لا» أو الحقل المحسوب يظهر دائمًا.',
    en: 'A yes-or-no field, or one with a formula, is always shown.',
  },
  noValue: {
    ar: 'ليس من قيم الحقل: {value}. القيم: {known}.',
    en: 'Not a value of the field: {value}. Its values: {known}.',
  },
  missing: { ar: 'اكتب القيم التي يظهر عندها.', en: 'Give the values for which it is shown.' },
} satisfies Record<string, Localized>;

const yesNo = [
  { key: 'true', label: { ar: 'نعم', en: 'Yes' } },
  { key: 'false', label: { ar: 'لا', en: 'No' } },
];

/**
 * The condition of a designed field with identifiers in place of the names that somebody typed.
 * @throws ApiError validation_failed, beside the field that is wrong
 */
export function resolveCondition(
  design: FieldDesign,
  fields: Fields,
  language: Language,
): Pick<FieldDesign, 'shownField' | 'shownValues'> {
  const { shownField, shownValues, formula, name } = design;
  if (!shownField) return { shownField: null, shownValues: null };
  if (kindOf(fieldOfDesign(design)).neverEmpty || formula)
    throw fieldError('shownField', messages.neverEmpty[language]);
  const found = Object.entries(fields).find(
    ([own, field]) => own !== name && isChosen(field) && isCalled(shownField, own, field.label),
  );
  if (!found) throw fieldError('shownField', messages.noField[language]);
  const [resolved, other] = found;
  if (other.shownWhen) throw fieldError('shownField', messages.conditional[language]);
  if (!shownValues) throw fieldError('shownValues', messages.missing[language]);
  return { shownField: resolved, shownValues: keysOf(shownValues, other, language).join(', ') };
}

const isChosen = (field: Field) => (hasOptions(field) && !holdsMany(field)) || isTruth(field);

function keysOf(typed: string, field: Field, language: Language): string[] {
  const options = hasOptions(field)
    ? Object.entries(field.options).map(([key, label]) => ({ key, label }))
    : yesNo;
  const values = typed.split(/[,،]/).map((one) => one.trim());
  return values.filter(Boolean).map((value) => {
    const option = options.find(({ key, label }) => isCalled(value, key, label));
    if (option) return option.key;
    const known = options.map(({ label }) => label[language]).join(language === 'ar' ? '، ' : ', ');
    const text = messages.noValue[language].replace('{value}', value).replace('{known}', known);
    throw fieldError('shownValues', text);
  });
}

const isCalled = (typed: string, key: string, { ar, en }: Localized) =>
  [key, ar, en].some((one) => one.toLowerCase() === typed.trim().toLowerCase());
