import { z } from 'zod';
import { passwordProblems } from '../../formats/password';
import type { Kind } from '../kind';
import type { PasswordField } from '../fields/password';

export const passwordKind: Kind<PasswordField> = {
  zod: (field) =>
    z
      .string()
      .min(1)
      .max(200)
      .refine((typed) => field.existing || passwordProblems(typed, field.min).length === 0, {
        params: { code: `password_${field.min}` },
      }),
  options: ['min', 'existing'],
  neverUnique: true,
  filters: [],
  sortable: false,
  searchable: false,
};
