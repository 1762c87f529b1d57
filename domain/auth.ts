/** The bodies of the sign-in calls: their forms in the portal and their checks in the API. */
import { defineShape, email, password, text } from './schema/index';

const newPassword = password({ label: { ar: 'كلمة المرور الجديدة', en: 'New password' }, required: true });
const confirmation = password({
  label: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  required: true,
  existing: true,
});

/** The rule of every form that asks for a new password twice (specification §5). */
const passwordsMatch = {
  field: 'passwordConfirmation',
  holds: (values: { password?: string | null; passwordConfirmation?: string | null }) =>
    values.password === values.passwordConfirmation,
  message: { ar: 'كلمتا المرور غير متطابقتين.', en: 'Your passwords do not match' },
};

export const loginBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'E-mail' }, required: true }),
  password: password({ label: { ar: 'كلمة المرور', en: 'Password' }, required: true, existing: true }),
});

export const forgotPasswordBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'E-mail' }, required: true }),
});

export const resetPasswordBody = defineShape(
  {
    token: text({ label: { ar: 'الرابط', en: 'Link' }, required: true, max: 100 }),
    password: newPassword,
    passwordConfirmation: confirmation,
  },
  [passwordsMatch],
);

export const firstPasswordBody = defineShape({ password: newPassword, passwordConfirmation: confirmation }, [
  passwordsMatch,
]);
