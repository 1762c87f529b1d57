import { boolean, decimal, defineResource, files, own, plate, reference, text } from 'sijil/schema/index';

export const vehicles = defineResource('vehicles', {
  label: {
    one: { ar: 'المركبة', en: 'Vehicle' },
    many: { ar: 'المركبات', en: 'Vehicles' },
    counted: { one: 'مركبة واحدة', two: 'مركبتان', few: 'مركبات', many: 'مركبة' },
  },
  fields: {
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'clients',
      required: true,
      createOnly: true,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      narrowedBy: { clientId: 'clientId' },
    }),
    number: plate({
      label: { ar: 'رقم اللوحة', en: 'Plate number' },
      required: true,
      unique: { within: 'clientId' },
    }),
    vehicleTypeId: reference({
      label: { ar: 'نوع المركبة', en: 'Vehicle type' },
      to: 'vehicleTypes',
      required: true,
    }),
    driverName: text({
      isName: true,
      label: { ar: 'اسم السائق', en: 'Driver name' },
      max: 120,
    }),
    weight: decimal({ label: { ar: 'الوزن (كجم)', en: 'Weight (kg)' }, min: 1, max: 100_000 }),
    papers: files({
      label: { ar: 'صور المركبة ووثائقها', en: 'Photos and papers' },
      help: {
        ar: 'صورة لكل جانب تكفي لتُعرف المركبة في الساحة، ومعها رخصة السير وآخر معايرة لجهاز التبريد.',
        en: 'A photo of each side, so that it is recognised in the yard, its registration, and the last calibration of its cooling unit.',
      },
      max: 8,
    }),
    active: boolean({ label: { ar: 'مفعّلة', en: 'Active' }, default: true }),
  },
  title: 'number',
  about: ['clientId', 'vehicleTypeId'],
  list: ['number', 'clientId', 'vehicleTypeId', 'driverName', 'weight', 'active', 'papers'],
  search: ['number', 'driverName'],
  importKey: 'number',
  access: {
    read: [
      'admin',
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
    create: ['admin', own('clientId', ['client'], 'clientId')],
    update: ['admin', own('clientId', ['client'], 'clientId')],
    delete: ['admin', own('clientId', ['client'], 'clientId')],
  },
  menu: { icon: 'car', group: 'clients' },
});
