import { englishName } from '#domain/profile/companyFields';
import { boolean, email, image, phone, reference, text } from 'sijil/schema/index';
import type { RecordAction } from 'sijil/schema/resource';

/** Fields of every account, stored in `users`; the resource's other fields are stored in its own table. */
export const accountFields = {
  name: text({
    isName: true,
    inEnglish: 'nameEn',
    label: { ar: 'الاسم الكامل', en: 'Full name' },
    required: true,
    max: 120,
  }),
  nameEn: englishName(120),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true, unique: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  image: image({ label: { ar: 'الصورة الشخصية', en: 'Profile image' } }),
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, default: true }),
};

/** Custom role of an account, readable by admins only, so that nobody learns of their own limits or lifts them. */
export const customRoleFields = {
  customRoleId: reference({
    label: { ar: 'الدور المخصص', en: 'Custom role' },
    help: { ar: 'اتركه فارغًا لتبقى صلاحيات الدور كاملة.', en: 'Leave empty for all permissions of the role.' },
    to: 'customRoles',
    access: { read: ['admin'] },
  }),
};

/** Fields that supervisors and inspectors share. */
export const contactFields = {
  emergencyPhone: phone({ label: { ar: 'هاتف الطوارئ', en: 'Emergency phone' }, required: true }),
  country: text({
    label: { ar: 'الدولة', en: 'Country' },
    required: true,
    max: 80,
    default: 'السعودية',
    proposed: true,
  }),
  address: text({ label: { ar: 'العنوان', en: 'Address' }, required: true }),
  street: text({ label: { ar: 'الشارع', en: 'Street' }, required: true, max: 120 }),
};

/** Actions of an admin on an account, besides editing it (rules 3.11). */
export const accountActions = [
  {
    operation: 'adminUsers.changeStatus',
    label: { ar: 'إيقاف الحساب', en: 'Deactivate' },
    icon: 'stop',
    danger: true,
    confirm: {
      ar: 'تُنهى جلسات الحساب كلها فورًا، ولا يمكن الدخول به حتى تعيد تفعيله. تبقى سجلاته كما هي.',
      en: 'All sessions end immediately, and no one can sign in with this account until you activate it again. Its records stay.',
    },
    values: { active: false },
    when: { field: 'active', in: [true] },
    done: { ar: 'أُوقف الحساب.', en: 'The account is deactivated.' },
  },
  {
    operation: 'adminUsers.changeStatus',
    label: { ar: 'تفعيل الحساب', en: 'Activate' },
    icon: 'check',
    values: { active: true },
    when: { field: 'active', in: [false] },
    done: { ar: 'فُعّل الحساب.', en: 'The account is active.' },
  },
  {
    operation: 'adminUsers.changePassword',
    single: true,
    label: { ar: 'تعيين كلمة مرور مؤقتة', en: 'Set a one-time password' },
    icon: 'key',
    confirm: {
      ar: 'تُلغى كلمة المرور الحالية وتُنهى الجلسات كلها. تظهر لك كلمة المرور المؤقتة مرة واحدة وتُرسل بالبريد.',
      en: 'The current password stops working and all sessions end. The one-time password is shown to you once and sent by email.',
    },
    done: { ar: 'عُيّنت كلمة مرور مؤقتة.', en: 'A one-time password was set.' },
  },
  {
    operation: 'secondFactor.reset',
    single: true,
    label: { ar: 'إيقاف التحقق بخطوتين', en: 'Turn off two-step sign-in' },
    icon: 'key',
    danger: true,
    confirm: {
      ar: 'لمن فقد تطبيق المصادقة والرموز الاحتياطية، بعد أن تتأكد من أنه هو. تُنهى جلساته كلها ويدخل بكلمة المرور وحدها، ويصله بذلك بريد.',
      en: 'For someone who has lost both the authenticator app and the recovery codes, once you are sure who they are. All their sessions end, their password alone is enough to sign in, and they are notified by email.',
    },
    done: { ar: 'أُوقف التحقق بخطوتين.', en: 'Two-step sign-in is off.' },
  },
] as const satisfies readonly RecordAction[];
