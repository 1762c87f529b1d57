import {
  boolean,
  defineResource,
  location,
  own,
  phone,
  reference,
  shortAddress,
  text,
} from '#domain/schema/index';

export const branches = defineResource('branches', {
  label: { one: { ar: 'الفرع', en: 'Branch' }, many: { ar: 'الفروع', en: 'Branches' } },
  fields: {
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'clients',
      required: true,
      createOnly: true,
    }),
    restaurantId: reference({
      label: { ar: 'المطعم', en: 'Restaurant' },
      to: 'restaurants',
      narrowedBy: { clientId: 'clientId' },
    }),
    name: text({ label: { ar: 'اسم الفرع', en: 'Branch name' }, required: true, max: 120 }),
    stateId: reference({ label: { ar: 'المنطقة', en: 'State' }, to: 'states', required: true }),
    cityId: reference({
      label: { ar: 'المدينة', en: 'City' },
      to: 'cities',
      required: true,
      narrowedBy: { stateId: 'stateId' },
    }),
    districtId: reference({
      label: { ar: 'الحي', en: 'District' },
      to: 'districts',
      narrowedBy: { cityId: 'cityId' },
    }),
    street: text({ label: { ar: 'الشارع', en: 'Street' }, required: true, max: 120 }),
    shortAddress: shortAddress({ label: { ar: 'العنوان الوطني المختصر', en: 'National short address' } }),
    place: location({ label: { ar: 'الموقع على الخريطة', en: 'Place on the map' }, required: true }),
    main: boolean({ label: { ar: 'الفرع الرئيسي', en: 'Main branch' } }),
    responsibleName: text({
      label: { ar: 'اسم المسؤول', en: 'Responsible person' },
      required: true,
      max: 120,
    }),
    responsiblePhone: phone({
      label: { ar: 'جوال المسؤول', en: "Responsible person's phone" },
      required: true,
    }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  title: 'name',
  list: ['name', 'clientId', 'cityId', 'main', 'responsibleName', 'active'],
  search: ['name', 'street', 'responsibleName'],
  access: {
    read: ['admin', own('clientId', ['client']), own('id', ['branch_manager'], 'branchIds')],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  menu: { icon: 'bank', group: { ar: 'العملاء', en: 'Clients' } },
});
