import { countOf, defineResource, integer, localized, location, reference } from 'sijil/schema/index';

export const cities = defineResource('cities', {
  label: {
    one: { ar: 'المدينة', en: 'City' },
    many: { ar: 'المدن', en: 'Cities' },
    counted: { one: 'مدينة واحدة', two: 'مدينتان', few: 'مدن', many: 'مدينة' },
  },
  fields: {
    name: localized({
      label: { ar: 'الاسم', en: 'Name' },
      required: true,
      unique: { within: 'stateId' },
      max: 80,
    }),
    stateId: reference({ label: { ar: 'المنطقة', en: 'Region' }, to: 'states', required: true }),
    center: location({
      label: { ar: 'الموقع على الخريطة', en: 'Location on the map' },
      required: true,
      inKingdom: true,
    }),
    districtsCount: integer({
      label: { ar: 'عدد الأحياء', en: 'Districts' },
      computed: countOf('districts', 'cityId'),
    }),
  },
  title: 'name',
  list: ['name', 'stateId', 'districtsCount'],
  importKey: 'name',
  inline: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  children: [{ resource: 'districts', by: 'cityId' }],
  menu: { icon: 'environment', group: 'reference' },
});
