import { dayOffRejectionShape } from '#domain/inspectors';
import { choice, date, dateTime, defineModuleResource, reference, text } from 'sijil/schema/index';

const whilePending = { field: 'status', in: ['pending'] } as const;

/** Days off that inspectors request; an admin decides. */
export const daysOffResource = defineModuleResource('daysOff', {
  label: { one: { ar: 'طلب الإجازة', en: 'Day-off request' }, many: { ar: 'طلبات الإجازة', en: 'Days off' } },
  path: '/inspectors/daysOff',
  fields: {
    inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors' }),
    startsOn: date({ label: { ar: 'بداية الإجازة', en: 'From' } }),
    endsOn: date({ label: { ar: 'نهاية الإجازة', en: 'To' } }),
    reason: text({ label: { ar: 'السبب', en: 'Reason' } }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      options: {
        pending: { ar: 'بانتظار القرار', en: 'Pending', tone: 'warning' },
        approved: { ar: 'تمت الموافقة', en: 'Approved', tone: 'success' },
        rejected: { ar: 'مرفوض', en: 'Rejected', tone: 'danger' },
      },
    }),
    decidedById: reference({ label: { ar: 'صاحب القرار', en: 'Decided by' }, to: 'users' }),
    decidedAt: dateTime({ label: { ar: 'تاريخ القرار', en: 'Decided on' } }),
    decisionNote: text({ label: { ar: 'تعليق على القرار', en: 'Decision note' } }),
    createdAt: dateTime({ label: { ar: 'تاريخ التقديم', en: 'Requested on' } }),
  },
  title: 'reason',
  list: ['inspectorId', 'startsOn', 'endsOn', 'reason', 'status', 'createdAt'],
  search: ['reason'],
  access: { read: ['admin'] },
  api: '/admin/days-off',
  actions: [
    {
      operation: 'daysOff.decide',
      label: { ar: 'موافقة', en: 'Approve' },
      icon: 'check',
      values: { decision: 'approve' },
      confirm: {
        ar: 'لن تُسند إلى المفتش زيارات في هذه الأيام.',
        en: 'No visits will be assigned to the inspector on these days.',
      },
      when: whilePending,
      done: { ar: 'تمت الموافقة على طلب الإجازة.', en: 'Days off approved.' },
    },
    {
      operation: 'daysOff.decide',
      label: { ar: 'رفض', en: 'Reject' },
      icon: 'close',
      danger: true,
      body: dayOffRejectionShape,
      values: { decision: 'reject' },
      when: whilePending,
      done: { ar: 'رُفض طلب الإجازة.', en: 'Days off rejected.' },
    },
  ],
  menu: { icon: 'calendar', group: 'fieldWork' },
});
