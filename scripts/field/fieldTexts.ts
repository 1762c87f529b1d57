/** What the commands say, in the language of `--language`. */
export const fieldTexts = {
  noVisits: { ar: 'لا زيارات بانتظارك.', en: 'No visits are waiting.' },
  noneDue: {
    ar: 'لا زيارة حان موعدها. أضف --all لتشمل الزيارات القادمة.',
    en: 'No visit is due. With --all, later ones are made too.',
  },
  whichVisit: {
    ar: 'أي زيارة؟ اكتب رقمها، مثل R-1001.',
    en: 'Which visit? Give its number, e.g. R-1001.',
  },
  unknownVisit: {
    ar: (visit: string, email: string, waiting: string) =>
      `لا زيارة بالرقم ${visit} بانتظار ${email}. الزيارات المنتظرة: ${waiting || 'لا شيء'}. إن عُيّن لها مفتش آخر فاكتب بريده بعد --email.`,
    en: (visit: string, email: string, waiting: string) =>
      `No visit ${visit} is waiting for ${email}. Waiting: ${waiting || 'none'}. If another inspector was assigned, give their address with --email.`,
  },
  synced: {
    ar: (count: number) => `عدد الزيارات المعروفة: ${count}. لا شيء ينتظر الإرسال.`,
    en: (count: number) => `${count} visits are known; nothing is waiting to be sent.`,
  },
  queued: {
    ar: (count: number, folder: string) => `عدد الزيارات المنتظرة في ${folder}: ${count}. يرسلها الأمر sync.`,
    en: (count: number, folder: string) => `${count} visits are waiting in ${folder}; "sync" sends them.`,
  },
  dayOff: {
    ar: (from: string, to: string, status: string) => `طُلبت إجازة من ${from} إلى ${to}: ${status}.`,
    en: (from: string, to: string, status: string) => `Asked for ${from} to ${to}: ${status}.`,
  },
  begun: {
    ar: (visit: number) => `بدأت الزيارة R-${visit}.`,
    en: (visit: number) => `R-${visit} has begun.`,
  },
  broughtForward: {
    ar: (visit: number) => `قُدّم موعد الزيارة R-${visit} إلى الآن (بيئة تجريبية).`,
    en: (visit: number) => `R-${visit} was brought forward to now (sandbox).`,
  },
  handedIn: {
    ar: (visit: number, receipt: Receipt) =>
      `سُلّم نموذج R-${visit}. الإجابات: ${receipt.answers}، الملفات: ${receipt.files}، الدرجة: ${receipt.score}، التقدير: ${receipt.grade}.`,
    en: (visit: number, receipt: Receipt) =>
      `R-${visit} was submitted: ${receipt.answers} answers, ${receipt.files} files, score ${receipt.score}, grade ${receipt.grade}.`,
  },
  leftOver: {
    ar: (visit: number, inspector: string | null) =>
      `لم تعد الزيارة R-${visit} لك${inspector ? `، وهي الآن مع ${inspector}` : ''}. سُلّم ما أنجزته إلى المشرف.`,
    en: (visit: number, inspector: string | null) =>
      `R-${visit} is no longer yours${inspector ? `; ${inspector} has it now` : ''}. Your work was handed over to the supervisor.`,
  },
  refused: {
    ar: (visit: number, file: string, reason: string) =>
      `رُفض نموذج R-${visit}، وهو محفوظ في ${file}. السبب: ${reason}`,
    en: (visit: number, file: string, reason: string) =>
      `R-${visit} was rejected; it is stored in ${file}. Reason: ${reason}`,
  },
  keptToSend: {
    ar: (visit: number, file: string, reason: string) =>
      `لم تُقبل R-${visit} الآن، ويرسلها الأمر sync من جديد من ${file}. السبب: ${reason}`,
    en: (visit: number, file: string, reason: string) =>
      `R-${visit} was not accepted now; "sync" sends it again from ${file}. Reason: ${reason}`,
  },
  firstPasswordAsks: {
    ar: 'اكتب بعد first-password كلمة المرور الجديدة، وبعد --password المؤقتة.',
    en: 'first-password needs the new password, and the one-time password after --password.',
  },
  firstPassword: {
    ar: (email: string) => `تغيّرت كلمة مرور ${email}.`,
    en: (email: string) => `The password of ${email} was changed.`,
  },
  dayOffAsks: {
    ar: 'اكتب بعد day-off بداية الإجازة ونهايتها وسببها.',
    en: 'day-off needs <from> <to> <reason>.',
  },
  unreachable: {
    ar: (url: string, reason: string) =>
      `المنصة لا تستجيب على ${url} (${reason}). شغّلها بالأمر npm start، أو اكتب عنوانها بعد --url.`,
    en: (url: string, reason: string) =>
      `The portal does not answer at ${url} (${reason}). Start it with npm start, or give --url.`,
  },
  noCommand: {
    ar: (name: string) => `لا أمر باسم «${name}». الأوامر في --help.`,
    en: (name: string) => `There is no command “${name}”. The commands are in --help.`,
  },
  badOption: {
    ar: (option: string) => `الخيار ${option} غير معروف أو تنقصه قيمته. الخيارات في --help.`,
    en: (option: string) => `The option ${option} is unknown or lacks its value. The options are in --help.`,
  },
  noCount: {
    ar: 'اكتب عددًا صحيحًا بعد --fail وبعد --part.',
    en: '--fail and --part take a whole number.',
  },
  noPlace: {
    ar: 'اكتب موقعًا بعد --at، مثل 21.56,39.15.',
    en: '--at takes a place, e.g. 21.56,39.15.',
  },
  noFile: {
    ar: (file: string) => `تعذرت قراءة الملف ${file}.`,
    en: (file: string) => `The file ${file} cannot be read.`,
  },
  noJson: {
    ar: (file: string, reason: string) => `الملف ${file} ليس بصيغة JSON (${reason}).`,
    en: (file: string, reason: string) => `${file} is not JSON (${reason}).`,
  },
  noVehicle: {
    ar: (plate: string) => `لا مركبة باللوحة «${plate}» في هذه الزيارة.`,
    en: (plate: string) => `The visit has no vehicle “${plate}”.`,
  },
  noReason: {
    ar: (status: number) => `أجابت المنصة بالرمز ${status} بلا سبب.`,
    en: (status: number) => `The portal answered ${status} without a reason.`,
  },
  unverified: {
    ar: (email: string) => `لم يُؤكَّد البريد الإلكتروني ${email} بعد.`,
    en: (email: string) => `The email address ${email} is not verified yet.`,
  },
} as const;

interface Receipt {
  readonly answers: number;
  readonly files: number;
  readonly score: number | null;
  readonly grade: string | null;
}
