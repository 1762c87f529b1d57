import { holdersOf } from '#domain/access/privileges';
import { dateTime, defineModuleResource, integer, localized } from 'sijil/schema/index';

/** Retention periods, and the number of rows that the last nightly run deleted. */
export const retentionRuns = defineModuleResource('retentionRuns', {
  label: {
    one: { ar: 'مدة الاحتفاظ', en: 'Retention period' },
    many: { ar: 'مدد الاحتفاظ', en: 'Retention periods' },
  },
  fields: {
    label: localized({ label: { ar: 'البيانات', en: 'Data' } }),
    days: integer({ label: { ar: 'مدة الاحتفاظ بالأيام', en: 'Days kept' } }),
    reason: localized({ label: { ar: 'سبب الحذف', en: 'Reason' } }),
    ranAt: dateTime({ label: { ar: 'آخر تنفيذ', en: 'Last run' } }),
    deleted: integer({ label: { ar: 'المحذوف في آخر تنفيذ', en: 'Deleted in the last run' } }),
  },
  title: 'label',
  list: ['label', 'days', 'reason', 'ranAt', 'deleted'],
  search: [],
  sort: { field: 'days', order: 'desc' },
  access: { read: holdersOf('operation.watch') },
  path: '/retention',
  api: '/admin/retention',
  menu: { icon: 'stop', group: 'operation' },
});
