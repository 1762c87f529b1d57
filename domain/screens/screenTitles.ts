import type { Localized } from '#framework/base/i18n/localized';

/** Titles of the hand-built screens behind sign-in, by their addresses. */
export const screenTitles = {
  '/notification-preferences': { ar: 'تفضيلات الإشعارات', en: 'Notification preferences' },
  '/approvals/:id': { ar: 'طلب موافقة', en: 'Approval' },
  '/mailbox': { ar: 'صندوق البريد', en: 'Mailbox' },
  '/clientDashboard': { ar: 'الرئيسية', en: 'Dashboard' },
  '/services': { ar: 'الخدمات', en: 'Services' },
  '/services/:id': { ar: 'الخدمة', en: 'Service' },
  '/client/requests': { ar: 'طلباتي', en: 'My requests' },
  '/client/requests/:requestId': { ar: 'الطلب', en: 'Request' },
  '/client/requests/:id/:requestId': { ar: 'طلب الفرع', en: 'Branch request' },
  '/client/requests/second-payment/:id': { ar: 'الدفعة الثانية', en: 'Second payment' },
  '/client/branches': { ar: 'فروعي', en: 'My branches' },
  '/client/branches/:id': { ar: 'الفرع', en: 'Branch' },
  '/client/vehicles': { ar: 'مركباتي', en: 'My vehicles' },
  '/client/vehicles/:id': { ar: 'المركبة', en: 'Vehicle' },
  '/client/vehicles/:id/edit': { ar: 'تعديل المركبة', en: 'Edit vehicle' },
  '/client/packages': { ar: 'باقاتي', en: 'My packages' },
  '/client/certificates': { ar: 'شهاداتي', en: 'My certificates' },
  '/client/invoices': { ar: 'فواتيري', en: 'My invoices' },
  '/inspection-comparison': { ar: 'مقارنة عمليات التفتيش', en: 'Compare inspections' },
  '/notifications': { ar: 'الإشعارات', en: 'Notifications' },
  '/account': { ar: 'الحساب', en: 'Account' },
  '/account/details': { ar: 'تفاصيل الحساب', en: 'Account details' },
  '/complete-registration': { ar: 'إكمال التسجيل', en: 'Complete your registration' },
  '/customer-support': { ar: 'الدعم', en: 'Customer support' },
  '/customer-support/:id': { ar: 'تذكرة الدعم', en: 'Support ticket' },
  '/supervisorDashboard': { ar: 'الرئيسية', en: 'Dashboard' },
  '/supervisor/requests': { ar: 'طلبات العملاء', en: 'Client requests' },
  '/supervisor/requests/:id': { ar: 'الطلب', en: 'Request' },
  '/inspectorForms': { ar: 'نماذج التفتيش', en: 'Inspection forms' },
  '/inspectorForms/:id': { ar: 'مراجعة النموذج', en: 'Form review' },
  '/calendar': { ar: 'تقويم الفريق', en: 'Team calendar' },
  '/supervisor-notification': { ar: 'الإشعارات', en: 'Notifications' },
  '/supervisoraccount': { ar: 'الحساب', en: 'Account' },
  '/inspectors': { ar: 'المفتشون', en: 'Inspectors' },
  '/home': { ar: 'الرئيسية', en: 'Dashboard' },
  '/home/questionsOverview/:service/:score': { ar: 'إحصاءات الأسئلة', en: 'Questions overview' },
  '/home/:type': { ar: 'تفاصيل المؤشر', en: 'Dashboard details' },
  '/requests': { ar: 'الطلبات', en: 'Requests' },
  '/requests/:id': { ar: 'الطلب', en: 'Request' },
  '/payments': { ar: 'المدفوعات', en: 'Payments' },
  '/actions': { ar: 'بانتظارك', en: 'Actions' },
  '/gallery': { ar: 'معرض التفتيش', en: 'Inspection gallery' },
  '/templates': { ar: 'القوالب', en: 'Templates' },
  '/templates/inspectorsform': { ar: 'نماذج التفتيش', en: 'Inspection forms' },
  '/templates/inspectorsform/:id': { ar: 'نموذج التفتيش', en: 'Inspection form' },
  '/templates/socials': { ar: 'منشورات المشاركة', en: 'Social posts' },
  '/templates/socials/:id': { ar: 'منشور المشاركة', en: 'Social post' },
  '/templates/certificate/:id': { ar: 'قالب الشهادة', en: 'Certificate template' },
  '/templates/contract/:id': { ar: 'قالب العقد', en: 'Contract template' },
  '/audit': { ar: 'سجل التغييرات', en: 'Change log' },
  '/reports': { ar: 'التقارير', en: 'Reports' },
} as const satisfies Record<string, Localized>;

/**
 * Groups of the menu in their order, from daily use to one-time set-up. Daily work comes before them without a heading, and
 * the reference lists, which few people open, come last.
 */
export const menuGroups = {
  clients: { ar: 'العملاء', en: 'Clients' },
  fieldWork: { ar: 'التفتيش', en: 'Inspections' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'الخدمات والقوالب', en: 'Services and templates' },
  settings: { ar: 'إعداد المنصة', en: 'Settings' },
  system: { ar: 'الحسابات والنظام', en: 'Accounts and system' },
  reference: { ar: 'القوائم المرجعية', en: 'Reference lists' },
} as const satisfies Record<string, Localized>;

/** Titles of entries in the user's menu that open no screen of their own. */
export const personTitles = {
  security: { ar: 'كلمة المرور والأجهزة', en: 'Password and devices' },
} as const satisfies Record<string, Localized>;

/** Titles of the hand-built tabs of records, by their keys. */
export const tabTitles = {
  workload: { ar: 'عبء العمل', en: 'Workload' },
  statistics: { ar: 'إحصاءات التفتيش', en: 'Inspection statistics' },
  calendar: { ar: 'التقويم', en: 'Calendar' },
  work: { ar: 'جودة العمل', en: 'Quality of work' },
  calibration: { ar: 'معايرة الإجابات', en: 'Calibration' },
} as const satisfies Record<string, Localized>;
