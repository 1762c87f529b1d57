import type { JsonField } from '../fields/json';
import type { Rule } from '../rule';

export const jsonRule: Rule<JsonField> = (field) => field.schema;
