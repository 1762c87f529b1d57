import type { Localized } from 'sijil/base/i18n/localized';
import path from 'node:path';
import { rootFolder } from '../config/rootFolder';
import * as report from '../pdf/documents/report/reportLabels';
import { paperTexts } from '../pdf/paperTexts';
import { mailTexts } from './mail/mailTexts';

/** Names of the portal's tables and files of texts, as the list of all texts shows them. */
export const textAreas: Readonly<Record<string, Localized>> = {
  account: { ar: 'كلمة المرور والأجهزة', en: 'Password and devices' },
  accountClient: { ar: 'حساب المنشأة', en: 'Company account' },
  admin: { ar: 'صفحات المسؤولين', en: 'Admin pages' },
  auth: { ar: 'الدخول والتسجيل', en: 'Sign-in and registration' },
  bodies: { ar: 'نماذج الخطوات', en: 'Forms of steps' },
  calendar: { ar: 'التقويم', en: 'Calendar' },
  cards: { ar: 'أسماء البطاقات', en: 'Names of payment cards' },
  choices: { ar: 'خيارات النماذج', en: 'Choices of forms' },
  client: { ar: 'صفحات العميل', en: 'Client pages' },
  comparison: { ar: 'مقارنة الفروع', en: 'Comparison of branches' },
  contract: { ar: 'العقود', en: 'Contracts' },
  design: { ar: 'نماذج المكوّنات', en: 'Component samples' },
  documents: { ar: 'مستندات الفروع', en: 'Branch documents' },
  errors: { ar: 'رسائل الأخطاء', en: 'Error messages' },
  exports: { ar: 'الملفات المصدّرة', en: 'Exported files' },
  figures: { ar: 'المؤشرات', en: 'Figures' },
  finance: { ar: 'صفحات المالية', en: 'Finance pages' },
  forms: { ar: 'نماذج التفتيش', en: 'Inspection forms' },
  gallery: { ar: 'معرض التفتيش', en: 'Inspection gallery' },
  grades: { ar: 'التقديرات', en: 'Grades' },
  guards: { ar: 'شروط الخطوات', en: 'Conditions of steps' },
  jobs: { ar: 'المهام في الخلفية', en: 'Background jobs' },
  legal: { ar: 'الشروط والخصوصية', en: 'Terms and privacy' },
  mails: { ar: 'رسائل البريد', en: 'Emails' },
  menu: { ar: 'القائمة', en: 'Menu' },
  nextSteps: { ar: 'الخطوة التالية للطلب', en: 'Next step of a request' },
  promises: { ar: 'وعد الفريق للعميل', en: 'Promise to the client' },
  noticeKinds: { ar: 'أنواع الإشعارات', en: 'Notification types' },
  noticeTopics: { ar: 'مواضيع الإشعارات', en: 'Topics of notifications' },
  ownFormats: { ar: 'رسائل الأرقام والرموز', en: 'Messages of numbers and codes' },
  notices: { ar: 'الإشعارات', en: 'Notifications' },
  openingDays: { ar: 'أيام العمل', en: 'Working days' },
  order: { ar: 'طلب الخدمة والدفع', en: 'Ordering and payment' },
  papers: { ar: 'المستندات المطبوعة', en: 'Printed documents' },
  people: { ar: 'صفحات الأشخاص', en: 'People pages' },
  phases: { ar: 'مراحل الطلب', en: 'Phases of a request' },
  places: { ar: 'الفروع والمركبات', en: 'Branches and vehicles' },
  preferences: { ar: 'تفضيلات الإشعارات', en: 'Notification preferences' },
  profile: { ar: 'ملف المنشأة', en: 'Company profile' },
  registration: { ar: 'استكمال التسجيل', en: 'Completing registration' },
  reports: { ar: 'التقارير', en: 'Reports' },
  requestRows: { ar: 'قوائم الطلبات', en: 'Lists of requests' },
  requests: { ar: 'صفحة الطلب', en: 'Page of a request' },
  retention: { ar: 'مدد الاحتفاظ', en: 'Retention periods' },
  rights: { ar: 'أسماء الصلاحيات', en: 'Names of permissions' },
  roles: { ar: 'الأدوار', en: 'Roles' },
  screens: { ar: 'عناوين الصفحات', en: 'Titles of pages' },
  severities: { ar: 'مستويات الخطورة', en: 'Severities' },
  states: { ar: 'حالات الطلبات والفواتير', en: 'Statuses of requests and invoices' },
  statistics: { ar: 'الإحصاءات', en: 'Statistics' },
  statuses: { ar: 'حالات الطلب', en: 'Statuses of requests' },
  steps: { ar: 'خطوات الطلب', en: 'Steps of a request' },
  supervisor: { ar: 'صفحات المشرف', en: 'Supervisor pages' },
  support: { ar: 'الدعم', en: 'Support' },
  tabs: { ar: 'تبويبات السجلات', en: 'Tabs of records' },
  team: { ar: 'الفريق', en: 'Team' },
  templates: { ar: 'القوالب', en: 'Templates' },
  tickets: { ar: 'التذاكر', en: 'Tickets' },
  contractFile: { ar: 'التحقق من عقد', en: 'Verification of a contract' },
  verify: { ar: 'التحقق من الشهادة', en: 'Verification of certificates' },
};

/** Tables of texts that only the server writes, by the first part of their keys. */
export const serverTextRoots: Readonly<Record<string, unknown>> = {
  mails: mailTexts,
  papers: { ...paperTexts, report },
};

/** Folders with the texts of the pages; the later ones take precedence. */
export const textFolders = ['packages/sijil/react/i18n', 'src/i18n'].map((folder) =>
  path.join(rootFolder, folder),
);
