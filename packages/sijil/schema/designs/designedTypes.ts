import {
  type DeclaredRole,
  type Role,
  roleLabels,
  recordOwners,
  type MenuGroup,
  menuGroups,
} from 'sijil/schema/application';
import { keysOf } from '../../base/objects';
import { choice, choices, localized, ownedList, text } from '../kinds';
import { defineResource, type Resource } from '../resource';
import { designedPlaces, designedTypesPath, mostStartingFields, typeIcons } from './typeDesign';
import { designKinds } from './fieldDesign';

interface Options {
  /** Roles that design: they see every record of the types that they make. */
  readonly designers: readonly Role[];
  /** Further roles that may be given rights on records of a designed type. */
  readonly members: readonly DeclaredRole[];
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

/** Kinds that need nothing but a name. */
const { choice: _, choices: __, reference: ___, ...plainKinds } = designKinds;

/**
 * Declares the record types that designers add at run time, as records with the usual list, form, history, revert, import and
 * export. A deleted one is hidden, and its records stay.
 */
export function designedTypes({ designers, members, of, group }: Options) {
  const owners = Object.fromEntries(keysOf(recordOwners()).map((role) => [role, roleLabels()[role]]));
  const given = Object.fromEntries(members.map((role) => [role, roleLabels()[role]]));
  return defineResource('designedTypes', {
    label: {
      one: { ar: 'نوع السجلات', en: 'Record type' },
      many: { ar: 'أنواع السجلات', en: 'Record types' },
      counted: { one: 'نوع واحد', two: 'نوعان', few: 'أنواع', many: 'نوعًا' },
    },
    fields: {
      many: localized({
        label: { ar: 'اسم القائمة', en: 'List name' },
        help: { ar: 'بالجمع، مثل: الأجهزة.', en: 'In the plural, such as Devices.' },
        required: true,
        max: 60,
      }),
      one: localized({
        label: { ar: 'اسم السجل الواحد', en: 'Name of one record' },
        help: { ar: 'بالمفرد معرّفًا، مثل: الجهاز.', en: 'In the singular, such as Device.' },
        required: true,
        max: 60,
      }),
      titleLabel: localized({
        label: { ar: 'حقل تسمية السجل', en: 'Naming field' },
        help: {
          ar: 'اسم الحقل الأول، مثل: الرقم التسلسلي. اتركه فارغًا ليكون «الاسم».',
          en: 'Label of the first field, such as Serial number. Leave empty for “Name”.',
        },
        max: 60,
      }),
      parent: choice({
        label: { ar: 'التبعية', en: 'Belongs to' },
        help: {
          ar: 'يُختار لكل سجل ما يتبعه، وتظهر سجلاته في صفحته.',
          en: 'Each record is linked to the one it belongs to, whose page lists them.',
        },
        createOnly: true,
        options: designedPlaces(of, 'one'),
      }),
      fieldsOf: choice({
        label: { ar: 'مصدر الحقول', en: 'Copy fields from' },
        help: {
          ar: 'تُنسخ حقول تلك السجلات إلى هذا النوع.',
          en: 'The fields of those records are copied to this type.',
        },
        createOnly: true,
        options: designedPlaces(of, 'many'),
      }),
      startsWith: ownedList({
        label: { ar: 'الحقول', en: 'Fields' },
        item: { ar: 'حقل', en: 'Field' },
        help: {
          ar: 'تُضاف بقية الحقول، ومنها الاختيارات والارتباطات، من القائمة نفسها في أي وقت.',
          en: 'You can add more fields, including choices and links, from the list at any time.',
        },
        createOnly: true,
        max: mostStartingFields,
        fields: {
          label: localized({ label: { ar: 'اسم الحقل', en: 'Field name' }, required: true, max: 80 }),
          kind: choice({
            label: { ar: 'نوع الحقل', en: 'Field type' },
            required: true,
            default: 'text',
            options: plainKinds,
          }),
        },
      }),
      icon: choice({
        label: { ar: 'الأيقونة', en: 'Icon' },
        required: true,
        default: 'table',
        options: typeIcons,
      }),
      menuGroup: choice({
        label: { ar: 'مكانه في القائمة الجانبية', en: 'Place in the menu' },
        options: menuGroups(),
      }),
      readers: choices({ label: { ar: 'أدوار الاطلاع', en: 'Roles that can see them' }, options: given }),
      writers: choices({
        label: { ar: 'أدوار الإضافة والتعديل', en: 'Roles that can add and change them' },
        options: given,
      }),
      deleters: choices({ label: { ar: 'أدوار الحذف', en: 'Roles that can delete them' }, options: given }),
      ownReaders: choices({
        label: { ar: 'أدوار الاطلاع على السجلات الخاصة', en: 'Roles that can see their own' },
        help: {
          ar: 'يرى كل منهم ما يتبع سجلاته وحدها، مثل فروع منشأته.',
          en: 'Each sees what belongs to their own records, such as the branches of their company.',
        },
        options: owners,
      }),
      ownWriters: choices({
        label: { ar: 'أدوار تعديل السجلات الخاصة', en: 'Roles that can add and change their own' },
        options: owners,
      }),
      name: text({
        label: { ar: 'المعرّف', en: 'Identifier' },
        help: {
          ar: 'اسمه في واجهة البرمجة والملفات. يُشتق من الاسم الإنجليزي ولا يتغيّر بعده.',
          en: 'Its name in the API and in files. Derived from the English name once, and fixed after that.',
        },
        readOnly: true,
        unique: true,
        max: 40,
      }),
    },
    title: 'many',
    list: ['many', 'parent', 'menuGroup', 'writers', 'name'],
    search: ['many', 'one', 'name'],
    filters: { first: ['parent', 'menuGroup', 'readers', 'writers', 'ownReaders', 'ownWriters'] },
    sections: [
      {
        label: { ar: 'الاطلاع والتعديل', en: 'Access' },
        fields: ['readers', 'writers', 'deleters', 'ownReaders', 'ownWriters'],
      },
    ],
    access: { read: designers, create: designers, update: designers, delete: designers },
    actions: [
      {
        link: `${designedTypesPath}/:name`,
        roles: designers,
        icon: 'table',
        label: { ar: 'عرض السجلات', en: 'Show records' },
      },
    ],
    bodyKb: 64,
    path: '/record-types',
    api: '/record-types',
    menu: { icon: 'appstore', ...(group && { group }) },
  });
}
