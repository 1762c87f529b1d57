import { boolean, defineResource, text } from '#domain/schema/index';

export const nationalities = defineResource('nationalities', {
  label: { one: { ar: 'الجنسية', en: 'Nationality' }, many: { ar: 'الجنسيات', en: 'Nationalities' } },
  fields: {
    descriptionAr: text({
      label: { ar: 'الوصف بالعربية', en: 'Arabic description' },
      required: true,
      max: 120,
    }),
    descriptionEn: text({
      label: { ar: 'الوصف بالإنجليزية', en: 'English description' },
      required: true,
      max: 120,
    }),
    active: boolean({ label: { ar: 'مفعّلة', en: 'Active' }, default: true }),
  },
  title: { ar: 'descriptionAr', en: 'descriptionEn' },
  list: ['descriptionAr', 'descriptionEn', 'active'],
  inline: ['descriptionAr', 'descriptionEn', 'active'],
  search: ['descriptionAr', 'descriptionEn'],
  sort: { field: 'descriptionAr', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'global', group: 'settings' },
});
