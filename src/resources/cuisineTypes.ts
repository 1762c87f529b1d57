import { defineResource, localized } from 'sijil/schema/index';

export const cuisineTypes = defineResource('cuisineTypes', {
  label: { one: { ar: 'نوع المطبخ', en: 'Cuisine' }, many: { ar: 'أنواع المطابخ', en: 'Cuisines' } },
  path: '/cuisine-types',
  fields: { name: localized({ label: { ar: 'الاسم', en: 'Name' }, required: true, unique: true, max: 80 }) },
  title: 'name',
  list: ['name'],
  importKey: 'name',
  inline: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'coffee', group: 'reference' },
});
