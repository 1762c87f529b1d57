import { defineShape, password, text } from '#framework/schema/index';

/** Said twice before an account is erased: what it is called, and that it is its owner who asks. */
export const deleteAccountBody = defineShape({
  companyName: text({ label: { ar: 'اسم المنشأة للتأكيد', en: 'Company name, to confirm' }, required: true }),
  password: password({
    label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    required: true,
    existing: true,
  }),
});
