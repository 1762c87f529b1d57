import { defineShape, email, password, text } from '../schema/index';
import { textTable } from '../schema/texts/textTable';

export const loginBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
  password: password({ label: { ar: 'كلمة المرور', en: 'Password' }, required: true, existing: true }),
});

const currentPassword = password({
  label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
  required: true,
  existing: true,
});

const code = { label: { ar: 'رمز الدخول', en: 'Sign-in code' }, max: 20 };

/** The first code of an authenticator app. */
export const firstCodeBody = defineShape({ code: text({ ...code, required: true }) });

/** A code of the authenticator app, or a recovery code in its place. */
const codeField = text({
  ...code,
  help: {
    ar: 'الأرقام الستة في تطبيق المصادقة، أو أحد الرموز الاحتياطية.',
    en: 'The six digits in your authenticator app, or one of your recovery codes.',
  },
  required: true,
});

export const codeBody = defineShape({ code: codeField });

export const beginSecondFactorBody = defineShape({ currentPassword });

export const removeSecondFactorBody = defineShape({ currentPassword, code: codeField });

/** Body of signing in. In two-step sign-in, the code is sent in a second call with the same password. */
export const loginCallBody = defineShape({
  ...loginBody.fields,
  code: text(code),
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

// First by name of all bodies, so that texts that others share with these get their key here.
textTable('bodies/accounts', {
  loginBody,
  loginCallBody,
  firstCodeBody,
  codeBody,
  beginSecondFactorBody,
  removeSecondFactorBody,
  firstPasswordBody,
});
