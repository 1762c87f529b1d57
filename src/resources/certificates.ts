import {
  choice,
  dateTime,
  decimal,
  defineModuleResource,
  file,
  localized,
  own,
  reference,
  text,
} from 'sijil/schema/index';
import { revokeThisBody } from '#domain/requests/stepBodies';
import { certificateStates } from '#domain/certificates/certificateState';
import { grades } from '#domain/scoring/grades';

/** Certificates as issued; anybody may verify one by its code. The list shows admins all certificates and a company its own. */
export const certificatesResource = defineModuleResource('certificates', {
  label: {
    one: { ar: 'الشهادة', en: 'Certificate' },
    many: { ar: 'الشهادات', en: 'Certificates' },
    counted: { one: 'شهادة واحدة', two: 'شهادتان', few: 'شهادات', many: 'شهادة' },
  },
  fields: {
    code: text({ required: true, label: { ar: 'رمز الشهادة', en: 'Certificate code' } }),
    requestId: reference({ required: true, label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    clientId: reference({ required: true, label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
    vehicleId: reference({ label: { ar: 'المركبة', en: 'Vehicle' }, to: 'vehicles' }),
    serviceId: reference({ required: true, label: { ar: 'الخدمة', en: 'Service' }, to: 'services' }),
    score: decimal({ label: { ar: 'الدرجة', en: 'Score' } }),
    grade: choice({ label: { ar: 'التقدير', en: 'Grade' }, options: grades }),
    gradeReason: localized({ label: { ar: 'سبب التقدير', en: 'Reason for the grade' } }),
    issuedAt: dateTime({ required: true, label: { ar: 'تاريخ الإصدار', en: 'Issued on' } }),
    state: choice({ required: true, label: { ar: 'الحالة', en: 'Status' }, options: certificateStates }),
    validUntil: dateTime({ endOfDay: true, label: { ar: 'سارية حتى', en: 'Valid until' } }),
    supersededAt: dateTime({ label: { ar: 'تاريخ الاستبدال', en: 'Superseded on' } }),
    revokedAt: dateTime({ label: { ar: 'تاريخ الإلغاء', en: 'Revoked on' } }),
    fileAr: file({ label: { ar: 'النسخة العربية', en: 'Arabic copy' } }),
    fileEn: file({ label: { ar: 'النسخة الإنجليزية', en: 'English copy' } }),
  },
  title: 'code',
  about: ['clientId', 'branchId', 'vehicleId'],
  list: ['code', 'requestId', 'clientId', 'state', 'score', 'grade', 'issuedAt', 'validUntil'],
  search: ['code'],
  filters: { first: ['clientId', 'branchId', 'serviceId', 'state', 'grade', 'issuedAt', 'validUntil'] },
  actions: [
    {
      operation: 'adminInspections.revokeCertificate',
      label: { ar: 'إلغاء الشهادة', en: 'Revoke the certificate' },
      icon: 'close',
      danger: true,
      single: true,
      body: revokeThisBody,
      of: { reference: 'requestId', body: { certificateCode: 'code' } },
      when: { field: 'state', in: ['valid', 'expired'] },
      confirm: {
        ar: 'يقرأ السبب كل من يتحقق من الشهادة، ويُبلَّغ به العميل والمشرف.',
        en: 'Anyone who verifies the certificate reads the reason; the client and the supervisor are notified.',
      },
      done: { ar: 'أُلغيت الشهادة.', en: 'The certificate was revoked.' },
    },
  ],
  sort: { field: 'issuedAt', order: 'desc' },
  aside: ['state', 'validUntil', 'score', 'grade', 'requestId', 'clientId', 'issuedAt'],
  access: {
    read: [
      'admin',
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
  },
  // `/certificates/:code` is the public operation that verifies one.
  api: '/admin/certificates',
  menu: { icon: 'certificate', group: 'fieldWork' },
});
