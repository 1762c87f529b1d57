import type { Localized } from '#domain/i18n/localized';

interface MailText {
  readonly subject: Localized;
  /** `{name}` and the mail's own data are filled in; `{link}` becomes the button. */
  readonly body: Localized;
  readonly button: Localized;
}

export const mailTexts = {
  resetPassword: {
    subject: { ar: 'كلمة مرور جديدة لحسابك في سلامة', en: 'A new password for your Salama account' },
    body: {
      ar: 'مرحبًا {name}،\nطلبتَ تعيين كلمة مرور جديدة. الرابط صالح لمدة ساعة ويُستخدم مرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة.',
      en: 'Hello {name},\nyou asked for a new password. The link works once, within an hour. If you did not ask, ignore this message.',
    },
    button: { ar: 'تعيين كلمة المرور', en: 'Set the password' },
  },
  requestUpdate: {
    subject: { ar: 'الطلب ‎{number}: {title}', en: 'Request {number}: {title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'افتح الطلب', en: 'Open the request' },
  },
  oneTimePassword: {
    subject: { ar: 'حسابك في سلامة', en: 'Your Salama account' },
    body: {
      ar: 'مرحبًا {name}،\nأُنشئ لك حساب. كلمة المرور المؤقتة: {password}\nستُطلب منك كلمة مرور جديدة عند أول دخول.',
      en: 'Hello {name},\nan account was made for you. One-time password: {password}\nYou will be asked for a new one when you first sign in.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
} as const satisfies Record<string, MailText>;

export type MailName = keyof typeof mailTexts;
