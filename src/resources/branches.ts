import { branchFields, mainBranch } from '#domain/profile/companyFields';
import { boolean, defineResource, location, own, reference } from 'sijil/schema/index';

export const branches = defineResource('branches', {
  label: {
    one: { ar: 'الفرع', en: 'Branch' },
    many: { ar: 'الفروع', en: 'Branches' },
    counted: { one: 'فرع واحد', two: 'فرعان', few: 'فروع', many: 'فرعًا' },
  },
  fields: {
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'clients',
      required: true,
      createOnly: true,
    }),
    restaurantId: reference({
      label: { ar: 'العلامة التجارية', en: 'Brand' },
      to: 'restaurants',
      narrowedBy: { clientId: 'clientId' },
    }),
    ...branchFields,
    // Some old branches have none, because an invented place was removed. The next edit must set it.
    place: location({
      label: branchFields.place.label,
      startsAt: branchFields.place.startsAt,
      inKingdom: true,
    }),
    main: mainBranch,
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  rules: [
    {
      field: 'place',
      holds: ({ place }) => Boolean(place),
      message: { ar: 'حدّد الموقع على الخريطة.', en: 'Set the location on the map.' },
    },
  ],
  title: 'name',
  list: ['name', 'clientId', 'cityId', 'main', 'responsibleName', 'active'],
  search: ['name', 'nameEn', 'street', 'responsibleName', 'responsiblePhone'],
  filters: { first: ['clientId', 'cityId', 'stateId', 'main', 'active'] },
  aside: ['active', 'main', 'clientId', 'cityId', 'responsibleName', 'responsiblePhone'],
  access: {
    read: ['admin', own('clientId', ['client'], 'clientId'), own('id', ['branch_manager'], 'branchIds')],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  menu: { icon: 'bank', group: 'clients' },
});
