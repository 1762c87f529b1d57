import { z } from 'zod';
import { isEmail } from '../base/formats/email';
import { isInCalendar, isTimeRange } from '../base/formats/dates';
import { isSaudiIban } from '../base/formats/iban';
import { toLatinDigits } from '../base/formats/numbers';
import { passwordProblems } from '../base/formats/password';
import { parsePhone } from '../base/formats/phone';
import {
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
  parsePlate,
} from '../base/formats/saudiNumbers';
import type { Field } from './field';
import type { FieldKind } from './fieldKinds';
import type { BooleanField } from './fields/boolean';
import type { ChoiceField, ChoicesField, Options } from './fields/choice';
import type { CodeField } from './fields/code';
import type { DateField, DateTimeField, TimeRangeField } from './fields/date';
import type { FilesField } from './fields/file';
import { type FormattedField, type FormattedKind, formattedNames } from './fields/formatted';
import type { JsonField } from './fields/json';
import type { LocalizedField } from './fields/localized';
import type { LocationField } from './fields/location';
import type { LongTextField } from './fields/longText';
import type { NumberField } from './fields/number';
import { forOwnKinds } from './fields/ownFormat';
import type { OwnedListField } from './fields/ownedList';
import type { PasswordField } from './fields/password';
import type { ReferenceField, ReferencesField } from './fields/reference';
import type { RichTextField } from './fields/richText';
import type { TextField } from './fields/text';
import { isDistinct } from './isDistinct';
import { hasControls, plainText } from './plainText';
import type { Rule } from './rule';

/** Error of a list that contains a value twice. */
const distinct = { params: { code: 'repeated' } };

const text: Rule<TextField> = (field) =>
  plainText(field.max, { min: field.min, lines: 'one', name: field.isName });

const code: Rule<CodeField> = () => plainText(40, { lines: 'one' });

const longText: Rule<LongTextField> = (field) => plainText(field.max);

const richText: Rule<RichTextField> = () => plainText(20_000);

const localized: Rule<LocalizedField> = (field) => {
  const translation = plainText(field.max, { lines: field.long ? 'many' : 'one' });
  return z.strictObject({ ar: translation, en: translation });
};

/**
 * Formatted texts: `clean` brings a typed value to its stored form (Latin digits, no spaces), `isValid` tests it. The
 * kind's name is also the code of its message.
 */
const formats = {
  email: { clean: (typed: string) => typed.trim().toLowerCase(), isValid: isEmail },
  phone: {
    clean: (typed: string) => parsePhone(typed) ?? typed,
    isValid: (typed: string) => parsePhone(typed) !== null,
  },
  url: {
    clean: (typed: string) => typed.trim(),
    isValid: (typed: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed),
  },
  iban: { clean: compact, isValid: isSaudiIban },
  nationalId: { clean: compact, isValid: isNationalId },
  commercialRegistration: { clean: compact, isValid: isCommercialRegistration },
  taxNumber: { clean: compact, isValid: isTaxNumber },
  shortAddress: { clean: compact, isValid: isShortAddress },
  plate: {
    clean: (typed: string) => parsePlate(typed) ?? typed,
    isValid: (typed: string) => parsePlate(typed) !== null,
  },
  colour: {
    clean: (typed: string) => typed.trim().toLowerCase(),
    isValid: (typed: string) => /^#[0-9a-f]{6}$/.test(typed),
  },
} as const satisfies Record<FormattedKind, object>;

function compact(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
}

interface Format {
  readonly clean: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
}

const formatted = ({ clean, isValid }: Format, problem: object) =>
  z
    .string()
    .trim()
    .min(1)
    .max(320)
    .transform(clean)
    .refine((value) => !hasControls(value) && isValid(value), { params: problem });

const formattedRules = Object.fromEntries(
  formattedNames.map((kind): [string, Rule<FormattedField>] => [
    kind,
    () => formatted(formats[kind], { code: kind }),
  ]),
) as { [K in FormattedKind]: Rule<FormattedField<K>> };

const ownRules = forOwnKinds(
  (format, kind): Rule<Field> =>
    () =>
      formatted(format, { ownKind: kind }),
);

const number =
  (type: () => z.ZodNumber): Rule<NumberField> =>
  (field) => {
    let rule = type();
    if (field.min !== undefined) rule = rule.min(field.min);
    if (field.max !== undefined) rule = rule.max(field.max);
    return rule;
  };
const integer = number(() => z.number().int());
const decimal = number(() => z.number());

const outOfCalendar = { params: { code: 'date' } };

const date: Rule<DateField> = () => z.iso.date().refine(isInCalendar, outOfCalendar);

const dateTime: Rule<DateTimeField> = () =>
  z.iso.datetime({ offset: true }).refine(isInCalendar, outOfCalendar);

const timeRange: Rule<TimeRangeField> = () =>
  z.string().refine(isTimeRange, { params: { code: 'timeRange' } });

/** Id of an uploaded file. */
const file: Rule<Field> = () => z.uuid();

const files: Rule<FilesField> = ({ min, max }) =>
  z
    .array(z.uuid())
    .min(min ?? 1)
    .max(max)
    .refine(isDistinct, distinct);

const boolean: Rule<BooleanField> = () => z.boolean();

const optionOf = (field: { options: Options }) => z.enum(Object.keys(field.options) as [string, ...string[]]);

const choice: Rule<ChoiceField> = optionOf;

const choices: Rule<ChoicesField> = (field) =>
  z.array(optionOf(field)).min(minimum(field)).max(100).refine(isDistinct, distinct);

const reference: Rule<ReferenceField> = () => z.uuid();

const references: Rule<ReferencesField> = (field) =>
  z.array(z.uuid()).min(minimum(field)).max(200).refine(isDistinct, distinct);

const ownedList: Rule<OwnedListField> = (field, rowOf) =>
  z
    .array(rowOf(field.fields).extend({ id: z.uuid().optional() }))
    .min(minimum(field))
    .max(field.max ?? 50);

/** Fewest entries of a list: a required one has at least one. */
function minimum(field: {
  readonly min?: number | undefined;
  readonly required?: boolean | undefined;
}): number {
  return field.min ?? (field.required ? 1 : 0);
}

const location: Rule<LocationField> = () =>
  z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const password: Rule<PasswordField> = (field) =>
  z
    .string()
    .min(1)
    .max(200)
    .refine((typed) => field.existing || passwordProblems(typed, field.min).length === 0, {
      params: { code: `password_${field.min}` },
    });

const json: Rule<JsonField> = ({ schema }) => schema ?? z.json();

/** Validation rules by field kind. Separate from `fieldKinds`, so that lists load no validation code. */
export const fieldRules = {
  text,
  code,
  longText,
  richText,
  localized,
  ...formattedRules,
  ...ownRules,
  integer,
  decimal,
  percent: decimal,
  money: integer,
  date,
  dateTime,
  timeRange,
  file,
  image: file,
  files,
  boolean,
  choice,
  choices,
  reference,
  references,
  location,
  password,
  ownedList,
  json,
} satisfies Record<FieldKind, Rule<never>>;
