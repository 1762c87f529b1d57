import { boolean, choice, defineModuleResource, email, image, phone, text } from 'sijil/schema/index';
import { roleLabels, roles } from '#domain/access/roles';
import { accountFields, customRoleFields } from './accountFields';

/** All accounts that can sign in, of every role; each role is edited under a separate declaration. */
export const usersResource = defineModuleResource('users', {
  label: {
    one: { ar: 'المستخدم', en: 'User' },
    many: { ar: 'المستخدمون', en: 'Users' },
    counted: { one: 'مستخدم واحد', two: 'مستخدمان', few: 'مستخدمين', many: 'مستخدمًا' },
  },
  people: true,
  fields: {
    name: text({ inEnglish: 'nameEn', label: { ar: 'الاسم الكامل', en: 'Full name' } }),
    nameEn: accountFields.nameEn,
    email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' } }),
    phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' } }),
    role: choice({
      label: { ar: 'الدور', en: 'Role' },
      options: Object.fromEntries(roles.map((role) => [role, roleLabels[role]])),
    }),
    image: image({ label: { ar: 'الصورة الشخصية', en: 'Profile image' } }),
    active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' } }),
    ...customRoleFields,
  },
  title: 'name',
  list: ['name', 'email', 'phone', 'role', 'active'],
  search: ['name', 'nameEn', 'email', 'phone'],
  access: { read: ['admin'] },
  actions: [
    {
      operation: 'adminUsers.update',
      // The company edits its branch managers here; other accounts have forms of their own.
      when: { field: 'role', in: ['branch_manager'] },
      single: true,
      label: { ar: 'تحديد الدور المخصص', en: 'Set the custom role' },
      icon: 'safety',
      body: { fields: customRoleFields },
      values: { customRoleId: null },
      done: { ar: 'حُفظ الدور المخصص.', en: 'The custom role was saved.' },
    },
  ],
  api: '/admin/users',
  operations: { list: 'adminUsers.list', get: 'adminUsers.get' },
});
