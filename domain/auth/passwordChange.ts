import { choice, defineShape, longText, password } from 'sijil/schema/index';
import { passwordConfirmation, passwordsMatch } from 'sijil/contract/signInBodies';

/** New password for the signed-in account; six characters are enough here (rules 2.2). */
export const passwordChangeBody = defineShape(
  {
    currentPassword: password({
      label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
      required: true,
      existing: true,
    }),
    password: password({ label: { ar: 'كلمة المرور الجديدة', en: 'New password' }, required: true, min: 6 }),
    passwordConfirmation,
  },
  [passwordsMatch],
);

const reason = longText({ label: { ar: 'السبب', en: 'Reason' }, max: 500 });

/** Reason for rejecting a new password, as its owner reads it. */
export const passwordRejectionBody = defineShape({ reason });

export const passwordDecisionBody = defineShape({
  decision: choice({
    label: { ar: 'القرار', en: 'Decision' },
    required: true,
    options: {
      approved: { ar: 'موافقة', en: 'Approve' },
      rejected: { ar: 'رفض', en: 'Reject' },
    },
  }),
  reason,
});
