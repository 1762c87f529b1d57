import { z } from 'zod';
import { passwordProblems } from '../../formats/password';
import type { Field, FieldOptions } from '../field';
import type { Kind } from '../kind';

/** A new password. Never stored as typed, never read back. */
export interface PasswordField extends Field<'password', string> {
  /** Eight with a capital and a digit; some profile forms ask for six only (specification §5). */
  readonly min: 6 | 8;
}

interface PasswordOptions extends FieldOptions {
  readonly min?: 6 | 8;
}

export const password = <const O extends PasswordOptions>(options: O): PasswordField & O => ({
  kind: 'password',
  min: 8,
  ...options,
});

export const passwordKind: Kind<PasswordField> = {
  zod: (field) =>
    z
      .string()
      .max(200)
      .refine((typed) => passwordProblems(typed, field.min).length === 0, {
        params: { code: `password_${field.min}` },
      }),
  filters: [],
  sortable: false,
  searchable: false,
};
