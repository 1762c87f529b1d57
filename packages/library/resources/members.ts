import { choice, defineResource, own, reference } from 'sijil/schema/index';
import { accountFields } from './accountFields';

export const members = defineResource('members', {
  label: {
    one: { ar: 'العضو', en: 'Member' },
    many: { ar: 'الأعضاء', en: 'Members' },
    counted: { one: 'عضو واحد', two: 'عضوان', few: 'أعضاء', many: 'عضوًا' },
  },
  account: { roles: ['member', 'librarian'] },
  fields: {
    ...accountFields,
    role: choice({
      label: { ar: 'الدور', en: 'Role' },
      required: true,
      default: 'member',
      options: {
        member: { ar: 'عضو', en: 'Member' },
        librarian: { ar: 'أمين مكتبة', en: 'Librarian' },
      },
    }),
    customRoleId: reference({
      label: { ar: 'الدور المخصص', en: 'Custom role' },
      help: {
        ar: 'اتركه فارغًا لتبقى صلاحيات الدور كاملة.',
        en: 'Leave empty for all permissions of the role.',
      },
      to: 'customRoles',
      access: { read: ['librarian'] },
    }),
  },
  title: 'name',
  list: ['name', 'email', 'phone', 'role', 'active'],
  search: ['name', 'email'],
  sort: { field: 'name', order: 'asc' },
  access: {
    read: ['librarian', own('id', ['member'])],
    create: ['librarian'],
    update: ['librarian'],
    delete: ['librarian'],
  },
  children: [{ resource: 'loans', by: 'memberId' }],
  menu: { icon: 'user', group: 'people' },
});
