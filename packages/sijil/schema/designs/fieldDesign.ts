import type { DeclaredRole, Role } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { keysOf } from '../../base/objects';
import type { Field, FieldOptions } from '../field';
import type { FieldAccess } from '../fieldAccess';
import { kindOf, ofKind } from '../fieldKinds';
import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  email,
  file,
  files,
  integer,
  localized,
  location,
  longText,
  money,
  percent,
  phone,
  reference,
  text,
  url,
} from '../kinds';

/** Kinds that a field may be given at run time, with their labels. */
export const designKinds = {
  text: { ar: 'نص قصير', en: 'Short text' },
  longText: { ar: 'نص طويل', en: 'Long text' },
  localized: { ar: 'نص بالعربية والإنجليزية', en: 'Text in Arabic and English' },
  integer: { ar: 'عدد صحيح', en: 'Whole number' },
  decimal: { ar: 'عدد عشري', en: 'Decimal number' },
  money: { ar: 'مبلغ مالي', en: 'Amount of money' },
  percent: { ar: 'نسبة مئوية', en: 'Percentage' },
  date: { ar: 'تاريخ', en: 'Date' },
  dateTime: { ar: 'تاريخ ووقت', en: 'Date and time' },
  choice: { ar: 'اختيار واحد', en: 'One choice' },
  choices: { ar: 'عدة اختيارات', en: 'Several choices' },
  boolean: { ar: 'نعم أو لا', en: 'Yes or no' },
  reference: { ar: 'ارتباط بسجل آخر', en: 'Link to another record' },
  file: { ar: 'ملف', en: 'File' },
  files: { ar: 'عدة ملفات', en: 'Several files' },
  phone: { ar: 'رقم هاتف', en: 'Phone number' },
  email: { ar: 'بريد إلكتروني', en: 'Email address' },
  url: { ar: 'رابط', en: 'Web address' },
  location: { ar: 'موقع على الخريطة', en: 'Place on the map' },
} as const satisfies Record<string, Localized>;

export type DesignKind = keyof typeof designKinds;
export const designKindNames = keysOf(designKinds);

/** A choice that a designed field offers. Records store the key, which stays when the labels change. */
export interface DesignedOption {
  readonly key: string;
  readonly label: Localized;
}

/** A field that was added at run time: a record of `designedFields`, as it is stored. */
export interface FieldDesign {
  /** The declaration that the field belongs to. */
  readonly resource: string;
  /** The field's name in the API and, in snake_case, its column. */
  readonly name: string;
  readonly kind: DesignKind;
  readonly label: Localized;
  readonly help: Localized | null;
  readonly required: boolean;
  readonly isUnique: boolean;
  readonly options: DesignedOption[] | null;
  /** The declaration that a reference leads to. */
  readonly target: string | null;
  readonly min: number | null;
  readonly max: number | null;
  /** The value that a form begins with, as a person would type it. */
  readonly startsAs: string | null;
  /** Formula of the value; null for a value that is typed. */
  readonly formula: string | null;
  /** The field of the same records whose value decides when this one is shown, as `cities.depot`; null: always. */
  readonly shownField: string | null;
  /** Values for which it is shown: keys of options, or `true` and `false`, with `;` between them. */
  readonly shownValues: string | null;
  /**
   * Neighbour in forms and on pages, which also sets the section: `cities.name` after it, `cities.name.before` before; null:
   * last, in no section.
   */
  readonly place: string | null;
  /** Shown as a column of the list. */
  readonly inList: boolean;
  /** Found by the search box. */
  readonly searched: boolean;
  /** Null: those who read the record. */
  readonly readers: DeclaredRole[] | null;
  /** Null: those who write the record. */
  readonly writers: DeclaredRole[] | null;
}

/** Largest number of files of a designed field. */
const mostFiles = 8;

/** The field that a design describes, made by the same factories as a declared one. */
export function fieldOfDesign(design: FieldDesign): Field {
  const field = makers[design.kind](commonOptions(design), design);
  const started = startOf(design, field);
  return started === undefined ? field : { ...field, default: started };
}

type Common = ReturnType<typeof commonOptions>;

/** The factory of each kind, given the common options and those of this kind. */
const makers: Readonly<Record<DesignKind, (common: Common, design: FieldDesign) => Field>> = {
  text: (common, design) => text({ ...common, ...lengthOf(design) }),
  longText: (common, design) => longText({ ...common, ...lengthOf(design) }),
  localized: (common, design) => localized({ ...common, ...lengthOf(design) }),
  integer: (common, design) => integer({ ...common, ...limitsOf(design) }),
  decimal: (common, design) => decimal({ ...common, ...limitsOf(design) }),
  percent: (common, design) => percent({ ...common, ...limitsOf(design) }),
  money: (common) => money(common),
  date: (common) => date(common),
  dateTime: (common) => dateTime(common),
  choice: (common, design) => choice({ ...common, options: optionsOf(design) }),
  choices: (common, design) => choices({ ...common, options: optionsOf(design) }),
  boolean: (common) => boolean(common),
  reference: (common, { target }) => reference({ ...common, to: target ?? '' }),
  file: (common) => file(common),
  files: (common) => files({ ...common, max: mostFiles }),
  phone: (common) => phone(common),
  email: (common) => email(common),
  url: (common) => url(common),
  location: (common) => location(common),
};

const lengthOf = ({ max }: FieldDesign) => (max === null ? {} : { max });
const limitsOf = ({ min, max }: FieldDesign) => ({
  ...(min !== null && { min }),
  ...(max !== null && { max }),
});

function commonOptions(design: FieldDesign) {
  const { label, help, required, isUnique, readers, writers, formula } = design;
  const shownWhen = conditionOf(design);
  const access: FieldAccess = {
    ...(isNamed(readers) && { read: readers }),
    ...(isNamed(writers) && { write: writers }),
  };
  return {
    label,
    addedLater: true,
    ...(help && { help }),
    ...(required && { required }),
    ...(isUnique && { unique: true }),
    ...(formula && { formula }),
    ...(shownWhen && { shownWhen }),
    ...(Object.keys(access).length > 0 && { access }),
  };
}

function conditionOf({ shownField, shownValues }: FieldDesign): FieldOptions['shownWhen'] {
  if (!shownField || !shownValues) return undefined;
  const values = shownValues.split(';').map((one) => one.trim());
  return {
    field: shownField.slice(shownField.indexOf('.') + 1),
    in: values.map((one) => (isTruthWord(one) ? one === 'true' : one)),
  };
}

const isTruthWord = (one: string) => one === 'true' || one === 'false';

const isNamed = (roles: readonly Role[] | null): roles is readonly Role[] =>
  roles !== null && roles.length > 0;

const optionsOf = ({ options }: FieldDesign) =>
  Object.fromEntries((options ?? []).map(({ key, label }) => [key, label]));

/** The starting value that was typed, read as a cell of a sheet would be; undefined without one. */
function startOf({ startsAs }: FieldDesign, field: Field): unknown {
  if (startsAs === null || startsAs === '') return undefined;
  if (kindOf(field).time === 'day' && isToday(startsAs)) return 'today';
  return ofKind(field, 'fromText')?.(startsAs, field, { readPlace: String }) ?? startsAs;
}

const isToday = (typed: string) => ['today', 'اليوم'].includes(typed.trim().toLowerCase());
