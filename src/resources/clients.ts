import { companyFields } from '#domain/profile/companyFields';
import { documentFields } from '#domain/profile/documentFields';
import { paymentTerms } from '#domain/pricing/paymentTerms';
import { boolean, choice, code, defineResource, own } from 'sijil/schema/index';
import { accountActions, accountFields, customRoleFields } from './accountFields';

const whereRegistered = { field: 'notVatRegistered', in: [false] } as const;

/**
 * Facts that every company must give before a visit is accepted. The list repeats `profileParts`, which the first list need not
 * load.
 */
const askedOfAll = [
  'commercialRegistration',
  'commercialDocument',
  'municipalLicenceNumber',
  'municipalLicence',
  'employees',
] as const;

/** Company that orders inspections, with the person who signs in for it. */
export const clients = defineResource('clients', {
  label: {
    one: { ar: 'العميل', en: 'Client' },
    many: { ar: 'العملاء', en: 'Clients' },
    counted: { one: 'عميل واحد', two: 'عميلان', few: 'عملاء', many: 'عميلًا' },
  },
  account: { roles: ['client'] },
  fields: {
    ...accountFields,
    code: code({ label: { ar: 'رقم العميل', en: 'Client number' }, prefix: 'C-' }),
    ...companyFields,
    ...documentFields,
    notVatRegistered: { ...documentFields.notVatRegistered, default: false },
    taxNumber: { ...documentFields.taxNumber, shownWhen: whereRegistered },
    taxDocument: { ...documentFields.taxDocument, shownWhen: whereRegistered },
    paymentTerms: choice({
      label: { ar: 'مهلة السداد', en: 'Payment terms' },
      help: {
        ar: 'متى يُعد المبلغ متأخرًا. تسري على الفواتير الجديدة وحدها.',
        en: 'When an amount counts as overdue. Applies to new invoices only.',
      },
      options: paymentTerms,
      required: true,
      default: 'net0',
    }),
    profileCompleted: boolean({ label: { ar: 'اكتمل الملف', en: 'Profile completed' }, readOnly: true }),
    ...customRoleFields,
  },
  title: 'companyName',
  list: ['companyName', 'name', 'phone', 'clientTypeId', 'profileCompleted', 'active'],
  search: [
    'companyName',
    'companyNameEn',
    'code',
    'name',
    'nameEn',
    'email',
    'phone',
    'commercialRegistration',
  ],
  filters: {
    first: ['clientTypeId', 'clientSubTypeId', 'cuisineTypeId', 'companyName', 'profileCompleted', 'active'],
    more: [
      {
        label: { ar: 'صاحب الحساب', en: 'Account owner' },
        fields: ['name', 'nameEn', 'email', 'phone', 'position', 'image'],
      },
      {
        label: { ar: 'المستندات والأرقام', en: 'Papers and numbers' },
        fields: [
          'commercialRegistration',
          'commercialDocument',
          'notVatRegistered',
          'taxNumber',
          'taxDocument',
          'municipalLicenceNumber',
          'municipalLicence',
          'iban',
          'bankDocument',
        ],
      },
    ],
  },
  presets: [
    {
      id: 'missing',
      label: { ar: 'ملفات ناقصة', en: 'Missing profile parts' },
      none: {
        ar: 'لا ينقص أي عميل شيء مما تحتاج إليه زيارته',
        en: 'No client lacks anything that a visit needs',
      },
      filters: {
        ...Object.fromEntries(askedOfAll.map((name) => [`${name}_null`, 'true'])),
        _match: 'any',
      },
      columns: ['companyName', 'phone', 'profileCompleted', ...askedOfAll],
      roles: ['admin'],
    },
  ],
  sections: [
    {
      label: { ar: 'المنشأة', en: 'Company' },
      fields: [
        'logo',
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
        'notVatRegistered',
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
  aside: ['active', 'profileCompleted', 'code', 'clientTypeId', 'name', 'phone', 'paymentTerms'],
  access: {
    read: ['admin', own('id', ['client', 'branch_manager'], 'clientId')],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  actions: accountActions,
  children: [
    { resource: 'restaurants', by: 'clientId' },
    { resource: 'branches', by: 'clientId' },
    { resource: 'vehicles', by: 'clientId' },
    { resource: 'requests', by: 'clientId' },
    { resource: 'payments', by: 'clientId' },
    { resource: 'certificates', by: 'clientId' },
    { resource: 'tickets', by: 'clientId' },
  ],
  menu: { icon: 'shop', group: 'clients' },
});
