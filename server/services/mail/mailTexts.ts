import { linkHours } from '#domain/auth/limits';
import type { Localized } from 'sijil/base/i18n/localized';
import { EXPORT_RETENTION_DAYS } from 'sijil/base/files/exports';
import { daysText, hoursText } from 'sijil/base/i18n/worded';

interface MailText {
  readonly subject: Localized;
  /** `{name}` and the mail's own data are filled in; `{link}` becomes the button. */
  readonly body: Localized;
  readonly button: Localized;
}

const exportRetention = daysText(EXPORT_RETENTION_DAYS);
const passwordLink = hoursText(linkHours.reset_password);
const emailLink = hoursText(linkHours.verify_email);

const setPassword: Localized = { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' };
const secondFactorOff: Localized = {
  ar: 'أُوقف التحقق بخطوتين في حسابك',
  en: 'Two-step sign-in was turned off',
};
const aboutRequest = {
  subject: { ar: 'الطلب {number}: {title}', en: 'Request {number}: {title}' },
  body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
};

export const mailTexts = {
  resetPassword: {
    subject: { ar: 'كلمة مرور جديدة لحسابك في {brand}', en: 'A new password for your account with {brand}' },
    body: {
      ar: `مرحبًا {name}،\nوصلنا طلب لتعيين كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة خلال ${passwordLink.ar}. إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.\nالوقت: {time} بتوقيت الرياض\nالجهاز: {device}\nعنوان الشبكة (IP): {ip}`,
      en: `Hello {name},\nWe received a request to set a new password for your account. The link works once, within ${passwordLink.en}. If you did not request it, ignore this message; your password stays the same.\nTime: {time}, Riyadh time\nDevice: {device}\nNetwork address (IP): {ip}`,
    },
    button: { ar: 'تعيين كلمة المرور', en: 'Set the password' },
  },
  verifyEmail: {
    subject: { ar: 'أكّد بريدك للبدء مع {brand}', en: 'Confirm your email to get started with {brand}' },
    body: {
      ar: `مرحبًا {name}،\nبقيت خطوة واحدة: أكّد أن هذا البريد لك. يعمل الرابط مرة واحدة خلال ${emailLink.ar}. إن لم تسجّل في {brand} فتجاهل هذه الرسالة.`,
      en: `Hello {name},\nOne step is left: confirm that this email address is yours. The link works once, within ${emailLink.en}. If you did not register with {brand}, ignore this message.`,
    },
    button: { ar: 'تأكيد البريد', en: 'Confirm email' },
  },
  alreadyRegistered: {
    subject: { ar: 'لديك حساب في {brand}', en: 'You already have an account with {brand}' },
    body: {
      ar: 'مرحبًا {name}،\nحاول أحدهم التسجيل في {brand} بهذا البريد، وهو مسجّل من قبل. إن كنت أنت فسجّل الدخول، ويمكنك تعيين كلمة مرور جديدة من صفحة تسجيل الدخول. وإن لم تكن أنت فلا يلزمك أي إجراء.',
      en: 'Hello {name},\nSomeone tried to register with this email address, which already has an account. If it was you, sign in; you can set a new password from the sign-in page. If it was not you, there is nothing you need to do.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  passwordChanged: {
    subject: { ar: 'غُيّرت كلمة مرورك في {brand}', en: 'Your password for {brand} was changed' },
    body: {
      ar: 'مرحبًا {name}،\nسجّلنا أنك غيّرت كلمة مرور حسابك، وسُجّل الخروج من أجهزتك الأخرى.\nالوقت: {time} بتوقيت الرياض\nالجهاز: {device}\nعنوان الشبكة (IP): {ip}\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة الآن وراسل الدعم: {support}',
      en: 'Hello {name},\nYou changed your account password, and your other devices were signed out.\nTime: {time}, Riyadh time\nDevice: {device}\nNetwork address (IP): {ip}\nIf this was not you, set a new password now and write to support: {support}',
    },
    button: setPassword,
  },
  secondFactorOn: {
    subject: { ar: 'فُعّل التحقق بخطوتين في حسابك', en: 'Two-step sign-in was turned on' },
    body: {
      ar: 'مرحبًا {name}،\nسجّلنا أنك فعّلت التحقق بخطوتين: صار الدخول إلى حسابك بكلمة المرور ورمز من تطبيق المصادقة، وسُجّل الخروج من أجهزتك الأخرى.\nالوقت: {time} بتوقيت الرياض\nالجهاز: {device}\nعنوان الشبكة (IP): {ip}\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة الآن وراسل الدعم: {support}',
      en: 'Hello {name},\nYou turned on two-step sign-in: signing in now takes your password and a code from your authenticator app, and your other devices were signed out.\nTime: {time}, Riyadh time\nDevice: {device}\nNetwork address (IP): {ip}\nIf this was not you, set a new password now and write to support: {support}',
    },
    button: setPassword,
  },
  secondFactorOff: {
    subject: secondFactorOff,
    body: {
      ar: 'مرحبًا {name}،\nسجّلنا أنك أوقفت التحقق بخطوتين: صار الدخول إلى حسابك بكلمة المرور وحدها.\nالوقت: {time} بتوقيت الرياض\nالجهاز: {device}\nعنوان الشبكة (IP): {ip}\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة الآن وراسل الدعم: {support}',
      en: 'Hello {name},\nYou turned off two-step sign-in: your password alone is now enough to sign in.\nTime: {time}, Riyadh time\nDevice: {device}\nNetwork address (IP): {ip}\nIf this was not you, set a new password now and write to support: {support}',
    },
    button: setPassword,
  },
  secondFactorOffByAdmin: {
    subject: secondFactorOff,
    body: {
      ar: 'مرحبًا {name}،\nأوقف مسؤول المنصة التحقق بخطوتين في حسابك: صار الدخول إليه بكلمة المرور وحدها، وسُجّل خروجك من كل أجهزتك.\nالوقت: {time} بتوقيت الرياض\nإن لم تطلب ذلك فعيّن كلمة مرور جديدة الآن وراسل الدعم: {support}',
      en: 'Hello {name},\nAn admin turned off two-step sign-in for your account: your password alone is now enough to sign in, and you were signed out on all devices.\nTime: {time}, Riyadh time\nIf you did not ask for this, set a new password now and write to support: {support}',
    },
    button: setPassword,
  },
  newDevice: {
    subject: { ar: 'دخول إلى حسابك في {brand} من جهاز جديد', en: 'New sign-in to your {brand} account' },
    body: {
      ar: 'مرحبًا {name}،\nسُجّل الدخول إلى حسابك من جهاز لم يُستخدم للدخول إليه من قبل.\nالوقت: {time} بتوقيت الرياض\nالجهاز: {device}\nعنوان الشبكة (IP): {ip}\nإن كنت أنت فلا يلزمك أي إجراء، وإن لم تكن أنت فعيّن كلمة مرور جديدة الآن وراسل الدعم: {support}',
      en: 'Hello {name},\nSomeone signed in to your account from a device that it has not been used on before.\nTime: {time}, Riyadh time\nDevice: {device}\nNetwork address (IP): {ip}\nIf this was you, there is nothing you need to do. If not, set a new password now and write to support: {support}',
    },
    button: setPassword,
  },
  accountUpdate: {
    subject: { ar: '{title}', en: '{title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'فتح {brand}', en: 'Open {brand}' },
  },
  requestUpdate: { ...aboutRequest, button: { ar: 'عرض الطلب', en: 'View request' } },
  paymentUpdate: {
    ...aboutRequest,
    button: { ar: 'عرض الفاتورة والمدفوعات', en: 'View invoice and payments' },
  },
  paymentDue: { ...aboutRequest, button: { ar: 'سداد المبلغ', en: 'Pay now' } },
  certificateUpdate: { ...aboutRequest, button: { ar: 'عرض الشهادة', en: 'View certificate' } },
  visitUpdate: {
    subject: { ar: 'الطلب {number}: {title}', en: 'Request {number}: {title}' },
    body: {
      ar: 'مرحبًا {name}،\n{sentence}\nالموقع: {where}\nللتواصل: {contact}',
      en: 'Hello {name},\n{sentence}\nLocation: {where}\nContact: {contact}',
    },
    button: { ar: 'فتح الموقع على الخريطة', en: 'Open the map' },
  },
  newPassword: {
    subject: {
      ar: 'كلمة مرور مؤقتة لحسابك في {brand}',
      en: 'A one-time password for your account with {brand}',
    },
    body: {
      ar: 'مرحبًا {name}،\nعيّن لك مسؤول في {brand} كلمة مرور مؤقتة: {password}\nالوقت: {time} بتوقيت الرياض\nسُجّل خروجك من كل أجهزتك، وسيُطلب منك اختيار كلمة مرور جديدة عند الدخول.',
      en: 'Hello {name},\nAn admin of {brand} set a one-time password for you: {password}\nTime: {time}, Riyadh time\nYou were signed out on all devices and will be asked to choose a new password when you sign in.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  digest: {
    subject: { ar: 'ملخص رسائلك من {brand} ({count})', en: 'Your digest from {brand} ({count})' },
    body: {
      ar: 'مرحبًا {name}،\nهذا ما استجد منذ آخر رسالة:\n{items}',
      en: 'Hello {name},\nThis is what happened since our last email:\n{items}',
    },
    button: { ar: 'اختيار ما يصلك ومتى', en: 'Choose what you get and when' },
  },
  ticketUpdate: {
    subject: { ar: '{title}', en: '{title}' },
    body: { ar: 'مرحبًا {name}،\n{sentence}', en: 'Hello {name},\n{sentence}' },
    button: { ar: 'عرض التذكرة', en: 'View ticket' },
  },
  paymentsExport: {
    subject: { ar: 'كشف المدفوعات', en: 'Your payments export' },
    body: {
      ar: 'مرحبًا {name}،\nالملف المرفق هو كشف المدفوعات الذي طلبته. عدد الدفعات: {count}.',
      en: 'Hello {name},\nThe payments export you requested is attached. Number of payments: {count}.',
    },
    button: { ar: 'عرض المدفوعات', en: 'View payments' },
  },
  statement: {
    subject: { ar: 'كشف حسابك لدى {brand}', en: 'Your statement of account with {brand}' },
    body: {
      ar: 'مرحبًا {name}،\nمرفق كشف حسابك رقم {code} حتى {day}. الرصيد: {amount} ريال.',
      en: 'Hello {name},\nThe statement of your account {code} until {day} is attached. Balance: SAR {amount}.',
    },
    button: { ar: 'عرض الفواتير', en: 'View invoices' },
  },
  reminderLetter: {
    subject: { ar: 'مبالغ مستحقة لدى {brand}: {amount} ريال', en: 'Amounts due to {brand}: SAR {amount}' },
    body: {
      ar: 'مرحبًا {name}،\nمرفق خطاب بالمبالغ المستحقة على حسابك رقم {code} حتى {day}، ومجموعها {amount} ريال. ادفعها من صفحة كل طلب، أو حوّلها إلى الآيبان {iban} مع كتابة رقم الطلب في غرض التحويل. للاستفسار: {phone}.',
      en: 'Hello {name},\nAttached is a letter with the amounts due on your account {code} until {day}, SAR {amount} in total. Pay them on the page of each request, or transfer them to {iban} with the request number as the payment purpose. Questions: {phone}.',
    },
    button: { ar: 'عرض الفواتير', en: 'View invoices' },
  },
  list: {
    subject: { ar: '{title}', en: '{title}' },
    body: {
      ar: 'مرحبًا {name}،\nمرفق بهذه الرسالة «{title}» كما هي الآن، بحسب اشتراكك.',
      en: 'Hello {name},\nAttached is “{title}” as it is now. You receive it because you subscribed to it.',
    },
    button: { ar: 'فتح القائمة', en: 'Open the list' },
  },
  largeList: {
    subject: { ar: '{title}', en: '{title}' },
    body: {
      ar: `مرحبًا {name}،\nملف «{title}» جاهز، وهو أكبر من أن يُرفق برسالة. يبقى متاحًا في {brand} لمدة ${exportRetention.ar}.`,
      en: `Hello {name},\nThe file of “{title}” is ready. It is too large for an email, and stays available in {brand} for ${exportRetention.en}.`,
    },
    button: { ar: 'فتح الملف', en: 'Open the file' },
  },
  managerInvitation: {
    subject: {
      ar: 'دعوة من {company} لمتابعة فروعها في {brand}',
      en: '{company} invites you to manage its branches in {brand}',
    },
    body: {
      ar: 'مرحبًا {name}،\nوصلتك دعوة من {inviter} ({company}) لمتابعة فروع في {brand}: {branches}.\nكلمة المرور المؤقتة: {password}\nسيُطلب منك اختيار كلمة مرور جديدة عند أول دخول.',
      en: 'Hello {name},\n{inviter} of {company} invites you to manage its branches in {brand}: {branches}.\nOne-time password: {password}\nYou will be asked to choose a new one when you first sign in.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  invitedInVain: {
    subject: { ar: 'دعوة لمتابعة فروع في {brand}', en: 'An invitation to manage branches in {brand}' },
    body: {
      ar: 'مرحبًا {name}،\nوصلتك دعوة من {company} لمتابعة فروعها في {brand}.\nلكن بريدك هذا مسجّل لحسابك الحالي، والبريد الواحد لحساب واحد.\nإن أردت قبول الدعوة فاطلب منهم أن يدعوك ببريد آخر، وإلا فلا يلزمك أي إجراء.',
      en: 'Hello {name},\n{company} invited you to manage its branches in {brand}.\nThis email address already belongs to your own account, and one address serves one account.\nTo accept, ask them to invite you at another address. Otherwise there is nothing you need to do.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  oneTimePassword: {
    subject: { ar: 'حسابك في {brand}', en: 'Your account with {brand}' },
    body: {
      ar: 'مرحبًا {name}،\nأُنشئ لك حساب في {brand}. كلمة المرور المؤقتة: {password}\nسيُطلب منك اختيار كلمة مرور جديدة عند أول دخول.',
      en: 'Hello {name},\nAn account was created for you in {brand}. One-time password: {password}\nYou will be asked to choose a new one when you first sign in.',
    },
    button: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
} as const satisfies Record<string, MailText>;

export type MailName = keyof typeof mailTexts;
