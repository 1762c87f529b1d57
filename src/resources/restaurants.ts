import { englishName } from '#domain/profile/companyFields';
import { defineResource, image, own, reference, text } from 'sijil/schema/index';

export const restaurants = defineResource('restaurants', {
  label: {
    one: { ar: 'العلامة التجارية', en: 'Brand' },
    many: { ar: 'العلامات التجارية', en: 'Brands' },
    counted: { one: 'علامة تجارية واحدة', two: 'علامتان تجاريتان', few: 'علامات تجارية', many: 'علامة تجارية' },
  },
  fields: {
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'clients',
      required: true,
      createOnly: true,
    }),
    name: text({
      isName: true,
      inEnglish: 'nameEn',
      label: { ar: 'الاسم', en: 'Name' },
      required: true,
      max: 120,
    }),
    nameEn: englishName(120),
    cuisineTypeId: reference({ label: { ar: 'نوع المطبخ', en: 'Cuisine' }, to: 'cuisineTypes' }),
    logo: image({
      label: { ar: 'الشعار', en: 'Logo' },
      help: {
        ar: 'للشهادات الجديدة لفروع العلامة التجارية؛ وإن تُرك فارغًا ظهر فيها شعار المنشأة.',
        en: 'For new certificates of its branches; if empty, they show the company’s logo.',
      },
    }),
  },
  title: 'name',
  list: ['name', 'clientId', 'cuisineTypeId'],
  search: ['name', 'nameEn'],
  access: {
    read: ['admin', own('clientId', ['client', 'branch_manager'], 'clientId')],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  children: [{ resource: 'branches', by: 'restaurantId' }],
  menu: { icon: 'shop', group: 'clients' },
});
