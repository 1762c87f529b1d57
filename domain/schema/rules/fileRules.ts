import { z } from 'zod';
import type { Field } from '../field';
import type { Rule } from '../rule';

const uploaded: Rule<Field> = () => z.uuid();

export const fileRules = { file: uploaded, image: uploaded };
