import { isLocalPath } from 'sijil/schema/visits';
import { guessablePasswordMessages, containsOwnerWords } from 'sijil/base/formats/password';
import { textTable } from 'sijil/schema/texts/textTable';
import { boolean, defineShape, email, password, phone, text } from 'sijil/schema/index';

/** First facts of a new client (rules 6.1); the rest is asked for after verifying. */
export const signupBody = defineShape(
  {
    name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
    companyName: text({
      isName: true,
      label: { ar: 'اسم المنشأة', en: 'Company name' },
      required: true,
      max: 160,
    }),
    position: text({ isName: true, label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
    phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
    email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
    password: password({ label: { ar: 'كلمة المرور', en: 'Password' }, required: true }),
    acceptTerms: boolean({
      label: { ar: 'أوافق على الشروط والأحكام', en: 'I accept the terms and conditions' },
      required: true,
    }),
    readPrivacy: boolean({
      label: { ar: 'اطّلعت على سياسة الخصوصية', en: 'I have read the privacy policy' },
      required: true,
    }),
    redirectUrl: text({ label: { ar: 'الصفحة التالية', en: 'Next page' }, max: 500 }),
  },
  [
    {
      field: 'acceptTerms',
      alone: true,
      holds: (values) => values.acceptTerms === true,
      message: {
        ar: 'وافق على الشروط والأحكام للمتابعة.',
        en: 'Accept the terms and conditions to continue.',
      },
    },
    {
      field: 'readPrivacy',
      alone: true,
      holds: (values) => values.readPrivacy === true,
      message: {
        ar: 'اطّلع على سياسة الخصوصية للمتابعة.',
        en: 'Read the privacy policy to continue.',
      },
    },
    {
      field: 'redirectUrl',
      alone: true,
      holds: ({ redirectUrl }) => redirectUrl == null || isLocalPath(redirectUrl),
      message: { ar: 'هذا العنوان ليس في المنصة.', en: 'This address is not in the portal.' },
    },
    {
      field: 'password',
      holds: ({ password: typed, email: address, name, companyName }) =>
        !containsOwnerWords(typed, { email: address, names: [name, companyName] }),
      message: guessablePasswordMessages.own,
    },
  ],
);

export const verifyEmailBody = defineShape({
  token: text({ label: { ar: 'الرابط', en: 'Link' }, required: true, max: 100 }),
});

export const resendVerificationBody = defineShape({
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
});

textTable('bodies/registration', { signupBody, verifyEmailBody, resendVerificationBody });
