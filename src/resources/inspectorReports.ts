import { dateTime, defineModuleResource, reference, text } from '#domain/schema/index';

/** Complaints about inspectors, by clients and supervisors. */
export const inspectorReports = defineModuleResource('inspectorReports', {
  label: {
    one: { ar: 'البلاغ عن مفتش', en: 'Inspector report' },
    many: { ar: 'البلاغات عن المفتشين', en: 'Reported inspectors' },
  },
  path: '/inspectors/reports',
  fields: {
    reason: text({ label: { ar: 'السبب', en: 'Reason' } }),
    inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors' }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    reportedById: reference({ label: { ar: 'صاحب البلاغ', en: 'Reported by' }, to: 'users' }),
    createdAt: dateTime({ label: { ar: 'التاريخ', en: 'Date' } }),
  },
  title: 'reason',
  list: ['inspectorId', 'reason', 'requestId', 'reportedById', 'createdAt'],
  search: ['reason'],
  access: { read: ['admin'] },
  api: '/admin/inspector-reports',
  operations: { list: 'reportedInspectors.list', get: 'reportedInspectors.get' },
  menu: { icon: 'flag', group: 'fieldWork' },
});
