import type { ZodObject, ZodType } from 'zod';
import type { Fields } from './shape';

/** The rule for one value that is present; requiredness is added by `toZod`. `rowOf` makes the rule of rows within it. */
export type Rule<F> = (field: F, rowOf: (fields: Fields) => ZodObject) => ZodType;
