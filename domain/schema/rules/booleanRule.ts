import { z } from 'zod';
import type { BooleanField } from '../fields/boolean';
import type { Rule } from '../rule';

export const booleanRule: Rule<BooleanField> = () => z.boolean();
