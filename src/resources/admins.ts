import { choice, defineResource } from 'sijil/schema/index';
import { accountActions, accountFields, customRoleFields } from './accountFields';

export const admins = defineResource('admins', {
  label: {
    one: { ar: 'المسؤول', en: 'Admin' },
    many: { ar: 'المسؤولون', en: 'Admins' },
    counted: { one: 'مسؤول واحد', two: 'مسؤولان', few: 'مسؤولين', many: 'مسؤولًا' },
  },
  account: { roles: ['admin', 'admin_finance', 'admin_operation'] },
  fields: {
    ...accountFields,
    role: choice({
      label: { ar: 'النوع', en: 'Type' },
      required: true,
      options: {
        admin: { ar: 'عام', en: 'General', tone: 'progress' },
        admin_finance: { ar: 'مالية', en: 'Finance', tone: 'success' },
        admin_operation: { ar: 'عمليات', en: 'Operations', tone: 'info' },
      },
    }),
    ...customRoleFields,
  },
  title: 'name',
  list: ['name', 'email', 'phone', 'role', 'active'],
  search: ['name', 'nameEn', 'email', 'phone'],
  access: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  actions: accountActions,
  menu: { icon: 'safety', group: 'administration' },
});
