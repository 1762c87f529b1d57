import { passwordRejectionBody } from '#domain/auth/passwordChange';
import { choice, dateTime, defineModuleResource, longText, reference } from 'sijil/schema/index';

/** Requests for a new password; the password itself is shown to nobody. */
export const passwordRequestsResource = defineModuleResource('passwordRequests', {
  label: {
    one: { ar: 'طلب تغيير كلمة المرور', en: 'Password request' },
    many: { ar: 'طلبات تغيير كلمات المرور', en: 'Password requests' },
  },
  fields: {
    userId: reference({ label: { ar: 'صاحب الطلب', en: 'Requested by' }, to: 'users' }),
    createdAt: dateTime({ label: { ar: 'وقت الطلب', en: 'Requested at' } }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      options: {
        pending: { ar: 'بانتظار القرار', en: 'Waiting', tone: 'warning' },
        approved: { ar: 'تمت الموافقة', en: 'Approved', tone: 'success' },
        rejected: { ar: 'مرفوض', en: 'Rejected', tone: 'danger' },
        withdrawn: { ar: 'حلّ محله طلب أحدث', en: 'Replaced', tone: 'neutral' },
      },
    }),
    decidedAt: dateTime({ label: { ar: 'وقت القرار', en: 'Decided at' } }),
    decidedBy: reference({ label: { ar: 'صاحب القرار', en: 'Decided by' }, to: 'users' }),
    reason: longText({ label: { ar: 'السبب', en: 'Reason' } }),
  },
  title: 'userId',
  list: ['userId', 'createdAt', 'status', 'decidedAt', 'decidedBy'],
  search: [],
  sort: { field: 'createdAt', order: 'desc' },
  access: { read: ['admin'] },
  api: '/admin/password-requests',
  actions: [
    {
      operation: 'passwordRequests.decide',
      single: true,
      label: { ar: 'موافقة', en: 'Approve' },
      icon: 'check',
      values: { decision: 'approved' },
      when: { field: 'status', in: ['pending'] },
      confirm: {
        ar: 'تسري كلمة المرور الجديدة فورًا، ويُسجَّل خروج صاحبها من كل أجهزته. هل تأكدت من أنه هو من طلبها؟',
        en: 'The new password takes effect immediately and its owner is signed out on all devices. Are you sure that they requested it?',
      },
      done: { ar: 'غُيّرت كلمة المرور.', en: 'Password changed.' },
    },
    {
      operation: 'passwordRequests.decide',
      label: { ar: 'رفض', en: 'Reject' },
      icon: 'close',
      danger: true,
      body: passwordRejectionBody,
      values: { decision: 'rejected' },
      when: { field: 'status', in: ['pending'] },
      done: { ar: 'رُفض الطلب وأُبلغ صاحبه.', en: 'The request was rejected and its owner was notified.' },
    },
  ],
  menu: { icon: 'safety', group: 'administration' },
});
