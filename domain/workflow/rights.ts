import type { Localized } from 'sijil/base/i18n/localized';
import { frameworkRights } from 'sijil/contract/operationFacts';
import { operationFor, transitionNames, transitions } from './requestWorkflow';
import type { OperationId } from '../access/operations';
import type { Privilege } from '../access/privileges';
import { customBases } from '../access/roles';

const privilegeRights: Readonly<Partial<Record<Privilege, Localized>>> = {
  'apiTokens.oversee': { ar: 'الاطلاع على مفاتيح الربط لكل المستخدمين', en: 'See everyone’s API keys' },
  'branchManagers.readAll': {
    ar: 'الاطلاع على مديري فروع كل المنشآت',
    en: 'See the branch managers of every company',
  },
  design: { ar: 'تصميم الحقول والسجلات', en: 'Design fields and record types' },
  'dashboards.team': {
    ar: 'الاطلاع على لوحة الطلبات والمفتشين',
    en: 'See the dashboard of requests and inspectors',
  },
  'dashboards.waiting': {
    ar: 'الاطلاع على قوائم ما ينتظر قرارًا',
    en: 'See the lists of what awaits a decision',
  },
  'figures.readAll': { ar: 'الاطلاع على أرقام كل المنشآت', en: 'See the figures of every company' },
  'history.readAudit': { ar: 'الاطلاع على تفاصيل أحداث الطلب', en: 'See details in a request’s activity' },
  'history.readFindings': {
    ar: 'الاطلاع على الملاحظات المرصودة في أحداث الطلب',
    en: 'See findings in a request’s activity',
  },
  'inspectors.readAll': { ar: 'الاطلاع على تقويم كل المفتشين', en: 'See the calendar of every inspector' },
  'requests.operate': {
    ar: 'تنفيذ أعمال العمليات واستلام إشعاراتها',
    en: 'Do the work of operations and receive its notifications',
  },
  'payments.decide': {
    ar: 'اتخاذ القرارات المالية واستلام إشعاراتها',
    en: 'Make finance decisions and receive their notifications',
  },
  'reports.readUnsent': {
    ar: 'الاطلاع على تقارير لم تُرسل نتائجها',
    en: 'See reports whose results are not sent yet',
  },
  'services.readRetired': { ar: 'الاطلاع على الخدمات الموقوفة', en: 'See deactivated services' },
  'templates.author': { ar: 'تحرير مسودات النماذج والقوالب', en: 'Write drafts of forms and templates' },
  webhooks: { ar: 'إدارة الربط مع أنظمة أخرى', en: 'Manage webhooks' },
  'tickets.answer': {
    ar: 'تنفيذ أعمال الدعم واستلام إشعاراتها',
    en: 'Do the work of support and receive its notifications',
  },
};

const operationRights: Readonly<Partial<Record<OperationId, Localized>>> = {
  'adminInspections.assignSupervisors': {
    ar: 'تعيين المشرف لعدة طلبات',
    en: 'Assign a supervisor to many requests',
  },
  'supervisorInspections.assignInspectors': {
    ar: 'تعيين المفتش لعدة طلبات',
    en: 'Assign an inspector to many requests',
  },
  'supervisorInspections.acceptCorrectiveAnswers': {
    ar: 'قبول الإجراءات التصحيحية',
    en: 'Accept corrective actions',
  },
  'clientInspections.request': { ar: 'طلب خدمة', en: 'Order a service' },
  'clientInspections.requestCustom': { ar: 'طلب خدمة مخصصة', en: 'Order a custom service' },
  'clientInspections.reschedule': { ar: 'تغيير موعد الزيارة', en: 'Move the visit to another time' },
  'clientInspections.cancel': { ar: 'إلغاء الطلب', en: 'Cancel the request' },
  'clientInspections.orderReinspection': { ar: 'طلب إعادة تفتيش البنود', en: 'Order a re-inspection' },
  'clientInspections.submitCorrectiveActions': {
    ar: 'إرسال الإجراءات التصحيحية',
    en: 'Send the corrective actions',
  },
  'clientInspections.assignCorrectiveActions': {
    ar: 'إسناد البنود إلى مدير الفرع',
    en: 'Assign items to a branch manager',
  },
  'branchManagers.assign': { ar: 'دعوة مدير فرع', en: 'Invite a branch manager' },
  'branchManagers.sync': { ar: 'تحديد فروع مدير الفرع', en: 'Choose a branch manager’s branches' },
  'branchManagers.setLimit': {
    ar: 'تحديد حد التوقيع والدفع لمدير الفرع',
    en: 'Set a branch manager’s limit',
  },
  'branchManagers.changeStatus': { ar: 'إيقاف مدير الفرع', en: 'Deactivate a branch manager' },
  'branches.updateOwn': { ar: 'تعديل الفروع', en: 'Change branches' },
  'branches.importOwn': { ar: 'إضافة فروع من ملف', en: 'Add branches from a file' },
  'tickets.create': { ar: 'فتح تذكرة', en: 'Open a ticket' },
  'exports.report': { ar: 'تصدير تقرير التفتيش', en: 'Export an inspection report' },
  'clients.exportCertificates': { ar: 'تصدير الشهادات', en: 'Export certificates' },
  'inspections.addNote': { ar: 'إضافة تعليق داخلي', en: 'Add an internal note' },
  'refunds.create': { ar: 'رد المبالغ', en: 'Refund payments' },
  'refunds.recordTransfer': { ar: 'تسجيل حوالة الاسترداد', en: 'Record the transfer of a refund' },
  'refunds.retry': { ar: 'إعادة محاولة الاسترداد', en: 'Try a refund again' },
  'refunds.transferInstead': { ar: 'تحويل الاسترداد إلى حوالة', en: 'Change a refund to a transfer' },
  'payments.correctInvoice': { ar: 'تصحيح الفواتير', en: 'Correct invoices' },
  'payments.statement': { ar: 'إصدار كشوف الحساب', en: 'Make statements of account' },
  'payments.letter': { ar: 'إصدار خطابات التذكير', en: 'Make reminder letters' },
  'payments.setTerms': { ar: 'تغيير مهلة السداد', en: 'Change payment terms' },
  'payments.export': { ar: 'تصدير المدفوعات', en: 'Export payments' },
  'gallery.export': { ar: 'تصدير الصور', en: 'Export pictures' },
  'audit.list': { ar: 'الاطلاع على سجل التغييرات', en: 'See the change log' },
  'tickets.assign': { ar: 'إسناد التذاكر', en: 'Assign tickets' },
  'tickets.reply': { ar: 'الرد على التذاكر', en: 'Reply to tickets' },
  'tickets.changeStatus': { ar: 'تغيير حالة التذاكر', en: 'Change the status of tickets' },
  'templates.create': { ar: 'إضافة قالب', en: 'Add a template' },
  'templates.saveDraft': { ar: 'تعديل القوالب', en: 'Change templates' },
  'templates.publish': { ar: 'نشر القوالب', en: 'Publish templates' },
  'templates.archive': { ar: 'أرشفة القوالب', en: 'Archive templates' },
  'templates.delete': { ar: 'حذف القوالب', en: 'Delete templates' },
  'clients.addBranch': { ar: 'إضافة فرع لمنشأة', en: 'Add a branch to a company' },
  'clients.updateBranch': { ar: 'تعديل فرع منشأة', en: 'Change a company’s branch' },
  'clients.updateRestaurant': { ar: 'تعديل علامة تجارية لمنشأة', en: 'Change a company’s brand' },
  'passwordRequests.decide': { ar: 'البت في طلبات كلمة المرور', en: 'Decide on password requests' },
  'daysOff.decide': { ar: 'البت في طلبات الإجازة', en: 'Decide on days off' },
  'reportedInspectors.decide': {
    ar: 'البت في البلاغات عن المفتشين',
    en: 'Decide on reports about inspectors',
  },
  'services.deactivate': { ar: 'إيقاف الخدمات', en: 'Deactivate services' },
  'supervisor.reviewInspector': { ar: 'تقييم المفتش', en: 'Rate an inspector' },
  'supervisor.reportInspector': { ar: 'الإبلاغ عن مفتش', en: 'Report an inspector' },
  'supervisorForms.outcome': { ar: 'الاطلاع على الدرجة قبل الإرسال', en: 'See the score before sending' },
};

/** Steps of requests that people perform, by their operation. */
const stepRights: Readonly<Record<string, Localized>> = Object.fromEntries(
  transitionNames.flatMap((name) =>
    customBases
      .filter((role) => transitions[name].by.includes(role))
      .flatMap((role) => {
        const operation = operationFor(name, role);
        return operation ? [[operation, transitions[name].label]] : [];
      }),
  ),
);

/** Rights that a custom role can remove, besides those over records: privileges and operations, by name. */
export const rights: Readonly<Record<string, Localized>> = {
  ...frameworkRights,
  ...stepRights,
  ...operationRights,
  ...privilegeRights,
};
