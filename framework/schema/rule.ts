import type { z, ZodObject, ZodType } from 'zod';
import type { plainText } from './plainText';
import type { Fields } from './shape';

/** The parts of zod that rules use: the complete module would bring its messages in fifty languages along. */
export type RuleParts = Pick<
  typeof z,
  | 'array'
  | 'boolean'
  | 'enum'
  | 'int'
  | 'iso'
  | 'json'
  | 'literal'
  | 'number'
  | 'record'
  | 'strictObject'
  | 'string'
  | 'tuple'
  | 'union'
  | 'uuid'
>;

/** Parts of a rule that are loaded with the first check. */
export interface Checks {
  readonly z: RuleParts;
  readonly plainText: typeof plainText;
  /** Rule of a text in a format of its own. */
  readonly formatted: (kind: string) => ZodType;
  /** Rule of rows within the value. */
  readonly rowOf: (fields: Fields) => ZodObject;
}

/** The rule for one value that is present; requiredness is added by `toZod`. */
export type Rule<F> = (checks: Checks, field: F) => ZodType;
