import { boolean, email, image, phone, reference, text } from '#framework/schema/index';

/** Fields of every account, stored in `users`; the resource's other fields are stored in its own table. */
export const accountFields = {
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true, unique: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  image: image({ label: { ar: 'الصورة الشخصية', en: 'Profile image' } }),
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, default: true }),
};

/** The custom role of an account, for admins alone: nobody learns of their own limits by it, or lifts them. */
export const customRoleFields = {
  customRoleId: reference({
    label: { ar: 'الدور المخصص', en: 'Custom role' },
    help: { ar: 'اتركه فارغًا لتبقى صلاحيات الدور كاملة.', en: 'Empty: all rights of the role.' },
    to: 'customRoles',
    access: { read: ['admin'] },
  }),
};

/** Fields that supervisors and inspectors share. */
export const contactFields = {
  emergencyPhone: phone({ label: { ar: 'هاتف الطوارئ', en: 'Emergency phone' }, required: true }),
  country: text({ label: { ar: 'الدولة', en: 'Country' }, required: true, max: 80, default: 'السعودية' }),
  address: text({ label: { ar: 'العنوان', en: 'Address' }, required: true }),
  street: text({ label: { ar: 'الشارع', en: 'Street' }, required: true, max: 120 }),
};
