import { type DeclaredRole, type Role, roleLabels, type MenuGroup } from 'sijil/schema/application';
import { choice, localized, longText, narrowing } from '../kinds';
import { defineResource } from '../resource';
import { isCustom, nothingTaken, roleDesign } from './customRoles';
import type { Localized } from '../../base/i18n/localized';

interface Options {
  /** Roles that make custom roles and give them to people. */
  readonly keepers: readonly DeclaredRole[];
  /** Roles that a custom role can narrow. */
  readonly bases: readonly DeclaredRole[];
  /** Records of the people who may have one, each with the field `customRoleId`. */
  readonly people: readonly string[];
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

/** Declares the roles that are created at run time: each takes something away from a declared role. */
export function customRoles({ keepers, bases, people, group }: Options) {
  return defineResource('customRoles', {
    label: {
      one: { ar: 'الدور المخصص', en: 'Custom role' },
      many: { ar: 'الأدوار المخصصة', en: 'Custom roles' },
      counted: { one: 'دور مخصص واحد', two: 'دوران مخصصان', few: 'أدوار مخصصة', many: 'دورًا مخصصًا' },
    },
    fields: {
      name: localized({ label: { ar: 'اسم الدور', en: 'Role name' }, required: true, unique: true, max: 80 }),
      base: choice({
        label: { ar: 'الدور الأساسي', en: 'Base role' },
        help: {
          ar: 'ما يفعله الدور الأساسي يبقى للدور المخصص، إلا ما تستثنيه منه.',
          en: 'The custom role can do everything the base role can, except for what you remove.',
        },
        required: true,
        createOnly: true,
        ...(bases[0] && { default: bases[0] }),
        options: Object.fromEntries(bases.map((role) => [role, roleLabels()[role]])),
      }),
      description: longText({ label: { ar: 'الوصف', en: 'Description' }, max: 500 }),
      narrowing: narrowing({
        label: { ar: 'الصلاحيات', en: 'Permissions' },
        default: nothingTaken,
      }),
    },
    title: 'name',
    list: ['name', 'base', 'description'],
    search: ['name'],
    access: { read: keepers, create: keepers, update: keepers, delete: keepers },
    children: people.map((resource) => ({ resource, by: 'customRoleId' })),
    bodyKb: 64,
    path: '/custom-roles',
    api: '/custom-roles',
    menu: { icon: 'safety', ...(group && { group }) },
  });
}

/** Name of a role that is no longer there. */
export const deletedRole: Localized = { ar: 'دور محذوف', en: 'Deleted role' };

/** Name of a role as people read it: a custom role has its own. */
export function roleLabel(role: Role): Localized {
  return isCustom(role) ? (roleDesign(role)?.name ?? deletedRole) : roleLabels()[role];
}
