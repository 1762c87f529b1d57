import type { RichTextField } from '../fields/richText';
import { plainText } from '../plainText';
import type { Rule } from '../rule';

export const richTextRule: Rule<RichTextField> = () => plainText(20_000);
