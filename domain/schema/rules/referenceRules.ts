import { z } from 'zod';
import { isDistinct } from '../isDistinct';
import type { ReferenceField, ReferencesField } from '../fields/reference';
import type { Rule } from '../rule';

export const referenceRule: Rule<ReferenceField> = () => z.uuid();

export const referencesRule: Rule<ReferencesField> = (field) =>
  z
    .array(z.uuid())
    .min(field.min ?? (field.required ? 1 : 0))
    .max(200)
    .refine(isDistinct, { params: { code: 'repeated' } });
