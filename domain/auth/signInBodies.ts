/** Bodies of the sign-in calls, for the portal's forms and the API's checks. */
import { loginCallBody, passwordConfirmation, passwordsMatch } from 'sijil/contract/signInBodies';
import { textTable } from 'sijil/schema/texts/textTable';
import { choice, defineShape, email, password, text } from 'sijil/schema/index';

const newPassword = password({ label: { ar: 'كلمة المرور الجديدة', en: 'New password' }, required: true });

/** Body of the sign-in call: it names the portal, so that roles without a page there get no session. */
export const portalLoginBody = defineShape({
  ...loginCallBody.fields,
  audience: choice({
    label: { ar: 'التطبيق', en: 'Application' },
    options: {
      portal: { ar: 'المنصة', en: 'The portal' },
      field: { ar: 'تطبيق المفتش', en: 'The inspectors’ app' },
    },
  }),
});

export const forgotPasswordBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
});

export const resetPasswordBody = defineShape(
  {
    token: text({ label: { ar: 'الرابط', en: 'Link' }, required: true, max: 100 }),
    password: newPassword,
    passwordConfirmation,
  },
  [passwordsMatch],
);

textTable('bodies/signIn', { loginCallBody: portalLoginBody, forgotPasswordBody, resetPasswordBody });
