import { countOf, defineResource, integer, localized, text } from 'sijil/schema/index';

export const states = defineResource('states', {
  label: {
    one: { ar: 'المنطقة', en: 'Region' },
    many: { ar: 'المناطق', en: 'Regions' },
    counted: { one: 'منطقة واحدة', two: 'منطقتان', few: 'مناطق', many: 'منطقة' },
  },
  fields: {
    name: localized({ label: { ar: 'الاسم', en: 'Name' }, required: true, unique: true, max: 80 }),
    code: text({
      label: { ar: 'الرمز', en: 'Code' },
      help: { ar: 'رمز \u2066ISO 3166-2\u2069', en: 'ISO 3166-2 code' },
      required: true,
      unique: true,
      max: 10,
    }),
    citiesCount: integer({
      label: { ar: 'عدد المدن', en: 'Cities' },
      computed: countOf('cities', 'stateId'),
    }),
  },
  title: 'name',
  list: ['name', 'code', 'citiesCount'],
  importKey: 'code',
  inline: ['name'],
  search: ['name', 'code'],
  sort: { field: 'code', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  children: [{ resource: 'cities', by: 'stateId' }],
  menu: { icon: 'environment', group: 'reference' },
});
