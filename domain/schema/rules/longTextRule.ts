import type { LongTextField } from '../fields/longText';
import { plainText } from '../plainText';
import type { Rule } from '../rule';

export const longTextRule: Rule<LongTextField> = (field) => plainText(field.max);
