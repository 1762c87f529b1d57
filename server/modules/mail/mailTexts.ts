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
  verifyEmail: {
    subject: { ar: 'أكّد بريدك للبدء مع سلامة', en: 'Confirm your e-mail to start with Salama' },
    body: {
      ar: 'مرحبًا {name}،\nبقيت خطوة واحدة: أكّد أن هذا البريد لك. الرابط صالح لمدة 24 ساعة ويُستخدم مرة واحدة. إن لم تسجّل في سلامة فتجاهل هذه الرسالة.',
      en: 'Hello {name},\none step is left: confirm that this address is yours. The link works once, within 24 hours. If you did not register with Salama, ignore this message.',
    },
    button: { ar: 'تأكيد البريد', en: 'Confirm the e-mail' },
  },
  alreadyRegistered: {
    subject: { ar: 'لديك حساب في سلامة', en: 'You already have a Salama account' },
    body: {
      ar: 'مرحبًا {name}،\nحاول أحدهم التسجيل في سلامة بهذا البريد، وهو مسجّل من قبل. إن كنت أنت فادخل بحسابك، ويمكنك تعيين كلمة مرور جديدة من صفحة الدخول. إن لم تكن أنت فلا حاجة إلى أي إجراء.',
      en: 'Hello {name},\nsomebody tried to register with this address, which has an account already. If it was you, sign in; a forgotten password can be replaced from there. If it was not you, there is nothing to do.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  passwordChanged: {
    subject: { ar: 'غُيّرت كلمة مرورك في سلامة', en: 'Your Salama password was changed' },
    body: {
      ar: 'مرحبًا {name}،\nغُيّرت كلمة مرور حسابك وسُجّل الخروج من أجهزتك الأخرى. إن لم تكن أنت من غيّرها فعيّن كلمة مرور جديدة الآن.',
      en: 'Hello {name},\nthe password of your account was changed and your other devices were signed out. If it was not you, set a new password now.',
    },
    button: { ar: 'لم أغيّرها أنا', en: 'It was not me' },
  },
  accountUpdate: {
    subject: { ar: '{title}', en: '{title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'افتح سلامة', en: 'Open Salama' },
  },
  requestUpdate: {
    subject: { ar: 'الطلب ‎{number}: {title}', en: 'Request {number}: {title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'افتح الطلب', en: 'Open the request' },
  },
  newPassword: {
    subject: { ar: 'كلمة مرور مؤقتة لحسابك في سلامة', en: 'A one-time password for your Salama account' },
    body: {
      ar: 'مرحبًا {name}،\nعيّن لك مسؤول في سلامة كلمة مرور مؤقتة: {password}\nسُجّل خروجك من كل أجهزتك، وستُطلب منك كلمة مرور جديدة عند دخولك.',
      en: 'Hello {name},\nan admin of Salama gave you a one-time password: {password}\nYou were signed out on all devices and will be asked for a new password when you sign in.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  ticketUpdate: {
    subject: { ar: '{title}', en: '{title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'افتح التذكرة', en: 'Open the ticket' },
  },
  dayOffDecided: {
    subject: { ar: 'طلب إجازتك: {decision}', en: 'Your days off: {decision}' },
    body: {
      ar: 'مرحبًا {name}،\nطلب إجازتك من {from} إلى {to}: {decision}. {note}',
      en: 'Hello {name},\nyour request for days off from {from} to {to}: {decision}. {note}',
    },
    button: { ar: 'افتح البوابة', en: 'Open the portal' },
  },
  paymentsExport: {
    subject: { ar: 'كشف المدفوعات', en: 'Your export of payments' },
    body: {
      ar: 'مرحبًا {name}،\nالملف المرفق هو كشف المدفوعات الذي طلبته. عدد العمليات: {count}.',
      en: 'Hello {name},\nattached is the export of payments that you asked for. Payments: {count}.',
    },
    button: { ar: 'افتح المدفوعات', en: 'Open payments' },
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
