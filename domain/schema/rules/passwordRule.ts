import { z } from 'zod';
import { passwordProblems } from '../../formats/password';
import type { PasswordField } from '../fields/password';
import type { Rule } from '../rule';

export const passwordRule: Rule<PasswordField> = (field) =>
  z
    .string()
    .min(1)
    .max(200)
    .refine((typed) => field.existing || passwordProblems(typed, field.min).length === 0, {
      params: { code: `password_${field.min}` },
    });
