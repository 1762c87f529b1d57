import { languages, type Localized } from 'sijil/base/i18n/localized';
import { type Checks, choiceFilters, defineKind } from '../kind';
import { joinedTexts, listed, listOf, partsOf, type WriterContext } from '../textOfKind';
import type { Exact, Field, FieldOptions, Tone } from '../field';
import { toLatinDigits } from 'sijil/base/formats/numbers';

/** One of the values that a choice offers; the tone marks its word. */
export interface Option extends Localized {
  readonly tone?: Tone;
  readonly icon?: string;
  /** Colour of a grade among those of the design (`--grade-…`). Its key is the letter that lists show. */
  readonly grade?: string;
}

export type Options = Readonly<Record<string, Option>>;

export interface ChoiceField<O extends Options = Options> extends Field<'choice', keyof O & string> {
  readonly options: O;
}
export interface ChoicesField<O extends Options = Options> extends Field<
  'choices',
  readonly (keyof O & string)[]
> {
  readonly options: O;
  readonly min?: number;
}

type WithOptions = Pick<ChoiceField, 'options'>;

const optionOf = ({ z }: Pick<Checks, 'z'>, { options }: WithOptions) => z.enum(Object.keys(options));

/** Key of a value that is typed by its key or its label. */
function toOption(text: string, field: WithOptions): string {
  const wanted = text.toLowerCase();
  const options = Object.entries(field.options);
  const found =
    options.find(([key]) => key.toLowerCase() === wanted) ??
    options.find(([, option]) => languages.some((language) => option[language].toLowerCase() === wanted));
  return found?.[0] ?? text;
}

const labelOf = (value: unknown, { field, language }: WriterContext<WithOptions>) =>
  field.options[String(value)]?.[language] ?? String(value);

/** One of a few known values. */
export const choice = defineKind(
  <const O extends Options, const R extends FieldOptions & { default?: keyof O & string }>(
    options: R & { readonly options: O },
  ): ChoiceField<O> & R => ({ kind: 'choice', ...options }),
  {
    chosen: true,
    options: ['options'],
    column: 'text',
    filters: choiceFilters,
    sortable: true,
    searchable: false,
    rule: optionOf,
    fromText: toOption,
    toText: labelOf,
  },
);

/** Any of a few known values; `min` of them at least. */
export const choices = defineKind(
  <const O extends Options, const R extends FieldOptions & { min?: number }>(
    options: R & { readonly options: O },
  ): ChoicesField<O> & R => ({ kind: 'choices', ...options }),
  {
    many: true,
    options: ['options', 'min'],
    neverUnique: true,
    column: 'text[]',
    filters: ['eq'],
    sortable: false,
    searchable: false,
    rule: (checks, field) => listOf(checks, optionOf(checks, field), { ...field, most: 100 }),
    fromText: (text, field) => partsOf(text, /[؛;|،,]/u).map((part) => toOption(part, field)),
    toText: (value, context) =>
      joinedTexts(
        listed(value).map((one) => labelOf(one, context)),
        context.language,
      ),
  },
);

export type BooleanField = Field<'boolean', boolean>;

export interface BooleanOptions extends FieldOptions {
  readonly default?: boolean;
}

const yes = new Set(['نعم', 'أجل', 'صح', 'صحيح', 'yes', 'y', 'true', '1', 'on']);
const no = new Set(['لا', 'كلا', 'خطأ', 'no', 'n', 'false', '0', 'off']);

export const yesNo: Readonly<Record<'yes' | 'no', Localized>> = {
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
};

/** Yes or no; no unless declared otherwise. */
export const boolean = defineKind(
  <const O extends BooleanOptions>(options: Exact<O, BooleanOptions>): BooleanField & O => ({
    kind: 'boolean',
    default: false,
    ...options,
  }),
  {
    truth: true,
    chosen: true,
    column: 'boolean',
    filters: ['eq'],
    sortable: true,
    searchable: false,
    neverEmpty: true,
    neverUnique: true,
    rule: ({ z }) => z.boolean(),
    fromText: (text) => {
      const word = toLatinDigits(text).toLowerCase();
      if (yes.has(word)) return true;
      return no.has(word) ? false : text;
    },
    toText: (value, { language }) => yesNo[value === true ? 'yes' : 'no'][language],
  },
);
