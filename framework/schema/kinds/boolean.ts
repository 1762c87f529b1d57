import { toLatinDigits } from '#framework/base/formats/numbers';
import { defineKind } from '../kind';
import { yesNo } from '../yesNo';
import type { Exact, Field, FieldOptions } from '../field';

export type BooleanField = Field<'boolean', boolean>;

interface BooleanOptions extends FieldOptions {
  readonly default?: boolean;
}

const yes = new Set(['نعم', 'أجل', 'صح', 'صحيح', 'yes', 'y', 'true', '1', 'on']);
const no = new Set(['لا', 'كلا', 'خطأ', 'no', 'n', 'false', '0', 'off']);

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
