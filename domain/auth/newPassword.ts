import { password } from '#framework/schema/index';

export const passwordConfirmation = password({
  label: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  required: true,
  existing: true,
});

/** The rule of every form that asks for a new password twice (rules 2.2). */
export const passwordsMatch = {
  field: 'passwordConfirmation',
  holds: (values: { password?: string | null; passwordConfirmation?: string | null }) =>
    values.password === values.passwordConfirmation,
  message: { ar: 'كلمتا المرور غير متطابقتين.', en: 'Your passwords do not match' },
};
