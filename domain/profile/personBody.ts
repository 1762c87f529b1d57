import { defineShape, phone, text } from '#framework/schema/index';

/** The person who signs in, as they may change themselves; their e-mail is proven and therefore stays. */
export const personBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  position: text({ isName: true, label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
});
