import { reportNoteShape, reportOutcomes, reportStates } from '#domain/inspectors';
import { choice, dateTime, defineModuleResource, longText, reference, text } from 'sijil/schema/index';

const whileOpen = { field: 'status', in: ['open'] } as const;

function reportDone({ ar, en }: { readonly ar: string; readonly en: string }) {
  return { ar: `${ar}، وأُبلغ صاحبه.`, en: `${en}. The person who reported it was notified.` };
}

/** Complaints about inspectors, by clients and supervisors; an admin decides each once. */
export const inspectorReportsResource = defineModuleResource('inspectorReports', {
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
    status: choice({ label: { ar: 'الحالة', en: 'Status' }, options: reportStates }),
    decidedById: reference({ label: { ar: 'صاحب القرار', en: 'Decided by' }, to: 'users' }),
    decidedAt: dateTime({ label: { ar: 'تاريخ القرار', en: 'Decided on' } }),
    decisionNote: longText({ label: { ar: 'تعليق على القرار', en: 'Decision note' } }),
  },
  title: 'reason',
  list: ['inspectorId', 'reason', 'requestId', 'reportedById', 'status', 'createdAt'],
  search: ['reason'],
  access: { read: ['admin'] },
  api: '/admin/inspector-reports',
  operations: { list: 'reportedInspectors.list', get: 'reportedInspectors.get' },
  actions: [
    {
      operation: 'reportedInspectors.decide',
      label: { ar: 'تأكيد ثبوت البلاغ', en: 'Uphold' },
      icon: 'check',
      body: reportNoteShape,
      values: { outcome: 'upheld' },
      when: whileOpen,
      done: reportDone(reportOutcomes.upheld),
    },
    {
      operation: 'reportedInspectors.decide',
      label: { ar: 'رد البلاغ لعدم ثبوته', en: 'Dismiss' },
      icon: 'close',
      body: reportNoteShape,
      values: { outcome: 'dismissed' },
      when: whileOpen,
      done: reportDone(reportOutcomes.dismissed),
    },
  ],
  menu: { icon: 'flag', group: 'fieldWork' },
});
