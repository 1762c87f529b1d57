import { passwordProblems } from '#framework/base/formats/password';
import { defineKind } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

/** A password. Never stored as typed, never read back. */
export interface PasswordField extends Field<'password', string> {
  /** Eight with a capital and a digit; some profile forms ask for six only (rules 2.2). */
  readonly min: 6 | 8;
  /** One that is compared, not chosen: whatever it is, the rules for new ones do not judge it. */
  readonly existing: boolean;
}

interface PasswordOptions extends FieldOptions {
  readonly min?: 6 | 8;
  readonly existing?: boolean;
}

export const password = defineKind(
  <const O extends PasswordOptions>(options: Exact<O, PasswordOptions>): PasswordField & O => ({
    kind: 'password',
    min: 8,
    existing: false,
    ...options,
  }),
  {
    secret: true,
    options: ['min', 'existing'],
    neverUnique: true,
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }, field) =>
      z
        .string()
        .min(1)
        .max(200)
        .refine((typed) => field.existing || passwordProblems(typed, field.min).length === 0, {
          params: { code: `password_${field.min}` },
        }),
    toText: () => '',
  },
);
