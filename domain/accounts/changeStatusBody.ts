import { boolean, defineShape } from '#framework/schema/index';

/** Activates an account, or deactivates it (rules 3.11). */
export const changeStatusBody = defineShape({
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, required: true }),
});
