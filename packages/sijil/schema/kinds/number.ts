import type { ZodNumber } from 'zod';
import { readRiyals, writeRiyals } from 'sijil/base/formats/money';
import { plainNumber } from 'sijil/base/formats/numbers';
import { defineKind, orderFilters, type Rule } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

export type NumberKind = 'integer' | 'decimal' | 'percent' | 'money';

export interface NumberField<K extends NumberKind = NumberKind> extends Field<K, number> {
  readonly min?: number;
  readonly max?: number;
}

interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}

/**
 * Sign of an amount, by which lists show it and sums count it: always as stored, or negative in the rows whose choice is one of
 * `negative`, such as credit notes among invoices.
 */
export type Sign = 'stored' | { readonly field: string; readonly negative: readonly string[] };

export interface MoneyField extends NumberField<'money'> {
  readonly sign?: Sign;
}

interface MoneyOptions extends NumberOptions {
  readonly sign?: Sign;
}

/** The choice by which an amount is negative; null for one that is as stored. */
export function signRule({ sign = 'stored' }: Pick<MoneyField, 'sign'>): Exclude<Sign, 'stored'> | null {
  return sign === 'stored' ? null : sign;
}

const factory =
  <K extends NumberKind>(kind: K, limits: { min?: number; max?: number }) =>
  <const O extends NumberOptions>(options: Exact<O, NumberOptions>): NumberField<K> & O => ({
    kind,
    ...limits,
    ...options,
  });

const ordered = {
  options: ['min', 'max'],
  filters: orderFilters,
  sortable: true,
  searchable: false,
} as const;

const within = (rule: ZodNumber, { min, max }: Pick<NumberField, 'min' | 'max'>) => {
  const atLeast = min === undefined ? rule : rule.min(min);
  return max === undefined ? atLeast : atLeast.max(max);
};

const integerRule: Rule<NumberField> = ({ z }, field) => within(z.number().int(), field);
const decimalRule: Rule<NumberField> = ({ z }, field) => within(z.number(), field);

function toNumber(text: string): number | string {
  const number = plainNumber(text);
  return number === null ? text : Number(number);
}

/** PostgreSQL's `integer` is the widest that a form should ask for. */
export const integer = defineKind(factory('integer', { min: -2_147_483_648, max: 2_147_483_647 }), {
  ...ordered,
  column: 'integer',
  number: 'integer',
  rule: integerRule,
  fromText: toNumber,
});
export const decimal = defineKind(factory('decimal', { min: -1e12, max: 1e12 }), {
  ...ordered,
  column: 'numeric(18,4)',
  number: 'decimal',
  rule: decimalRule,
  fromText: toNumber,
});
/** 0 to 100; a discount is at most 100 % (rules 2.7). */
export const percent = defineKind(factory('percent', { min: 0, max: 100 }), {
  ...ordered,
  column: 'numeric(5,2)',
  number: 'decimal',
  hundredths: true,
  rule: decimalRule,
  fromText: (text) => toNumber(text.replace(/[%٪]/u, '')),
});
const moneyOf = <const O extends MoneyOptions>(options: Exact<O, MoneyOptions>): MoneyField & O => ({
  kind: 'money',
  min: 0,
  max: 1_000_000_000,
  ...options,
});

/** An amount in whole halalas, entered without a sign, at most ten million riyals. */
export const money = defineKind(moneyOf, {
  ...ordered,
  options: [...ordered.options, 'sign'],
  column: 'bigint',
  number: 'integer',
  amount: true,
  rule: integerRule,
  fromText: readRiyals,
  toText: (value) => writeRiyals(Number(value)),
});
