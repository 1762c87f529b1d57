import { boolean, defineResource, text } from 'sijil/schema/index';

export const nationalities = defineResource('nationalities', {
  label: {
    one: { ar: 'الجنسية', en: 'Nationality' },
    many: { ar: 'الجنسيات', en: 'Nationalities' },
    counted: { one: 'جنسية واحدة', two: 'جنسيتان', few: 'جنسيات', many: 'جنسية' },
  },
  fields: {
    descriptionAr: text({
      label: { ar: 'الوصف بالعربية', en: 'Arabic description' },
      required: true,
      unique: true,
      max: 120,
    }),
    descriptionEn: text({
      label: { ar: 'الوصف بالإنجليزية', en: 'English description' },
      required: true,
      unique: true,
      max: 120,
    }),
    active: boolean({ label: { ar: 'مفعّلة', en: 'Active' }, default: true }),
  },
  title: { ar: 'descriptionAr', en: 'descriptionEn' },
  list: ['descriptionAr', 'descriptionEn', 'active'],
  importKey: 'descriptionAr',
  inline: ['descriptionAr', 'descriptionEn', 'active'],
  search: ['descriptionAr', 'descriptionEn'],
  sort: { field: 'descriptionAr', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  actions: [
    {
      set: { active: false },
      label: { ar: 'إيقاف', en: 'Deactivate' },
      icon: 'stop',
      when: { field: 'active', in: [true] },
      confirm: {
        ar: 'لن تظهر في قوائم الاختيار. وتبقى السجلات التي اختيرت فيها كما هي.',
        en: 'It will no longer be offered in lists of choices. Records that hold it stay as they are.',
      },
      done: { ar: 'أُوقفت الجنسية.', en: 'The nationality was deactivated.' },
    },
    {
      set: { active: true },
      label: { ar: 'تفعيل', en: 'Activate' },
      icon: 'check',
      when: { field: 'active', in: [false] },
      done: { ar: 'فُعّلت الجنسية.', en: 'The nationality was activated.' },
    },
  ],
  menu: { icon: 'global', group: 'reference' },
});
