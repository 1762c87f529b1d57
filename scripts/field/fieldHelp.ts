/** What `--help` prints, in the language of `--language`. */
export const fieldHelp = {
  ar: `يؤدي عمل المفتش على منصة تعمل، عبر الواجهة البرمجية العامة وحدها.

  npm run field -- <الأمر> [الخيارات]

الأوامر
  assignments                  الزيارات التي لم تُجرَ أو لم تُسلَّم نماذجها بعد
  start <number>               بدء زيارة (R-1001 أو 1001 أو معرّفها)
  submit <number>              تسليم نموذجها
  play [<number>]              البدء والتسليم: لزيارة واحدة، أو لكل ما حان موعده (--all: والقادمة أيضًا)؛
                               والزيارة التي بقي على موعدها أكثر من يوم يُقدَّم موعدها أولًا في البيئة التجريبية
  sync                         إرسال ما ينتظر، ثم السؤال عما تغيّر
  day-off <from> <to> <reason> طلب إجازة، مثل day-off 2026-12-01 2026-12-02 "سفر"
  first-password <new>         كلمة مرور جديدة بدل المؤقتة المكتوبة بعد --password
  help                         هذا النص

الخيارات
  --url <address>     عنوان المنصة                   (http://localhost على المنفذ PORT أو 3000)
  --email <address>   بريد المفتش                    (inspector@demo.test)
  --password <word>   كلمة مروره                     (Demo1234)
  --answers <file>    تسليم إجابات هذا الملف، وهو قائمة JSON من
                      { questionKey, score?: 0|1|2|null, reading?, entries?: [text], note?, vehicle?: plate, files?: [path] }
  --random <seed>     وإلا فإجابات عشوائية، ومن القيمة نفسها الإجابات نفسها   (رقم الزيارة)
  --fail <n>          عدد الإجابات غير المطابقة، للفرع أو لكل مركبة
  --offline           لا يُرسَل شيء: ينتظر العمل على القرص إلى الأمر sync
  --at <lat,lng>      موقع الجهاز                    (موقع الفرع)
  --folder <path>     مجلد الزيارات وما ينتظر الإرسال (./data/field)
  --part <bytes>      من ملفات الإثبات في كل إرسال   (65536)
  --language <ar|en>  لغة الملاحظات والرسائل         (ar)
  --all               مع play: والزيارات التي لم يحن موعدها
  --help

يُكتب كل شيء في المجلد قبل إرساله، ويبقى فيه إلى أن يصل إلى المنصة: فإن توقف الأمر أو انقطعت الشبكة أكمل الأمر التالي من
حيث انتهى.

رموز الخروج: 0 تم، 1 رفضت المنصة، 2 أمر غير صحيح، 3 لا منصة على العنوان.`,
  en: `Plays an inspector against a running portal, through the public API only.

  npm run field -- <command> [options]

Commands
  assignments                  the visits still to be made or handed in
  start <number>               begin a visit (R-1001, 1001 or its id)
  submit <number>              hand in its form
  play [<number>]              start and submit: one visit, or all that are due (--all: also later ones);
                               a visit that is more than a day away is brought forward first, in a sandbox
  sync                         send what waits, and ask what has changed
  day-off <from> <to> <reason> ask for days off, e.g. day-off 2026-12-01 2026-12-02 "سفر"
  first-password <new>         replace the one-time password, which is given by --password
  help                         this text

Options
  --url <address>     the portal                     (http://localhost, at PORT or 3000)
  --email <address>   the inspector                  (inspector@demo.test)
  --password <word>                                  (Demo1234)
  --answers <file>    submit these answers: a JSON array of
                      { questionKey, score?: 0|1|2|null, reading?, entries?: [text], note?, vehicle?: plate, files?: [path] }
  --random <seed>     otherwise answer at random; the same seed answers alike   (the visit's number)
  --fail <n>          how many answers are not compliant, for the branch or for each vehicle
  --offline           send nothing: what was done waits on the disk for sync
  --at <lat,lng>      where the device is            (at the branch)
  --folder <path>     where visits and what waits are kept   (./data/field)
  --part <bytes>      of evidence, sent at once      (65536)
  --language <ar|en>  of notes and messages          (ar)
  --all               with play: also the visits whose time has not come
  --help

Everything is written to the folder before any of it is sent, and stays there until the portal has it: a run that is
killed or loses its network is taken up by the next one where it ended.

Exit codes: 0 done, 1 the portal refused, 2 the command makes no sense, 3 no portal there.`,
} as const;
