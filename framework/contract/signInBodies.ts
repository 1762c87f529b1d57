import { defineShape, email, password } from '../schema/index';

export const loginBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
  password: password({ label: { ar: 'كلمة المرور', en: 'Password' }, required: true, existing: true }),
});

export const passwordConfirmation = password({
  label: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  required: true,
  existing: true,
});

/** The rule of every form that asks for a new password twice. */
export const passwordsMatch = {
  field: 'passwordConfirmation',
  holds: (values: { password?: string | null; passwordConfirmation?: string | null }) =>
    values.password === values.passwordConfirmation,
  message: { ar: 'كلمتا المرور غير متطابقتين.', en: 'Your passwords do not match' },
};

export const firstPasswordBody = defineShape(
  {
    password: password({ label: { ar: 'كلمة المرور الجديدة', en: 'New password' }, required: true }),
    passwordConfirmation,
  },
  [passwordsMatch],
);
