import { defineResource, localized, location, reference } from 'sijil/schema/index';

export const districts = defineResource('districts', {
  label: {
    one: { ar: 'الحي', en: 'District' },
    many: { ar: 'الأحياء', en: 'Districts' },
    counted: { one: 'حي واحد', two: 'حيّان', few: 'أحياء', many: 'حيًّا' },
  },
  fields: {
    name: localized({
      label: { ar: 'الاسم', en: 'Name' },
      required: true,
      unique: { within: 'cityId' },
      max: 80,
    }),
    cityId: reference({ label: { ar: 'المدينة', en: 'City' }, to: 'cities', required: true }),
    center: location({ label: { ar: 'الموقع على الخريطة', en: 'Location on the map' }, inKingdom: true }),
  },
  title: 'name',
  list: ['name', 'cityId'],
  importKey: 'name',
  inline: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'environment', group: 'reference' },
});
