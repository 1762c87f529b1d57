import { defineShape, password, text } from '#framework/schema/index';

/** Confirmation before an account is erased: the company's name, and the owner's password. */
export const deleteAccountBody = defineShape({
  companyName: text({ label: { ar: 'اسم المنشأة للتأكيد', en: 'Company name, to confirm' }, required: true }),
  password: password({
    label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    required: true,
    existing: true,
  }),
});
