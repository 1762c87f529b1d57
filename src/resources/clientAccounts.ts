import { companyFields } from '#domain/profile/companyFields';
import { letterBody } from '#domain/requests/letterBody';
import { paymentTermsBody } from '#domain/requests/paymentTermsBody';
import { statementBody } from '#domain/requests/statementBody';
import { date, defineModuleResource, money, text } from 'sijil/schema/index';
import { accountFields } from './accountFields';
import { clients } from './clients';

const owed = (label: { readonly ar: string; readonly en: string }) =>
  money({
    label,
    drawnFrom: ['instalments.amount', 'instalments.received', 'instalments.payBy', 'payments'],
  });

/** What finance knows of a company: whom to call, its payment terms and what it owes. */
export const clientAccountsResource = defineModuleResource('clientAccounts', {
  label: {
    one: { ar: 'حساب العميل', en: 'Client account' },
    many: { ar: 'حسابات العملاء', en: 'Client accounts' },
    counted: { one: 'حساب واحد', two: 'حسابان', few: 'حسابات', many: 'حسابًا' },
  },
  rowsOf: 'clients',
  path: '/client-accounts',
  fields: {
    companyName: text({
      label: companyFields.companyName.label,
      isName: true,
      inEnglish: 'companyNameEn',
    }),
    companyNameEn: companyFields.companyNameEn,
    code: clients.fields.code,
    owed: owed({ ar: 'المستحق الآن', en: 'Due now' }),
    overdue: owed({ ar: 'المبلغ المتأخر', en: 'Overdue amount' }),
    later: owed({ ar: 'لم يحن موعده بعد', en: 'Not due yet' }),
    credit: owed({ ar: 'المدفوع زيادةً', en: 'Overpaid amount' }),
    oldestDueOn: date({
      label: { ar: 'أقدم استحقاق', en: 'Oldest due date' },
      drawnFrom: ['instalments.dueOn'],
    }),
    paymentTerms: clients.fields.paymentTerms,
    name: text({ label: { ar: 'جهة الاتصال', en: 'Contact' }, isName: true, inEnglish: 'nameEn' }),
    nameEn: accountFields.nameEn,
    phone: accountFields.phone,
    email: accountFields.email,
  },
  title: 'companyName',
  list: ['companyName', 'owed', 'overdue', 'credit', 'oldestDueOn', 'paymentTerms', 'name', 'phone'],
  search: ['companyName', 'companyNameEn', 'code'],
  filters: { first: ['companyName', 'owed', 'overdue', 'later', 'credit', 'oldestDueOn', 'paymentTerms'] },
  presets: [
    {
      id: 'credit',
      label: { ar: 'دفعوا زيادة', en: 'Overpaid' },
      filters: { credit_gte: '1' },
      none: { ar: 'لا مبالغ مدفوعة زيادةً', en: 'Nobody has overpaid' },
    },
  ],
  access: { read: ['admin', 'admin_finance'] },
  actions: [
    {
      operation: 'payments.statement',
      single: true,
      label: { ar: 'كشف الحساب', en: 'Statement of account' },
      icon: 'file',
      body: statementBody,
      makesFile: true,
      done: { ar: 'نُعدّ كشف الحساب الآن', en: 'We are preparing the statement' },
    },
    {
      operation: 'payments.letter',
      label: { ar: 'خطاب التذكير بالسداد', en: 'Reminder letter' },
      icon: 'mail',
      body: letterBody,
      makesFile: true,
      done: { ar: 'نُعدّ خطاب التذكير الآن', en: 'We are preparing the letter' },
    },
    {
      operation: 'payments.setTerms',
      label: { ar: 'تغيير مهلة السداد', en: 'Change the payment terms' },
      icon: 'edit',
      body: paymentTermsBody,
      done: {
        ar: 'حُفظت مهلة السداد، وتسري على الفواتير الجديدة.',
        en: 'The payment terms were saved. They apply to new invoices.',
      },
    },
  ],
  menu: { icon: 'shop', group: 'finance' },
});
