import type { CodeField } from '../fields/code';
import { plainText } from '../plainText';
import type { Rule } from '../rule';

export const codeRule: Rule<CodeField> = () => plainText(40, { lines: 'one' });
