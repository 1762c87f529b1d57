import { languages } from '#framework/base/i18n/localized';
import { choiceFilters, defineKind } from '../kind';
import { listed, listOf } from '../listOfKind';
import type { Checks } from '../rule';
import { joinedTexts, partsOf, type WriterContext } from '../textOfKind';
import type { Localized } from '#framework/base/i18n/localized';
import type { Field, FieldOptions, Tone } from '../field';

/** One of the values that a choice offers; the tone colours its tag. */
export interface Option extends Localized {
  readonly tone?: Tone;
  readonly icon?: string;
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
