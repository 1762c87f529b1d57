import type { Screen } from '@/router/screen';

/**
 * The map of the portal: every hand-built screen, once. Addresses and audiences are checked against
 * `domain/access/routeAuthority`; a page here takes the place of the generated one at the same address.
 */
export const screens: readonly Screen[] = [
  // Public
  {
    path: '/sign-in',
    title: { ar: 'تسجيل الدخول', en: 'Sign in' },
    layout: 'public',
    load: () => import('./public/SignIn'),
  },
  {
    path: '/forgot-password',
    title: { ar: 'نسيت كلمة المرور', en: 'Forgot password' },
    layout: 'public',
    load: () => import('./public/ForgotPassword'),
  },
  {
    path: '/reset-password',
    title: { ar: 'تعيين كلمة المرور', en: 'Set a new password' },
    layout: 'public',
    load: () => import('./public/ResetPassword'),
  },
  {
    path: '/client-register',
    title: { ar: 'تسجيل عميل جديد', en: 'Client registration' },
    layout: 'public',
    load: () => import('./public/Register'),
  },
  {
    path: '/verify-email',
    title: { ar: 'تأكيد البريد الإلكتروني', en: 'Verify your email' },
    layout: 'public',
    load: () => import('./public/VerifyEmail'),
  },
  {
    path: '/access-denied',
    title: { ar: 'لا تملك الصلاحية', en: 'Access denied' },
    layout: 'bare',
    load: () => import('./plain/AccessDenied'),
  },
  {
    path: '/verify',
    title: { ar: 'التحقق من شهادة', en: 'Verify a certificate' },
    layout: 'bare',
    load: () => import('./verify/EnterCode'),
  },
  {
    path: '/offers',
    title: { ar: 'خدمات التفتيش وأسعارها', en: 'Inspections and prices' },
    layout: 'bare',
    load: () => import('./services/Offers'),
  },
  {
    path: '/verify/:code',
    title: { ar: 'التحقق من الشهادة', en: 'Verify a certificate' },
    layout: 'bare',
    load: () => import('./verify/VerifyCertificate'),
  },

  // Client and branch manager
  {
    path: '/clientDashboard',
    title: { ar: 'لوحة المتابعة', en: 'Dashboard' },
    layout: 'portal',
    load: () => import('./client/ClientDashboard'),
    menu: { icon: 'dashboard', order: 1 },
  },
  {
    path: '/services',
    title: { ar: 'الخدمات', en: 'Services' },
    layout: 'portal',
    load: () => import('./services/Services'),
    menu: { icon: 'appstore', order: 2 },
  },
  {
    path: '/services/:id',
    title: { ar: 'الخدمة', en: 'Service' },
    layout: 'portal',
    load: () => import('./services/Service'),
  },
  {
    path: '/client/requests',
    title: { ar: 'طلباتي', en: 'My requests' },
    layout: 'portal',
    load: () => import('./client/ClientRequests'),
    menu: { icon: 'request', order: 3 },
  },
  {
    path: '/client/requests/:requestId',
    title: { ar: 'الطلب', en: 'Request' },
    layout: 'portal',
    load: () => import('./client/ClientRequest'),
  },
  {
    path: '/client/requests/:id/:requestId',
    title: { ar: 'طلب الفرع', en: 'Branch request' },
    layout: 'portal',
    load: () => import('./client/ClientRequest'),
  },
  {
    path: '/client/requests/second-payment/:id',
    title: { ar: 'الدفعة الثانية', en: 'Second payment' },
    layout: 'portal',
    load: () => import('./client/SecondPayment'),
  },
  {
    path: '/client/certificates',
    title: { ar: 'شهاداتي', en: 'My certificates' },
    layout: 'portal',
    load: () => import('./client/OwnCertificates'),
    menu: { icon: 'certificate', order: 4 },
  },
  {
    path: '/client/invoices',
    title: { ar: 'فواتيري', en: 'My invoices' },
    layout: 'portal',
    load: () => import('./client/OwnInvoices'),
    menu: { icon: 'file', order: 4 },
  },
  {
    path: '/inspection-comparison',
    title: { ar: 'مقارنة عمليات التفتيش', en: 'Compare inspections' },
    layout: 'portal',
    load: () => import('./client/InspectionComparison'),
    menu: { icon: 'compare', order: 5 },
  },
  {
    path: '/notifications',
    title: { ar: 'الإشعارات', en: 'Notifications' },
    layout: 'portal',
    load: () => import('./client/Notifications'),
    menu: { icon: 'bell', order: 6 },
  },
  {
    path: '/account',
    title: { ar: 'الحساب', en: 'Account' },
    layout: 'portal',
    load: () => import('./client/Account'),
    menu: { icon: 'user', order: 7 },
  },
  {
    path: '/account/details',
    title: { ar: 'تفاصيل الحساب', en: 'Account details' },
    layout: 'portal',
    load: () => import('./client/AccountDetails'),
  },
  {
    path: '/complete-registration',
    title: { ar: 'إكمال التسجيل', en: 'Complete your registration' },
    layout: 'portal',
    load: () => import('./client/CompleteRegistration'),
  },
  {
    path: '/customer-support',
    title: { ar: 'الدعم', en: 'Customer support' },
    layout: 'portal',
    load: () => import('./support/Tickets'),
    menu: { icon: 'support', order: 40 },
  },
  {
    path: '/customer-support/:id',
    title: { ar: 'تذكرة الدعم', en: 'Support ticket' },
    layout: 'portal',
    load: () => import('./support/Ticket'),
  },

  // Supervisor
  {
    path: '/supervisorDashboard',
    title: { ar: 'لوحة المتابعة', en: 'Dashboard' },
    layout: 'portal',
    load: () => import('./supervisor/SupervisorDashboard'),
    menu: { icon: 'dashboard', order: 1 },
  },
  {
    path: '/supervisor/requests',
    title: { ar: 'طلبات العملاء', en: 'Client requests' },
    layout: 'portal',
    load: () => import('./supervisor/SupervisorRequests'),
    menu: { icon: 'request', order: 2 },
  },
  {
    path: '/supervisor/requests/:id',
    title: { ar: 'الطلب', en: 'Request' },
    layout: 'portal',
    load: () => import('./supervisor/SupervisorRequest'),
  },
  {
    path: '/inspectorForms',
    title: { ar: 'نماذج التفتيش', en: 'Inspection forms' },
    layout: 'portal',
    load: () => import('./supervisor/InspectorForms'),
    menu: { icon: 'form', order: 3 },
  },
  {
    path: '/inspectorForms/:id',
    title: { ar: 'مراجعة النموذج', en: 'Form review' },
    layout: 'portal',
    load: () => import('./supervisor/InspectorForm'),
  },
  {
    path: '/supervisor-notification',
    title: { ar: 'الإشعارات', en: 'Notifications' },
    layout: 'portal',
    load: () => import('./supervisor/SupervisorNotifications'),
    menu: { icon: 'bell', order: 5 },
  },
  {
    path: '/supervisoraccount',
    title: { ar: 'الحساب', en: 'Account' },
    layout: 'portal',
    load: () => import('./supervisor/SupervisorAccount'),
    menu: { icon: 'user', order: 6 },
  },

  // Supervisors and admins
  {
    path: '/inspectors',
    title: { ar: 'المفتشون', en: 'Inspectors' },
    layout: 'portal',
    load: () => import('./inspectors/Inspectors'),
  },

  // Admins
  {
    path: '/home',
    title: { ar: 'الرئيسية', en: 'Dashboard' },
    layout: 'portal',
    load: () => import('./admin/AdminHome'),
    menu: { icon: 'dashboard', order: 1 },
  },
  {
    path: '/home/questionsOverview/:service/:score',
    title: { ar: 'إحصاءات الأسئلة', en: 'Questions overview' },
    layout: 'portal',
    load: () => import('./admin/QuestionsOverview'),
  },
  {
    path: '/home/:type',
    title: { ar: 'تفاصيل المؤشر', en: 'Dashboard details' },
    layout: 'portal',
    load: () => import('./admin/FigureDetails'),
  },
  {
    path: '/requests',
    title: { ar: 'الطلبات', en: 'Requests' },
    layout: 'portal',
    load: () => import('./admin/AdminRequests'),
    menu: { icon: 'request', order: 2 },
  },
  {
    path: '/requests/:id',
    title: { ar: 'الطلب', en: 'Request' },
    layout: 'portal',
    load: () => import('./admin/AdminRequest'),
  },
  {
    path: '/payments',
    title: { ar: 'المدفوعات', en: 'Payments' },
    layout: 'portal',
    load: () => import('./finance/Payments'),
    menu: { icon: 'card', order: 3, group: 'finance' },
  },
  {
    path: '/actions',
    title: { ar: 'المستجدات', en: 'Actions' },
    layout: 'portal',
    load: () => import('./admin/Actions'),
    menu: { icon: 'feed', order: 4 },
  },
  {
    path: '/gallery',
    title: { ar: 'معرض التفتيش', en: 'Inspection gallery' },
    layout: 'portal',
    load: () => import('./admin/Gallery'),
    menu: { icon: 'picture', order: 22, group: 'content' },
  },
  {
    path: '/templates',
    title: { ar: 'القوالب', en: 'Templates' },
    layout: 'portal',
    load: () => import('./admin/templates/Templates'),
    menu: { icon: 'file', order: 23, group: 'content' },
  },
  {
    path: '/templates/inspectorsform',
    title: { ar: 'نماذج التفتيش', en: 'Inspection forms' },
    layout: 'portal',
    load: () => import('./admin/templates/FormTemplates'),
  },
  {
    path: '/templates/inspectorsform/:id',
    title: { ar: 'نموذج التفتيش', en: 'Inspection form' },
    layout: 'portal',
    load: () => import('./admin/templates/FormTemplate'),
  },
  {
    path: '/templates/certificate/:id',
    title: { ar: 'قالب الشهادة', en: 'Certificate template' },
    layout: 'portal',
    load: () => import('./admin/templates/CertificateTemplate'),
  },
  {
    path: '/templates/contract/:id',
    title: { ar: 'قالب العقد', en: 'Contract template' },
    layout: 'portal',
    load: () => import('./admin/templates/ContractTemplate'),
  },
  {
    path: '/reports',
    title: { ar: 'التقارير', en: 'Reports' },
    layout: 'portal',
    load: () => import('./plain/ComingSoon'),
    menu: { icon: 'chart', order: 41, group: 'settings' },
  },
];
