/** Accounts of the demo business, which exist only in an embedded database. */
export const demoPassword = 'Demo1234';

export const demoAccounts = [
  { email: 'admin@demo.test', label: { ar: 'المسؤول العام', en: 'General admin' } },
  { email: 'finance@demo.test', label: { ar: 'مسؤول المالية', en: 'Finance admin' } },
  { email: 'operations@demo.test', label: { ar: 'مسؤول العمليات', en: 'Operations admin' } },
  {
    email: 'client@demo.test',
    label: { ar: 'عميل: سلسلة بثلاثة فروع', en: 'Client: a chain with three branches' },
  },
  { email: 'manager@demo.test', label: { ar: 'مدير فرع', en: 'Branch manager' } },
  {
    email: 'newclient@demo.test',
    label: { ar: 'عميل لم يكمل تسجيله', en: 'Client who has not completed registration' },
  },
  { email: 'supervisor@demo.test', label: { ar: 'مشرف', en: 'Supervisor' } },
  {
    email: 'inspector@demo.test',
    label: {
      ar: 'مفتش: يدخل من تطبيقه لا من المنصة',
      en: 'Inspector: uses the field app, not the portal',
    },
  },
] as const;
