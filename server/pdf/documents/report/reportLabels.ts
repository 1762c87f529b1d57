import type { Severity } from '#domain/forms/severities';
import type { Localized } from 'sijil/base/i18n/localized';
import { colors } from '../../theme';
import type { CorrectiveStatus, ReportAnswer } from './reportData';

export const reportLabels = {
  title: { ar: 'تقرير التفتيش النهائي', en: 'Final Inspection Report' },
  client: { ar: 'العميل', en: 'Client' },
  branch: { ar: 'الفرع', en: 'Branch' },
  city: { ar: 'المدينة', en: 'City' },
  service: { ar: 'الخدمة', en: 'Service' },
  inspectedOn: { ar: 'تاريخ الزيارة', en: 'Visit date' },
  issuedOn: { ar: 'تاريخ التقرير', en: 'Report date' },
  visitHours: { ar: 'وقت الزيارة', en: 'Visit hours' },
  commercialRegistration: { ar: 'الرقم الوطني الموحد', en: 'Unified number' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  code: { ar: 'رمز الشهادة', en: 'Certificate code' },
  validUntil: { ar: 'سارية حتى', en: 'Valid until' },
  subject: { ar: 'الموقع', en: 'Site' },
  score: { ar: 'الدرجة', en: 'Score' },
  signatures: { ar: 'التوقيعات', en: 'Signatures' },
  signed: { ar: 'وُقّع إلكترونيًا', en: 'Signed electronically' },
  handedIn: { ar: 'سلّم النموذج: المفتش', en: 'Form submitted by the inspector' },
  approved: { ar: 'راجع واعتمد النتائج: المشرف', en: 'Reviewed and approved by the supervisor' },
  issuedBy: { ar: 'جهة التفتيش', en: 'Inspection body' },
  inspector: { ar: 'المفتش', en: 'Inspector' },
  supervisor: { ar: 'المشرف', en: 'Supervisor' },
  grade: { ar: 'التقدير', en: 'Grade' },
  passed: { ar: 'اجتاز التفتيش', en: 'Passed' },
  notPassed: { ar: 'لم يجتز التفتيش', en: 'Not passed' },
  passingScore: { ar: 'درجة الاجتياز', en: 'Passing score' },
  summary: { ar: 'الخلاصة', en: 'Summary' },
  vehicles: { ar: 'نتائج المركبات', en: 'Vehicle results' },
  vehicle: { ar: 'المركبة', en: 'Vehicle' },
  categories: { ar: 'الدرجات حسب القسم', en: 'Score by section' },
  address: { ar: 'العنوان', en: 'Address' },
  atVisit: { ar: 'عند الزيارة', en: 'At the visit' },
  corrected: { ar: 'بعد الإجراءات التصحيحية', en: 'After corrective actions' },
  said: { ar: 'الإجابة', en: 'Answer' },
  limits: { ar: 'الحد', en: 'Limit' },
  outside: { ar: 'خارج الحد', en: 'Outside the limit' },
  supervisorNote: { ar: 'تعليق المشرف', en: 'Supervisor’s note' },
  attachments: { ar: 'المرفقات', en: 'Attachments' },
  verdictNote: { ar: 'سبب عدم القبول', en: 'Not accepted because' },
  note: { ar: 'تعليق المفتش', en: 'Inspector’s note' },
  corrective: { ar: 'الإجراء التصحيحي', en: 'Corrective action' },
  criticalFindings: { ar: 'الملاحظات المرصودة الحرجة', en: 'Critical findings' },
  noCriticalFindings: { ar: 'لا توجد ملاحظة مرصودة حرجة.', en: 'There is no critical finding.' },
  before: { ar: 'عند الزيارة', en: 'At the visit' },
  after: { ar: 'بعد التصحيح', en: 'After correction' },
  unreadable: { ar: 'تعذّر عرض الصورة', en: 'Image cannot be shown' },
  noScore: { ar: 'لا ينطبق', en: 'N/A' },
} satisfies Record<string, Localized>;

interface Badge {
  readonly label: Localized;
  readonly color: string;
}

export const answerBadges: Readonly<Record<ReportAnswer, Badge>> = {
  0: { label: { ar: '0 · غير مطابق', en: '0 · Non-compliant' }, color: colors.danger },
  1: { label: { ar: '1 · مطابق جزئيًا', en: '1 · Partly compliant' }, color: colors.warning },
  2: { label: { ar: '2 · مطابق', en: '2 · Compliant' }, color: colors.success },
  not_applicable: { label: { ar: 'لا ينطبق', en: 'N/A' }, color: colors.muted },
  recorded: { label: { ar: 'بلا درجة', en: 'Not scored' }, color: colors.muted },
};

export const correctiveBadges: Readonly<Record<CorrectiveStatus, Badge>> = {
  needed: { label: { ar: 'بانتظار العميل', en: 'Waiting for the client' }, color: colors.warning },
  submitted: { label: { ar: 'بانتظار المراجعة', en: 'Waiting for review' }, color: colors.warning },
  accepted: {
    label: { ar: 'مقبول، ولم تُعتمد القائمة', en: 'Accepted, list not approved' },
    color: colors.warning,
  },
  approved: {
    label: { ar: 'صُحّح واعتُمد، ويُحتسب مطابقًا', en: 'Corrected and approved, counts as compliant' },
    color: colors.success,
  },
  withdrawn: {
    label: {
      ar: 'سُحبت الملاحظة المرصودة بعد اعتراض، ويُحتسب البند مطابقًا',
      en: 'Finding withdrawn after an objection, the item counts as compliant',
    },
    color: colors.success,
  },
  rejected: { label: { ar: 'غير معتمد', en: 'Not approved' }, color: colors.danger },
  expired: {
    label: { ar: 'انتهت المهلة ولم تُعدَّل الدرجة', en: 'Time has run out, score was not adjusted' },
    color: colors.danger,
  },
};

export const severityColors: Readonly<Record<Severity, string>> = {
  critical: colors.danger,
  major: colors.warning,
  minor: colors.muted,
};
