import {
  boolean,
  commercialRegistration,
  decimal,
  defineResource,
  file,
  iban,
  integer,
  own,
  reference,
  references,
  taxNumber,
  text,
} from '#domain/schema/index';
import { accountActs } from './accountActs';
import { accountFields } from './accountFields';

/** A company that orders inspections, and the person who signs in for it. */
export const clients = defineResource('clients', {
  label: { one: { ar: 'العميل', en: 'Client' }, many: { ar: 'العملاء', en: 'Clients' } },
  account: { roles: ['client'] },
  fields: {
    ...accountFields,
    companyName: text({ label: { ar: 'اسم الشركة', en: 'Company name' }, required: true, max: 160 }),
    position: text({ label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
    clientTypeId: reference({ label: { ar: 'نوع العميل', en: 'Client type' }, to: 'clientTypes' }),
    clientSubTypeId: reference({
      label: { ar: 'النوع الفرعي', en: 'Client sub type' },
      to: 'clientTypes',
      narrowedBy: { parentId: 'clientTypeId' },
    }),
    cuisineTypeId: reference({ label: { ar: 'نوع المطبخ', en: 'Cuisine' }, to: 'cuisineTypes' }),
    employees: integer({ label: { ar: 'عدد الموظفين', en: 'Number of employees' }, min: 1, max: 100_000 }),
    nationalityIds: references({
      label: { ar: 'جنسيات الموظفين', en: 'Employee nationalities' },
      to: 'nationalities',
    }),
    shopArea: decimal({ label: { ar: 'مساحة المحل (م²)', en: 'Shop area (m²)' }, min: 1, max: 1_000_000 }),
    servicesMenu: file({ label: { ar: 'قائمة الأصناف', en: 'Services menu' } }),
    taxNumber: taxNumber({ label: { ar: 'الرقم الضريبي', en: 'VAT number' } }),
    commercialRegistration: commercialRegistration({
      label: { ar: 'رقم السجل التجاري', en: 'Commercial registration' },
    }),
    iban: iban({ label: { ar: 'رقم الآيبان', en: 'IBAN' } }),
    taxDocument: file({ label: { ar: 'شهادة ضريبة القيمة المضافة', en: 'VAT certificate' } }),
    commercialDocument: file({ label: { ar: 'السجل التجاري', en: 'Commercial registration document' } }),
    bankDocument: file({ label: { ar: 'شهادة الحساب البنكي', en: 'Bank account document' } }),
    municipalLicence: file({ label: { ar: 'الرخصة البلدية', en: 'Municipal licence' } }),
    municipalLicenceNumber: text({
      label: { ar: 'رقم رخصة البلدية', en: 'Municipal licence number' },
      max: 30,
    }),
    profileCompleted: boolean({ label: { ar: 'اكتمل الملف', en: 'Profile completed' }, readOnly: true }),
  },
  title: 'companyName',
  list: ['companyName', 'name', 'email', 'phone', 'clientTypeId', 'profileCompleted', 'active'],
  search: ['companyName', 'name', 'email', 'phone', 'commercialRegistration'],
  sections: [
    {
      label: { ar: 'المنشأة', en: 'Company' },
      fields: [
        'clientTypeId',
        'clientSubTypeId',
        'cuisineTypeId',
        'employees',
        'nationalityIds',
        'shopArea',
        'servicesMenu',
      ],
    },
    {
      label: { ar: 'المستندات', en: 'Documents' },
      fields: [
        'taxNumber',
        'taxDocument',
        'commercialRegistration',
        'commercialDocument',
        'iban',
        'bankDocument',
        'municipalLicenceNumber',
        'municipalLicence',
      ],
    },
  ],
  access: {
    read: ['admin', own('id', ['client', 'branch_manager'])],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  acts: accountActs,
  children: [
    { resource: 'restaurants', by: 'clientId' },
    { resource: 'branches', by: 'clientId' },
    { resource: 'vehicles', by: 'clientId' },
    { resource: 'requests', by: 'clientId' },
    { resource: 'payments', by: 'clientId' },
    { resource: 'certificates', by: 'clientId' },
    { resource: 'tickets', by: 'clientId' },
  ],
  menu: { icon: 'shop', group: { ar: 'العملاء', en: 'Clients' } },
});
