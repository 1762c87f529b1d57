import { accountFields } from 'sijil/schema/accountFields';
import { choice, defineResource, own } from 'sijil/schema/index';
import { customRoleField } from 'sijil/schema/people';

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
    customRoleId: customRoleField(['librarian']),
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
