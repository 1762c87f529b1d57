import { keysOf } from '../base/objects';
import type { Localized } from '../base/i18n/localized';
import { own } from './access';
import { accountFields } from './accountFields';
import type { DeclaredRole } from './application';
import { choice, reference } from './kinds';
import { defineResource } from './resource';

interface Options {
  /** Roles with their labels; the first is that of a new person. */
  readonly roles: Readonly<Record<DeclaredRole, Localized>>;
  /** Roles that add people and change their accounts. */
  readonly keepers: readonly DeclaredRole[];
}

/** The custom role of an account, which nobody but its keepers reads. */
export const customRoleField = (keepers: readonly DeclaredRole[]) =>
  reference({
    label: { ar: 'الدور المخصص', en: 'Custom role' },
    help: { ar: 'اتركه فارغًا لتبقى صلاحيات الدور كاملة.', en: 'Leave empty for all permissions of the role.' },
    to: 'customRoles',
    access: { read: keepers },
  });

/** Declares the people of an application that tells them apart by their role alone. */
export function people({ roles, keepers }: Options) {
  const names = keysOf(roles) as [DeclaredRole, ...DeclaredRole[]];
  const others = names.filter((role) => !keepers.includes(role));
  return defineResource('people', {
    label: {
      one: { ar: 'المستخدم', en: 'User' },
      many: { ar: 'المستخدمون', en: 'Users' },
      counted: { one: 'مستخدم واحد', two: 'مستخدمان', few: 'مستخدمين', many: 'مستخدمًا' },
    },
    account: { roles: names },
    fields: {
      ...accountFields,
      role: choice({ label: { ar: 'الدور', en: 'Role' }, required: true, options: roles }),
      customRoleId: customRoleField(keepers),
    },
    title: 'name',
    list: ['name', 'email', 'phone', 'role', 'active'],
    search: ['name', 'email'],
    sort: { field: 'name', order: 'asc' },
    access: {
      read: [...keepers, ...(others.length > 0 ? [own('id', others)] : [])],
      create: keepers,
      update: keepers,
      delete: keepers,
    },
    menu: { icon: 'user' },
  });
}
