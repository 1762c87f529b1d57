import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { hoursText, worded } from 'sijil/base/i18n/worded';
import { RESCHEDULE_NOTICE_HOURS } from '#domain/scheduling/deadlines';

const rules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') };

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A count with its noun, by the rules of each language; `{n}` is the number. */
const counted =
  (ar: Forms, en: Forms) =>
  (count: number): Localized =>
    worded({ ar: formOf(ar, 'ar', count), en: formOf(en, 'en', count) }, { n: count });

/** English has no form of its own for nothing; a text for it is used all the same. */
function formOf(forms: Forms, language: Language, count: number): string {
  const rule = count === 0 && forms.zero !== undefined ? 'zero' : rules[language].select(count);
  return forms[rule] ?? forms.other;
}

const questions = counted(
  { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '{n} أسئلة', many: '{n} سؤالًا', other: '{n} سؤال' },
  { one: '{n} question', other: '{n} questions' },
);
const photos = counted(
  { zero: 'لا صور', one: 'صورة واحدة', two: 'صورتان', few: '{n} صور', many: '{n} صورة', other: '{n} صورة' },
  { zero: 'no photos', one: '{n} photo', other: '{n} photos' },
);
const findings = counted(
  {
    zero: 'لا ملاحظات',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: '{n} ملاحظات',
    many: '{n} ملاحظة',
    other: '{n} ملاحظة',
  },
  { one: '{n} finding', other: '{n} findings' },
);
const missing = counted(
  {
    one: 'بقي سؤال واحد يحتاج إلى إجابة أو صورة',
    two: 'بقي سؤالان يحتاجان إلى إجابة أو صورة',
    few: 'بقيت {n} أسئلة تحتاج إلى إجابة أو صورة',
    many: 'بقي {n} سؤالًا يحتاج إلى إجابة أو صورة',
    other: 'بقي {n} سؤال يحتاج إلى إجابة أو صورة',
  },
  {
    one: '{n} question still needs an answer or a photo',
    other: '{n} questions still need an answer or a photo',
  },
);
const photosElsewhere = counted(
  {
    one: 'صورة واحدة لم تصل بعد من ذلك الهاتف.',
    two: 'صورتان لم تصلا بعد من ذلك الهاتف.',
    few: '{n} صور لم تصل بعد من ذلك الهاتف.',
    many: '{n} صورة لم تصل بعد من ذلك الهاتف.',
    other: '{n} صورة لم تصل بعد من ذلك الهاتف.',
  },
  {
    one: '{n} photo has not arrived from that phone yet.',
    other: '{n} photos have not arrived from that phone yet.',
  },
);
const visitsLeft = counted(
  {
    zero: 'لا عمل ينتظر الإرسال على هذا الهاتف.',
    one: 'على هذا الهاتف زيارة واحدة لم تُرسل بعد. تبقى عليه، وتُرسل حين تدخل من جديد.',
    two: 'على هذا الهاتف زيارتان لم تُرسلا بعد. تبقيان عليه، وتُرسلان حين تدخل من جديد.',
    few: 'على هذا الهاتف {n} زيارات لم تُرسل بعد. تبقى عليه، وتُرسل حين تدخل من جديد.',
    many: 'على هذا الهاتف {n} زيارة لم تُرسل بعد. تبقى عليه، وتُرسل حين تدخل من جديد.',
    other: 'على هذا الهاتف {n} زيارة لم تُرسل بعد. تبقى عليه، وتُرسل حين تدخل من جديد.',
  },
  {
    zero: 'Nothing on this phone is waiting to be sent.',
    one: 'One visit on this phone is not sent yet. It stays here and is sent when you sign in again.',
    other: '{n} visits on this phone are not sent yet. They stay here and are sent when you sign in again.',
  },
);

/** Texts of the inspectors' app. */
export const texts = {
  counts: { questions, photos, findings, missing, photosElsewhere, visitsLeft },
  app: { ar: 'سلامة · المفتش', en: 'Salama · Inspector' },
  otherLanguage: { ar: 'English', en: 'العربية' },
  online: { ar: 'متصل', en: 'Online' },
  offline: { ar: 'بلا شبكة، كل شيء محفوظ', en: 'Offline, everything is saved' },
  back: { ar: 'رجوع', en: 'Back' },
  next: { ar: 'التالي', en: 'Next' },
  done: { ar: 'تم', en: 'Done' },

  signIn: { ar: 'دخول المفتش', en: 'Inspector sign-in' },
  enter: { ar: 'تسجيل الدخول', en: 'Sign in' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  code: { ar: 'رمز الدخول', en: 'Sign-in code' },
  codeHelp: {
    ar: 'الأرقام الستة في تطبيق المصادقة، أو أحد الرموز الاحتياطية.',
    en: 'The six digits in your authenticator app, or one of your recovery codes.',
  },
  forgot: { ar: 'نسيت كلمة المرور', en: 'Forgot password' },
  onlyInspectors: {
    ar: 'هذا التطبيق للمفتشين. ادخل إلى حسابك من المنصة.',
    en: 'This app is for inspectors. Sign in to your account at the portal.',
  },
  toPortal: { ar: 'فتح المنصة', en: 'Open the portal' },
  unverified: {
    ar: 'أكّد بريدك الإلكتروني أولًا من الرابط الذي أُرسل إليك.',
    en: 'First confirm your email with the link that was sent to you.',
  },
  unreachable: {
    ar: 'لا شبكة الآن. حاول حين تعود.',
    en: 'There is no network. Try again when it is back.',
  },
  again: {
    ar: 'انتهت جلستك. عملك محفوظ على الهاتف، ويُرسل بعد دخولك.',
    en: 'Your session has ended. Your work is saved on the phone and is sent after you sign in.',
  },
  firstPassword: { ar: 'اختر كلمة مرورك', en: 'Choose your password' },
  firstPasswordHelp: {
    ar: 'دخلت بكلمة مرور مؤقتة. اختر كلمة تعرفها أنت وحدك.',
    en: 'You signed in with a one-time password. Choose one that only you know.',
  },
  newPassword: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  confirmPassword: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  savePassword: { ar: 'حفظ كلمة المرور', en: 'Save the password' },

  today: { ar: 'زياراتك', en: 'Your visits' },
  noVisits: {
    ar: 'لا زيارات مسندة إليك الآن. تظهر هنا حين يسندها المشرف.',
    en: 'No visits are assigned to you now. They appear here when a supervisor assigns them.',
  },
  loading: { ar: 'جارٍ تحميل الزيارات…', en: 'Loading the visits…' },
  handedOver: {
    ar: 'لم تعد هذه الزيارة لك. سُلّم ما أنجزته إلى المشرف.',
    en: 'This visit is no longer yours. Your work was handed over to the supervisor.',
  },
  handedOverTo: {
    ar: 'لم تعد هذه الزيارة لك، وهي الآن مع {inspector}. سُلّم ما أنجزته إلى المشرف.',
    en: 'This visit is no longer yours; {inspector} has it now. Your work was handed over to the supervisor.',
  },
  handedIn: { ar: 'سُلّمت', en: 'Submitted' },
  onPhone: { ar: 'محفوظة على هذا الهاتف', en: 'Saved on this phone' },
  waiting: {
    ar: 'مكتملة على هذا الهاتف، تُرسل حين تعود الشبكة',
    en: 'Complete on this phone; sent when the network is back',
  },
  sending: { ar: 'جارٍ الإرسال: {sent} من {all}', en: 'Sending {sent} of {all}' },
  progress: { ar: 'بدأت: {done} من {all}', en: 'Started: {done} of {all}' },
  onOtherPhone: { ar: 'بدأت على هاتف آخر', en: 'Begun on another phone' },
  onOtherPhoneUntil: {
    ar: 'بدأت على هاتف آخر. آخر ما وصل منه: {at}.',
    en: 'Begun on another phone. Last received from it: {at}.',
  },
  wasReturned: { ar: 'أعادها المشرف', en: 'Returned by the supervisor' },
  refused: { ar: 'لم تُقبل: {reason}', en: 'Not accepted: {reason}' },
  phone: { ar: 'هذا الهاتف', en: 'This phone' },
  newVersion: { ar: 'نسخة جديدة من التطبيق جاهزة', en: 'A new version of the app is ready' },
  update: { ar: 'التحديث الآن', en: 'Update now' },

  start: { ar: 'بدء الزيارة', en: 'Start the visit' },
  resume: { ar: 'متابعة', en: 'Continue' },
  notYet: worded(
    {
      ar: 'لا تبدأ الزيارة قبل موعدها بأكثر من {period}.',
      en: 'A visit can start at the earliest {period} before its time.',
    },
    { period: hoursText(RESCHEDULE_NOTICE_HOURS) },
  ),
  sandbox: {
    ar: 'منصة تجريبية: يمكنك بدء الزيارة قبل موعدها.',
    en: 'A trial portal: you can start the visit before its time.',
  },
  call: { ar: 'اتصال', en: 'Call' },
  map: { ar: 'الخريطة', en: 'Map' },
  contact: { ar: 'جهة الاتصال', en: 'Contact' },
  supervisor: { ar: 'المشرف', en: 'Supervisor' },
  note: { ar: 'تعليق المشرف على الموعد', en: 'Supervisor’s note on the visit' },
  orderNotes: { ar: 'تعليق العميل على الطلب', en: 'Client’s note on the order' },
  vehicles: { ar: 'المركبات', en: 'Vehicles' },
  returnedBecause: { ar: 'أعادها المشرف: {reason}', en: 'Returned by the supervisor: {reason}' },
  supervisorSays: { ar: 'المشرف: {note}', en: 'Supervisor: {note}' },
  lastVisit: { ar: 'الزيارة السابقة، {day}', en: 'Last visit, {day}' },
  lastTime: { ar: 'سابقًا: {found}', en: 'Last time: {found}' },
  atQuestions: { ar: 'تظهر كل واحدة عند سؤالها', en: 'each is shown at its question' },
  gone: {
    ar: 'لم تعد هذه الزيارة على الهاتف.',
    en: 'This visit is no longer on the phone.',
  },

  place: { ar: '{section} · {at} من {all}', en: '{section} · {at} of {all}' },
  allQuestions: { ar: 'كل الأسئلة', en: 'All questions' },
  previous: { ar: 'السابق', en: 'Previous' },
  camera: { ar: 'تصوير', en: 'Camera' },
  photoAsked: { ar: 'صورة مطلوبة', en: 'Photo required' },
  documentAsked: { ar: 'مستند مطلوب', en: 'Document required' },
  noteAsked: { ar: 'تعليق مطلوب', en: 'Note required' },
  erase: { ar: 'حذف آخر رقم', en: 'Erase the last digit' },
  minus: { ar: 'سالب', en: 'Minus' },
  writeNote: { ar: 'تعليق', en: 'Note' },
  answered: { ar: 'اكتملت الإجابة', en: 'Answered' },
  open: { ar: 'لم تكتمل الإجابة', en: 'Not complete' },
  date: { ar: 'التاريخ', en: 'Date' },
  answer: { ar: 'الإجابة', en: 'Answer' },
  sign: { ar: 'التوقيع بالإصبع', en: 'Sign with a finger' },
  clear: { ar: 'مسح التوقيع', en: 'Clear the signature' },
  removePhoto: { ar: 'حذف الصورة', en: 'Remove the photo' },
  photo: { ar: 'صورة', en: 'Photo' },
  document: { ar: 'مستند', en: 'Document' },

  finding: { ar: 'ماذا وجدت؟', en: 'What did you find?' },
  findingHelp: {
    ar: 'صف ما رأيته وأين. يقرؤه المشرف والعميل.',
    en: 'Describe what you saw and where. The supervisor and the client read it.',
  },
  mended: { ar: 'صُحّحت أثناء الزيارة', en: 'Corrected during the visit' },
  mendedNote: { ar: 'ماذا صُحّح؟', en: 'What was corrected?' },
  addAfter: { ar: 'تصوير ما بعد التصحيح', en: 'Photograph the correction' },
  afterHelp: {
    ar: 'التقط صورة للموضع بعد التصحيح. تبقى الملاحظة والدرجة كما وجدتها.',
    en: 'Photograph the place after the correction. The finding and its score stay as you found them.',
  },
  phrases: { ar: 'من تعليقاتك السابقة', en: 'From your earlier notes' },
  addPhoto: { ar: 'إضافة صورة', en: 'Add a photo' },

  take: { ar: 'التقاط', en: 'Take the photo' },
  fromFiles: { ar: 'من الملفات', en: 'From files' },
  noCamera: {
    ar: 'الكاميرا غير متاحة. اسمح بها في إعدادات المتصفح، أو اختر صورة.',
    en: 'The camera is not available. Allow it in the browser’s settings, or choose a photo.',
  },
  dark: { ar: 'الصورة مظلمة، ولا يكاد يظهر فيها شيء.', en: 'The photo is dark; hardly anything can be seen.' },
  retake: { ar: 'إعادة التصوير', en: 'Take it again' },
  keep: { ar: 'إبقاء الصورة', en: 'Keep the photo' },
  unreadable: {
    ar: 'تعذّرت قراءة هذا الملف. اختر صورة أو مستند PDF.',
    en: 'This file could not be read. Choose a photo or a PDF.',
  },
  tooLarge: { ar: 'المستند أكبر من 500 كيلوبايت.', en: 'The document is larger than 500 kB.' },
  full: {
    ar: 'لا مساحة في الهاتف لهذه الصورة. إجاباتك محفوظة؛ أخلِ مساحة ثم أعد التصوير.',
    en: 'There is no space on the phone for this photo. The answers are saved; free some space and take it again.',
  },

  end: { ar: 'نهاية الزيارة', en: 'End of the visit' },
  soFar: { ar: 'اكتمل {done} من {all}', en: '{done} of {all} complete' },
  expected: { ar: 'الدرجة المتوقعة', en: 'Expected score' },
  findingsRead: { ar: 'اقرأها على مسؤول الموقع:', en: 'Read them to the person in charge:' },
  handIn: { ar: 'تسليم النموذج', en: 'Submit the form' },

  installed: { ar: 'التطبيق على الشاشة الرئيسية', en: 'The app is on the home screen' },
  install: {
    ar: 'أضف التطبيق إلى الشاشة الرئيسية من قائمة المتصفح، فلا يُمحى عمل لم يُرسل.',
    en: 'Add the app to the home screen from the browser’s menu, so that unsent work is never erased.',
  },
  room: { ar: 'المساحة المستخدمة: {used} من {all}', en: 'Space used: {used} of {all}' },
  megabytes: (count: number) => worded({ ar: '{n} ميجابايت', en: '{n} MB' }, { n: count }),
  gigabytes: (count: number) => worded({ ar: '{n} جيجابايت', en: '{n} GB' }, { n: count }),
  lasting: { ar: 'التخزين دائم', en: 'Storage is permanent' },
  notLasting: {
    ar: 'قد يمحو المتصفح ما خُزّن إن امتلأ الهاتف',
    en: 'The browser may erase stored work when the phone is full',
  },
  offlineReady: { ar: 'التطبيق يعمل بلا شبكة', en: 'The app works without a network' },
  notOfflineReady: {
    ar: 'التطبيق لم يُحفظ بعد للعمل بلا شبكة',
    en: 'The app is not stored yet for use without a network',
  },
  light: { ar: 'ألوان فاتحة', en: 'Light colours' },
  darkMode: { ar: 'ألوان داكنة', en: 'Dark colours' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  elsewhere: {
    ar: 'التطبيق مفتوح في نافذة أخرى. أغلقها، ثم افتح هذه من جديد.',
    en: 'The app is open in another window. Close it, then open this one again.',
  },
  insecure: {
    ar: 'يحتاج التطبيق إلى عنوان آمن يبدأ بـ https.',
    en: 'The app needs a secure address that begins with https.',
  },
} as const;

/** A request's number; Latin letters and digits stay together in an Arabic line. */
export const numberText = (number: number): string => isolateLtr(`R-${number}`);
