import { boolean, defineShape } from '../schema/index';

/** Activates an account, or deactivates it (specification §4). */
export const changeStatusBody = defineShape({
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, required: true }),
});
