import { boolean, defineShape, password, phone, text } from '#framework/schema/index';

/** The person who signs in, as they may change themselves; their e-mail is proven and therefore stays. */
export const personBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  position: text({ isName: true, label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
});

/** Confirmation before an account is erased: the company's name, and the owner's password. */
export const deleteAccountBody = defineShape({
  companyName: text({ label: { ar: 'اسم المنشأة للتأكيد', en: 'Company name, to confirm' }, required: true }),
  password: password({
    label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    required: true,
    existing: true,
  }),
});

/** Activates an account, or deactivates it (rules 3.11). */
export const changeStatusBody = defineShape({
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, required: true }),
});
