import { activities } from '#domain/profile/companyFields';
import { boolean, choice, defineResource, reference, references, text } from 'sijil/schema/index';

export const clientTypes = defineResource('clientTypes', {
  label: { one: { ar: 'نوع العميل', en: 'Client type' }, many: { ar: 'أنواع العملاء', en: 'Client types' } },
  path: '/client-types',
  fields: {
    descriptionAr: text({
      label: { ar: 'الوصف بالعربية', en: 'Arabic description' },
      required: true,
      unique: { within: 'parentId' },
      max: 120,
    }),
    descriptionEn: text({
      label: { ar: 'الوصف بالإنجليزية', en: 'English description' },
      required: true,
      unique: { within: 'parentId' },
      max: 120,
    }),
    parentId: reference({
      label: { ar: 'النوع الرئيسي', en: 'Parent type' },
      help: { ar: 'اتركه فارغًا إن كان نوعًا رئيسيًا.', en: 'Leave it empty for a main type.' },
      to: 'clientTypes',
    }),
    activity: choice({
      label: { ar: 'أسئلة التسجيل', en: 'Registration questions' },
      help: {
        ar: 'للأنواع الرئيسية: يُسأل المطعم عن نوع المطبخ وقائمة الطعام والمساحة، ولا يُسأل الأسطول عنها.',
        en: 'For main types: restaurants are asked for cuisine, menu and area; fleets are not.',
      },
      options: activities,
    }),
    nationalityIds: references({
      label: { ar: 'جنسيات العاملين', en: 'Nationalities of the staff' },
      help: {
        ar: 'الجنسيات المعروضة على عملاء هذا النوع. اتركها فارغة لعرض جنسيات النوع الرئيسي، أو كل الجنسيات.',
        en: 'The nationalities that clients of this type choose from. Leave empty to offer those of the main type, or all.',
      },
      to: 'nationalities',
    }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  title: { ar: 'descriptionAr', en: 'descriptionEn' },
  list: ['descriptionAr', 'descriptionEn', 'parentId', 'active'],
  importKey: 'descriptionAr',
  inline: ['descriptionAr', 'descriptionEn', 'active'],
  search: ['descriptionAr', 'descriptionEn'],
  sort: { field: 'descriptionAr', order: 'asc' },
  access: { read: 'everyone', create: ['admin'], update: ['admin'], delete: ['admin'] },
  children: [{ resource: 'clientTypes', by: 'parentId' }],
  menu: { icon: 'apartment', group: 'reference' },
});
