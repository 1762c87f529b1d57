import { boolean, email, image, phone, text } from './kinds';

/** Fields of every account, stored in `users`. */
export const accountFields = {
  name: text({ isName: true, label: { ar: 'الاسم', en: 'Name' }, required: true, max: 120 }),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true, unique: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  image: image({ label: { ar: 'الصورة', en: 'Picture' } }),
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, default: true }),
};
