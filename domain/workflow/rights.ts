import type { Localized } from '#framework/base/i18n/localized';
import { operationFor, transitionNames, transitions } from './requestWorkflow';
import type { OperationId } from '../access/operations';
import type { Privilege } from '../access/privileges';
import { customBases } from '../access/roles';

const privilegeRights: Readonly<Partial<Record<Privilege, Localized>>> = {
  'apiTokens.oversee': { ar: 'رموز الوصول للجميع', en: 'Everybody’s API tokens' },
  'branchManagers.readAll': { ar: 'مديرو فروع كل المنشآت', en: 'Branch managers of every company' },
  design: { ar: 'تصميم الحقول والسجلات', en: 'Design fields and record types' },
  'dashboards.team': { ar: 'لوحة الطلبات والمفتشين', en: 'Dashboard of requests and inspectors' },
  'dashboards.waiting': { ar: 'قوائم ما ينتظر قرارًا', en: 'Lists that wait for a decision' },
  'figures.readAll': { ar: 'أرقام كل المنشآت', en: 'Figures of every company' },
  'history.readAudit': { ar: 'تفاصيل سجل الطلب', en: 'Details in a request’s history' },
  'history.readFindings': { ar: 'الملاحظات المرصودة في سجل الطلب', en: 'Findings in a request’s history' },
  'inspectors.readAll': { ar: 'جدول كل المفتشين', en: 'Calendar of every inspector' },
  'requests.operate': { ar: 'إشعارات العمليات', en: 'Work of operations' },
  'payments.decide': { ar: 'إشعارات المالية', en: 'Work of finance' },
  'reports.readUnsent': { ar: 'تقارير لم تُرسل نتائجها', en: 'Reports whose results are not sent' },
  roles: { ar: 'الأدوار المخصصة', en: 'Custom roles' },
  'savedViews.share': { ar: 'مشاركة العروض المحفوظة', en: 'Share saved views' },
  'savedViews.readShared': { ar: 'العروض التي يشاركها الآخرون', en: 'See shared views' },
  seeAs: { ar: 'العرض كما يراه شخص آخر', en: 'See as another person' },
  'services.readRetired': { ar: 'الخدمات الموقوفة', en: 'Retired services' },
  'templates.author': { ar: 'مسودات النماذج والقوالب', en: 'Drafts of templates' },
  webhooks: { ar: 'خطافات الويب', en: 'Webhooks' },
  'tickets.answer': { ar: 'تذاكر الدعم', en: 'Support tickets' },
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
  'clientInspections.reschedule': { ar: 'تغيير الموعد', en: 'Reschedule' },
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
  'inspections.addNote': { ar: 'إضافة ملاحظة داخلية', en: 'Add an internal note' },
  'refunds.create': { ar: 'رد المبلغ', en: 'Refund' },
  'refunds.recordTransfer': { ar: 'تسجيل حوالة الاسترداد', en: 'Record the transfer of a refund' },
  'refunds.retry': { ar: 'إعادة محاولة الاسترداد', en: 'Retry a refund' },
  'refunds.transferInstead': { ar: 'الاسترداد بحوالة', en: 'Refund by transfer' },
  'payments.export': { ar: 'تصدير المدفوعات', en: 'Export payments' },
  'gallery.export': { ar: 'تصدير الصور', en: 'Export pictures' },
  'audit.list': { ar: 'سجل التغييرات', en: 'Change log' },
  'tickets.assign': { ar: 'إسناد التذاكر', en: 'Assign tickets' },
  'tickets.reply': { ar: 'الرد على التذاكر', en: 'Reply to tickets' },
  'tickets.changeStatus': { ar: 'حالة التذاكر', en: 'Status of tickets' },
  'templates.create': { ar: 'إضافة قالب', en: 'Add a template' },
  'templates.saveDraft': { ar: 'تعديل القوالب', en: 'Change templates' },
  'templates.publish': { ar: 'نشر القوالب', en: 'Publish templates' },
  'templates.archive': { ar: 'أرشفة القوالب', en: 'Archive templates' },
  'templates.delete': { ar: 'حذف القوالب', en: 'Delete templates' },
  'clients.addBranch': { ar: 'إضافة فرع لمنشأة', en: 'Add a branch to a company' },
  'clients.updateBranch': { ar: 'تعديل فرع منشأة', en: 'Change a company’s branch' },
  'clients.updateRestaurant': { ar: 'تعديل مطعم منشأة', en: 'Change a company’s restaurant' },
  'passwordRequests.decide': { ar: 'طلبات كلمة المرور', en: 'Decide on password requests' },
  'daysOff.decide': { ar: 'طلبات الإجازة', en: 'Decide on days off' },
  'reportedInspectors.decide': { ar: 'البلاغات عن المفتشين', en: 'Decide on reports of inspectors' },
  'services.deactivate': { ar: 'إيقاف الخدمات', en: 'Deactivate services' },
  'supervisor.reviewInspector': { ar: 'تقييم المفتش', en: 'Review an inspector' },
  'supervisor.reportInspector': { ar: 'الإبلاغ عن مفتش', en: 'Report an inspector' },
  'supervisorForms.outcome': { ar: 'الاطلاع على الدرجة قبل الإرسال', en: 'See the score before sending' },
  'designs.export': { ar: 'تصدير التصميم', en: 'Export the design' },
  'designs.apply': { ar: 'تطبيق ملف تصميم', en: 'Apply a design file' },
  'texts.find': { ar: 'الاطلاع على نصوص المنصة', en: 'Read all texts' },
  'webhooks.test': { ar: 'إرسال حدث تجريبي', en: 'Send a test event' },
  'webhooks.renewSecret': { ar: 'مفتاح توقيع جديد', en: 'New signing secret' },
  'webhookDeliveries.replay': { ar: 'إعادة الإرسال', en: 'Send again' },
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
  ...stepRights,
  ...operationRights,
  ...privilegeRights,
};
