import { defineResource, localized } from 'sijil/schema/index';

export const vehicleTypes = defineResource('vehicleTypes', {
  label: {
    one: { ar: 'نوع المركبة', en: 'Vehicle type' },
    many: { ar: 'أنواع المركبات', en: 'Vehicle types' },
  },
  path: '/vehicle-types',
  fields: { name: localized({ label: { ar: 'الاسم', en: 'Name' }, required: true, unique: true, max: 80 }) },
  title: 'name',
  list: ['name'],
  importKey: 'name',
  inline: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'car', group: 'reference' },
});
