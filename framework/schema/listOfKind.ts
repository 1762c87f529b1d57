import type { ZodType } from 'zod';
import type { Checks } from './rule';

/** True for a list of texts without duplicates. */
function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

interface Limits {
  readonly min?: number | undefined;
  readonly required?: boolean | undefined;
  readonly most: number;
}

/** Rule of several values, none of them twice. */
export function listOf({ z }: Pick<Checks, 'z'>, one: ZodType, limits: Limits): ZodType {
  return z
    .array(one)
    .min(fewest(limits))
    .max(limits.most)
    .refine(isDistinct, { params: { code: 'repeated' } });
}

/** Fewest entries of a list: a required one has at least one. */
export function fewest({ min, required }: Omit<Limits, 'most'>): number {
  return min ?? (required ? 1 : 0);
}

/** Values of a list; none of what is no list. */
export const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
