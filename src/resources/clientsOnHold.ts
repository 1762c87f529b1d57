import { companyFields } from '#domain/profile/companyFields';
import { documentFields } from '#domain/profile/documentFields';
import type { ProfileFact } from '#domain/profile/profileParts';
import { choices, dateTime, defineModuleResource, integer, text } from 'sijil/schema/index';
import { accountFields } from './accountFields';

const fieldsOfFacts = { ...companyFields, ...documentFields };

/**
 * Facts that `profileParts` requires before a contract or a visit, in its order; repeated so that the first list need not load
 * it.
 */
export const holdingFacts = [
  'commercialRegistration',
  'taxNumber',
  'commercialDocument',
  'taxDocument',
  'municipalLicenceNumber',
  'municipalLicence',
  'cuisineTypeId',
  'employees',
  'nationalityIds',
  'shopArea',
] as const satisfies readonly ProfileFact[];

/**
 * Companies that cannot sign a contract or approve a visit because their profile lacks something: the contact, and the
 * missing facts.
 */
export const clientsOnHoldResource = defineModuleResource('clientsOnHold', {
  label: {
    one: { ar: 'العميل المتوقف طلبه', en: 'Client on hold' },
    many: { ar: 'عملاء توقفت طلباتهم', en: 'Clients on hold' },
    counted: { one: 'عميل واحد', two: 'عميلان', few: 'عملاء', many: 'عميلًا' },
  },
  rowsOf: 'clients',
  fields: {
    companyName: text({
      label: companyFields.companyName.label,
      isName: true,
      inEnglish: 'companyNameEn',
    }),
    companyNameEn: companyFields.companyNameEn,
    missing: choices({
      label: { ar: 'نواقص الملف', en: 'Missing from the profile' },
      drawnFrom: ['requests', ...holdingFacts.map((name) => `clients.${name}`)],
      options: Object.fromEntries(holdingFacts.map((name) => [name, fieldsOfFacts[name].label])),
    }),
    waitingSince: dateTime({
      label: { ar: 'متوقف منذ', en: 'On hold since' },
      drawnFrom: ['requests.statusSince'],
    }),
    requests: integer({ label: { ar: 'الطلبات المتوقفة', en: 'Requests on hold' }, drawnFrom: ['requests'] }),
    name: text({ label: { ar: 'جهة الاتصال', en: 'Contact' }, isName: true, inEnglish: 'nameEn' }),
    nameEn: accountFields.nameEn,
    phone: accountFields.phone,
    email: accountFields.email,
  },
  title: 'companyName',
  list: ['companyName', 'missing', 'waitingSince', 'requests', 'name', 'phone', 'email'],
  search: ['companyName', 'companyNameEn'],
  sort: { field: 'waitingSince', order: 'asc' },
  access: { read: ['admin', 'admin_operation'] },
  actions: [
    {
      link: '/requests?clientId_in=:id',
      roles: ['admin', 'admin_operation'],
      label: { ar: 'طلبات العميل', en: 'Requests of the client' },
      icon: 'request',
    },
  ],
  menu: { icon: 'stop', group: 'clients' },
});
