import {
  choices,
  commercialRegistration,
  defineResource,
  email,
  iban,
  integer,
  localized,
  taxNumber,
  text,
  url,
} from 'sijil/schema/index';
import { objectFrom } from 'sijil/base/objects';
import { roleLabels, teamRoles } from '#domain/access/roles';
import { firstAnswerHours } from '#domain/tickets/tickets';

/** Settings of the provider for documents and payment, a single record. Issued documents keep their content. */
export const settings = defineResource('settings', {
  label: {
    one: { ar: 'بيانات الجهة المشغّلة', en: 'Business details' },
    many: { ar: 'بيانات الجهة المشغّلة', en: 'Business details' },
  },
  fields: {
    name: localized({ label: { ar: 'الاسم النظامي', en: 'Legal name' }, required: true, max: 160 }),
    address: localized({ label: { ar: 'العنوان', en: 'Address' }, required: true, max: 240 }),
    vatNumber: taxNumber({ label: { ar: 'الرقم الضريبي', en: 'VAT number' }, required: true }),
    unifiedNumber: commercialRegistration({
      label: { ar: 'الرقم الوطني الموحد', en: 'Unified number' },
      required: true,
    }),
    signatoryName: localized({
      label: { ar: 'المفوّض بالتوقيع', en: 'Authorised signatory' },
      help: {
        ar: 'يُذكر في العقود ممثلًا للجهة المشغّلة.',
        en: 'Named in contracts as the company’s representative.',
      },
      max: 120,
    }),
    signatoryCapacity: localized({
      label: { ar: 'صفة المفوّض بالتوقيع', en: 'Capacity of the signatory' },
      max: 120,
    }),
    vatPercent: integer({
      label: { ar: 'نسبة ضريبة القيمة المضافة', en: 'VAT percent' },
      help: { ar: 'تسري على الأسعار الجديدة وحدها.', en: 'Applies to new prices only.' },
      required: true,
      min: 0,
      max: 50,
    }),
    accountName: localized({ label: { ar: 'اسم المستفيد', en: 'Beneficiary' }, required: true, max: 160 }),
    bank: localized({ label: { ar: 'البنك', en: 'Bank' }, required: true, max: 120 }),
    accountNumber: text({ label: { ar: 'رقم الحساب', en: 'Account number' }, required: true, max: 34 }),
    iban: iban({ label: { ar: 'رقم الآيبان', en: 'IBAN' }, required: true }),
    swift: text({ label: { ar: 'رمز السويفت', en: 'SWIFT' }, required: true, min: 8, max: 11 }),
    email: email({ label: { ar: 'بريد الدعم', en: 'Support email' }, required: true }),
    // Landline, as companies have; the phone kind accepts mobile numbers only.
    phone: text({ label: { ar: 'هاتف الدعم', en: 'Support phone' }, required: true, max: 20 }),
    firstAnswerHours: integer({
      label: { ar: 'ساعات الرد الأول على التذاكر', en: 'Hours until a ticket’s first answer' },
      help: {
        ar: 'المدة المستهدفة لأول رد من الدعم، وتسري على التذاكر الجديدة وحدها.',
        en: 'Support’s target for its first answer. Applies to new tickets only.',
      },
      required: true,
      default: firstAnswerHours,
      min: 1,
      max: 240,
    }),
    twoStepRoles: choices({
      label: { ar: 'أدوار يلزمها التحقق بخطوتين', en: 'Roles that require two-step sign-in' },
      help: {
        ar: 'يُطلب تفعيله من أصحابها قبل أي شيء آخر.',
        en: 'They are asked to turn it on before they can continue.',
      },
      options: objectFrom(teamRoles, (role) => roleLabels[role]),
    }),
    termsUrl: url({
      label: { ar: 'رابط الشروط والأحكام', en: 'Terms link' },
      help: {
        ar: 'يحل محل النص الأولي المعروض في المنصة. راجع نصك مع مستشارك النظامي قبل نشره.',
        en: 'Replaces the draft text shown in the portal. Have your legal adviser review your own text before publishing it.',
      },
    }),
    privacyUrl: url({
      label: { ar: 'رابط سياسة الخصوصية', en: 'Privacy link' },
      help: {
        ar: 'يحل محل النص الأولي المعروض في المنصة. راجع نصك مع مستشارك النظامي قبل نشره.',
        en: 'Replaces the draft text shown in the portal. Have your legal adviser review your own text before publishing it.',
      },
    }),
  },
  title: 'name',
  list: ['name', 'vatNumber', 'vatPercent', 'iban', 'email'],
  search: ['name'],
  sections: [
    {
      label: { ar: 'الحساب البنكي للتحويل', en: 'Account for transfers' },
      fields: ['accountName', 'bank', 'accountNumber', 'iban', 'swift'],
    },
    {
      label: { ar: 'الدعم والروابط', en: 'Support and links' },
      fields: ['email', 'phone', 'firstAnswerHours', 'termsUrl', 'privacyUrl'],
    },
    { label: { ar: 'الأمان', en: 'Security' }, fields: ['twoStepRoles'] },
  ],
  access: { read: ['admin'], update: ['admin'] },
  single: true,
  // `/settings` is public: it has what the portal needs before sign-in.
  api: '/admin/settings',
  menu: { icon: 'setting', group: 'business' },
});
