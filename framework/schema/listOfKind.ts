import type { ZodType } from 'zod';
import { isDistinct } from './isDistinct';
import type { Checks } from './rule';

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
