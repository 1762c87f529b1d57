import { countOf, defineResource, integer, reference, references, text } from 'sijil/schema/index';
import { accountActions, accountFields, contactFields, customRoleFields } from './accountFields';

export const supervisors = defineResource('supervisors', {
  label: {
    one: { ar: 'المشرف', en: 'Supervisor' },
    many: { ar: 'المشرفون', en: 'Supervisors' },
    counted: { one: 'مشرف واحد', two: 'مشرفان', few: 'مشرفين', many: 'مشرفًا' },
  },
  account: { roles: ['supervisor'] },
  fields: {
    ...accountFields,
    ...contactFields,
    cityId: reference({ label: { ar: 'المدينة', en: 'City' }, to: 'cities', required: true }),
    serviceIds: references({
      label: { ar: 'التخصصات', en: 'Specialties' },
      to: 'services',
      required: true,
      min: 1,
    }),
    coverageCityIds: references({ label: { ar: 'نطاق التغطية', en: 'Coverage area' }, to: 'cities' }),
    jobTitle: text({ label: { ar: 'المسمى الوظيفي', en: 'Job title' }, max: 80 }),
    jobGrade: text({ label: { ar: 'الدرجة الوظيفية', en: 'Job grade' }, max: 40 }),
    experienceYears: integer({ label: { ar: 'سنوات الخبرة', en: 'Years of experience' }, min: 0, max: 60 }),
    nationalityId: reference({ label: { ar: 'الجنسية', en: 'Nationality' }, to: 'nationalities' }),
    ...customRoleFields,
    inspectorsCount: integer({
      label: { ar: 'عدد المفتشين', en: 'Inspectors' },
      computed: countOf('inspectors', 'supervisorId'),
    }),
  },
  title: 'name',
  list: ['name', 'email', 'phone', 'cityId', 'inspectorsCount', 'serviceIds', 'active'],
  search: ['name', 'nameEn', 'email', 'phone'],
  filters: { first: ['cityId', 'coverageCityIds', 'serviceIds', 'active'] },
  filteredBy: { requests: { by: 'supervisorId', fields: ['clientId', 'clientTypeId', 'cuisineTypeId'] } },
  sections: [
    {
      label: { ar: 'العنوان والتواصل', en: 'Address and contact' },
      fields: ['emergencyPhone', 'country', 'cityId', 'address', 'street'],
    },
    {
      label: { ar: 'العمل', en: 'Work' },
      fields: ['serviceIds', 'coverageCityIds', 'jobTitle', 'jobGrade', 'experienceYears', 'nationalityId'],
    },
  ],
  bodyKb: 32,
  aside: ['active', 'phone', 'email', 'cityId', 'inspectorsCount'],
  access: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  actions: accountActions,
  children: [
    { resource: 'inspectors', by: 'supervisorId' },
    { resource: 'requests', by: 'supervisorId' },
  ],
  menu: { icon: 'solution', group: 'fieldWork' },
});
