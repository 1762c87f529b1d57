import type { TextField } from '../fields/text';
import { plainText } from '../plainText';
import type { Rule } from '../rule';

export const textRule: Rule<TextField> = (field) =>
  plainText(field.max, { min: field.min, lines: 'one', name: field.isName });
