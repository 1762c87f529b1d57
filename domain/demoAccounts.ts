/** The people of the demo business; only an embedded database ever holds them. */
export const demoPassword = 'Demo1234';

export const demoAccounts = [
  { email: 'admin@demo.test', label: { ar: 'المدير العام', en: 'General admin' } },
  { email: 'finance@demo.test', label: { ar: 'المدير المالي', en: 'Finance admin' } },
  { email: 'operations@demo.test', label: { ar: 'مدير العمليات', en: 'Operations admin' } },
  {
    email: 'client@demo.test',
    label: { ar: 'عميل: سلسلة بثلاثة فروع', en: 'Client: a chain with three branches' },
  },
  { email: 'manager@demo.test', label: { ar: 'مدير فرع', en: 'Branch manager' } },
  {
    email: 'newclient@demo.test',
    label: { ar: 'عميل لم يكمل ملفه', en: 'Client whose profile is not completed' },
  },
  { email: 'supervisor@demo.test', label: { ar: 'مشرف', en: 'Supervisor' } },
  {
    email: 'inspector@demo.test',
    label: {
      ar: 'مفتش: يدخل من تطبيقه لا من البوابة',
      en: 'Inspector: refused by the portal, accepted by the field API',
    },
  },
] as const;
