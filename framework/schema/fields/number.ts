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

const factory =
  <K extends NumberKind>(kind: K, limits: { min?: number; max?: number }) =>
  <const O extends NumberOptions>(options: Exact<O, NumberOptions>): NumberField<K> & O => ({
    kind,
    ...limits,
    ...options,
  });

/** PostgreSQL's `integer` is the widest that a form should ask for. */
export const integer = factory('integer', { min: -2_147_483_648, max: 2_147_483_647 });
export const decimal = factory('decimal', { min: -1e12, max: 1e12 });
/** 0 to 100; a discount is at most 100 % (rules 2.7). */
export const percent = factory('percent', { min: 0, max: 100 });
/** An amount in whole halalas, never negative, at most ten million riyals. */
export const money = factory('money', { min: 0, max: 1_000_000_000 });
