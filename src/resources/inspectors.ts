import { choice, defineResource, integer, own, reference, references, text } from 'sijil/schema/index';
import { accountActions, accountFields, contactFields } from './accountFields';
import { teamReportBody, teamReviewBody } from '#domain/inspectors';
import type { RecordAction } from 'sijil/schema/resource';

/** Actions of a supervisor on an inspector of their team. */
const teamActions = [
  {
    operation: 'supervisor.reviewInspector',
    single: true,
    label: { ar: 'تقييم المفتش', en: 'Rate the inspector' },
    icon: 'star',
    body: teamReviewBody,
    done: { ar: 'سُجّل تقييمك.', en: 'Your rating was saved.' },
  },
  {
    operation: 'supervisor.reportInspector',
    single: true,
    label: { ar: 'الإبلاغ عن المفتش', en: 'Report the inspector' },
    icon: 'flag',
    danger: true,
    body: teamReportBody,
    done: {
      ar: 'أُرسل البلاغ إلى مسؤولي المنصة، وتجد ما انتهى إليه في صفحة المفتش.',
      en: 'The report was sent to the admins. You will find its outcome on the inspector’s page.',
    },
  },
] as const satisfies readonly RecordAction[];

export const inspectors = defineResource('inspectors', {
  label: {
    one: { ar: 'المفتش', en: 'Inspector' },
    many: { ar: 'المفتشون', en: 'Inspectors' },
    counted: { one: 'مفتش واحد', two: 'مفتشان', few: 'مفتشين', many: 'مفتشًا' },
  },
  account: { roles: ['inspector'] },
  fields: {
    ...accountFields,
    ...contactFields,
    level: choice({
      label: { ar: 'المستوى', en: 'Level' },
      required: true,
      default: 'inspector',
      options: {
        inspector: { ar: 'مفتش', en: 'Inspector' },
        senior: { ar: 'مفتش أول', en: 'Senior inspector', tone: 'info' },
        lead: { ar: 'كبير مفتشين', en: 'Lead inspector', tone: 'success' },
      },
    }),
    supervisorId: reference({ label: { ar: 'المشرف', en: 'Supervisor' }, to: 'supervisors', required: true }),
    cityId: reference({ label: { ar: 'المدينة', en: 'City' }, to: 'cities', required: true }),
    serviceIds: references({
      label: { ar: 'التخصصات', en: 'Specialties' },
      to: 'services',
      required: true,
      min: 1,
    }),
    coverageCityIds: references({ label: { ar: 'نطاق التغطية', en: 'Coverage area' }, to: 'cities' }),
    conflictClientIds: references({
      label: { ar: 'منشآت لا يُكلَّف بتفتيشها', en: 'Companies not to inspect' },
      help: {
        ar: 'من تربطه بها قرابة أو مصلحة أو عمل سابق. يظهر ذلك عند اختيار المفتش.',
        en: 'Companies they are tied to by family, business or previous work. This is shown when an inspector is chosen.',
      },
      to: 'clients',
    }),
    jobTitle: text({ label: { ar: 'المسمى الوظيفي', en: 'Job title' }, max: 80 }),
    jobGrade: text({ label: { ar: 'الدرجة الوظيفية', en: 'Job grade' }, max: 40 }),
    experienceYears: integer({ label: { ar: 'سنوات الخبرة', en: 'Years of experience' }, min: 0, max: 60 }),
    nationalityId: reference({ label: { ar: 'الجنسية', en: 'Nationality' }, to: 'nationalities' }),
  },
  title: 'name',
  list: ['name', 'level', 'cityId', 'supervisorId', 'phone', 'active'],
  search: ['name', 'nameEn', 'email', 'phone'],
  filters: { first: ['supervisorId', 'cityId', 'coverageCityIds', 'serviceIds', 'level', 'active'] },
  sections: [
    {
      label: { ar: 'العنوان والتواصل', en: 'Address and contact' },
      fields: ['emergencyPhone', 'country', 'cityId', 'address', 'street'],
    },
    {
      label: { ar: 'العمل', en: 'Work' },
      fields: [
        'level',
        'supervisorId',
        'serviceIds',
        'coverageCityIds',
        'conflictClientIds',
        'jobTitle',
        'jobGrade',
        'experienceYears',
        'nationalityId',
      ],
    },
  ],
  bodyKb: 32,
  aside: ['active', 'level', 'phone', 'cityId', 'supervisorId'],
  access: {
    read: ['admin', own('supervisorId', ['supervisor'], 'userId')],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  actions: [...accountActions, ...teamActions],
  children: [
    { resource: 'requests', by: 'inspectorId' },
    { resource: 'reviews', by: 'inspectorId' },
    { resource: 'inspectorReports', by: 'inspectorId' },
    { resource: 'daysOff', by: 'inspectorId' },
  ],
  menu: { icon: 'audit', group: 'fieldWork', alsoFor: ['supervisor'] },
});
