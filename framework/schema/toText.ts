import { writeRiyals } from '../base/formats/money';
import type { Language, Localized } from '../base/i18n/localized';
import { riyadhDate } from '../base/time/riyadhTime';
import type { Field } from './field';
import { type StoredKind, storedKindOf } from './fieldKinds';
import type { Coordinates } from '../base/geo/coordinates';
import type { OwnedListField } from './fields/ownedList';
import { hasOptions, hasRows } from './kindFacts';

type Title = string | Localized | null | undefined;

interface Context {
  readonly field: Field;
  readonly language: Language;
  /** Titles of the records that a reference points at. */
  readonly title: Title | readonly Title[];
}

/**
 * A value as people read it in a sheet: labels of choices, titles of references, money in riyals (`115.00`), days and
 * times of Riyadh, texts in the reader's language. Empty for what is not there.
 */
export function toText(
  field: Field,
  value: unknown,
  language: Language,
  title: Title | readonly Title[] = null,
): string {
  if (value === null || value === undefined) return '';
  return writers[storedKindOf(field)](value, { field, language, title });
}

type Writer = (value: unknown, context: Context) => string;

const asItIs: Writer = (value) => String(value);
const fileName: Writer = (value) => (value as { name?: string }).name ?? '';

const writers = {
  text: asItIs,
  longText: asItIs,
  richText: asItIs,
  localized: (value, { language }) => titleText(value as Title, language),
  email: asItIs,
  phone: asItIs,
  url: asItIs,
  iban: asItIs,
  nationalId: asItIs,
  commercialRegistration: asItIs,
  taxNumber: asItIs,
  shortAddress: asItIs,
  plate: asItIs,
  colour: asItIs,
  integer: asItIs,
  decimal: asItIs,
  percent: asItIs,
  money: (value) => writeRiyals(Number(value)),
  boolean: (value, { language }) => yesNo[value === true ? 'yes' : 'no'][language],
  date: asItIs,
  dateTime: (value) => riyadhMoment(value instanceof Date ? value : new Date(String(value))),
  timeRange: asItIs,
  choice: (value, context) => optionLabel(value, context),
  choices: (value, context) =>
    joined(
      (value as unknown[]).map((one) => optionLabel(one, context)),
      context,
    ),
  reference: (_, { title, language }) => titleText(title as Title, language),
  references: (_, context) =>
    joined(
      ((context.title ?? []) as Title[]).map((one) => titleText(one, context.language)),
      context,
    ),
  image: fileName,
  files: (value, context) =>
    joined(
      (value as unknown[]).map((one) => fileName(one, context)),
      context,
    ),
  file: fileName,
  location: (value) => {
    const { latitude, longitude } = value as Coordinates;
    return `${latitude}, ${longitude}`;
  },
  password: () => '',
  ownedList: (value, { field, language }) =>
    hasRows(field)
      ? (value as Record<string, unknown>[]).map((row) => rowText(field, row, language)).join(' | ')
      : '',
  json: (value, { language }) => anything(value, language),
} satisfies Record<StoredKind, Writer>;

const yesNo: Readonly<Record<'yes' | 'no', Localized>> = {
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
};

export function titleText(title: Title, language: Language): string {
  if (title === null || title === undefined) return '';
  return typeof title === 'string' ? title : (title[language] ?? '');
}

function riyadhMoment(at: Date): string {
  const threeHours = 3 * 60 * 60 * 1000;
  return `${riyadhDate(at)} ${new Date(at.getTime() + threeHours).toISOString().slice(11, 16)}`;
}

function optionLabel(value: unknown, { field, language }: Context): string {
  const option = hasOptions(field) ? field.options[String(value)] : undefined;
  return option?.[language] ?? String(value);
}

function joined(texts: readonly string[], { language }: Context): string {
  return texts.filter(Boolean).join(language === 'ar' ? '؛ ' : '; ');
}

/** «Name: Monthly, Price: 500.00»: the filled fields of a row by their labels. */
function rowText(list: OwnedListField, row: Record<string, unknown>, language: Language): string {
  return Object.entries(list.fields)
    .flatMap(([name, field]) => {
      const text = toText(field, row[name], language);
      return text ? [`${field.label[language]}: ${text}`] : [];
    })
    .join(language === 'ar' ? '، ' : ', ');
}

/** A value of a shape of its own, its parts named and in order, without the signs of a program. */
function anything(value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language];
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((one) => anything(one, language)).join(' | ');
  if ('ar' in value && 'en' in value) return titleText(value as Localized, language);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${anything(part, language)}`)
    .join(', ');
}
