/** A stem that no text may contain, with what is written instead. */
export interface Stem {
  readonly stem: RegExp;
  readonly instead: string;
  /** Reviewed texts that may contain it: each with the words around the stem. */
  readonly except?: RegExp;
}

const letter = String.raw`\u0621-\u064a\u064b-\u0652`;
/** A pattern at the beginning of an Arabic word, also after a prefixed و or ف. */
const word = (pattern: string) => new RegExp(`(?<![${letter}])[وف]?(?:${pattern})`);

/** Stems that docs/glossary.md replaces by other words, by language. Every form of the word is found, not one spelling. */
export const stemsNever: Readonly<Record<'ar' | 'en', readonly Stem[]>> = {
  ar: [
    {
      stem: /شرك(?:ة|ت|ات)/,
      instead: 'المنشأة', // Names of companies.
      except: /شركة (?:سلامة للتفتيش|ليالي الشام|برجر المحطة|ضيافة الوسطى|درب البرّاد)|بالشركة التي/,
    },
    { stem: word('(?:ال|لل)إدارة(?! المالية)|إدارة المنصة'), instead: 'مسؤول المنصة' },
    { stem: /مخالف/, instead: 'الملاحظة المرصودة' },
    { stem: /مرش[ّ]?ح/, instead: 'التصفية' },
    { stem: /نشطي?ن?(?![ا-ي])/, instead: 'مفعّل' },
    {
      stem: /(?<!(?:فريق|مسؤولو?|أعمال) )العمليات(?! الحسابية)/,
      instead: 'فريق العمليات، عمليات التفتيش',
      except: /تشترك فيها العمليات/,
    },
    { stem: word('تمت? (?!الموافقة)'), instead: 'الفعل المبني للمجهول: «حُفظ»' },
    { stem: /حتاج[ا-ي]*(?![ا-ي])(?!\s+(?:\S+\s+){0,2}إلي?)/, instead: 'يحتاج إلى' },
    { stem: word('ك(?:مستخدم|مقروء|عرض|ال[ا-ي]{3})'), instead: '«مثل» أو «كما»' },
    { stem: /صالحة حتى/, instead: 'سارية حتى' },
    { stem: /باقة خاصة/, instead: 'باقة مخصصة' },
    { stem: /التفتيشات/, instead: 'عمليات التفتيش' },
    { stem: /حد النجاح/, instead: 'درجة الاجتياز' },
    { stem: /المحاولة من جديد/, instead: 'إعادة المحاولة' },
    { stem: /(?:الرمز|هذا) المربع/, instead: 'رمز الاستجابة السريعة' },
    { stem: /بواسطة/, instead: 'المنفّذ' },
    { stem: /رسّام|ر\.س|فروعكم/, instead: '—' },
    { stem: /ملاحظ(?:ة|ات) (?:المفتش|المشرف|العميل|الموعد|الطلب|داخلية)/, instead: 'تعليق' },
    { stem: /لوحة المتابعة|المستجدات/, instead: 'الرئيسية، بانتظارك' },
    { stem: /إعدادات المنشأة/, instead: 'بيانات الجهة المشغّلة' },
    { stem: /المجدولة(?<=الدفعات? المجدولة)|المُعاد|المبالغ المستردة/, instead: 'القسط، المسترد، الاسترداد' },
    {
      stem: /رم(?:ز|وز) (?:ال)?(?:استرداد|وصول|تعبئة|تحقق)/,
      instead: 'رمز الشهادة، رمز الدخول، الرموز الاحتياطية، مفتاح الربط، حقل النص',
    },
    { stem: /خطاف/, instead: 'الربط مع أنظمة أخرى' },
    { stem: /هوية المنصة/, instead: 'الشعار والألوان' },
    { stem: /عوامل التصفية/, instead: 'شروط التصفية' },
    { stem: /لخيص|تُلخَّص|ملخصات/, instead: 'تقرير' },
    { stem: /المطاعم|المطعم(?! عن)/, instead: 'العلامة التجارية' },
    { stem: word('(?:ال)?دور علي|(?:ال)?دور على'), instead: 'بانتظار، صاحب الخطوة التالية' },
    { stem: /تُجلب/, instead: 'جارٍ تحميل' },
    { stem: /ستعم/, instead: 'استخدام', except: /الزي[تو]/ },
    {
      stem: /إجراء(?:ان|ات|ين|اً|ً)?(?:ك|ه|ها|كم)?(?![ا-ي\u064b])(?! (?:ال)?(?:تلقائي|تصحيحي))/,
      instead: 'الإجراء التصحيحي، الإجراء التلقائي، الخطوة',
      // An idiom, the menu of what can be done with a record, and the corrections within their own pages.
      except:
        /أي إجراء|إجراءً منك|أو إجراء$|إجراءات (?:أخرى|«|السؤال)|الإجراء(?:ات)?$|إرسال الإجراءات|الإجراءات إلى المشرف/,
    },
    { stem: /ملف (?:ال)?تصميم/, instead: 'ملف الإعداد' },
    { stem: /بصمة مشفّرة/, instead: 'قيمة مشتقة لا يُسترجع منها' },
    {
      stem: /التخلي|تخلّى|لسان|الرئيس(?![ا-ي])|من نفسه/,
      instead: 'إيقاف، علامة تبويب، الرئيسي، تلقائيًا',
      except: /الرئيس التنفيذي/,
    },
    { stem: word('يجري (?:تحميل|إعداد|حفظ)'), instead: 'جارٍ' },
    { stem: /مدخل القائمة|مداخل القائمة|بند في القائمة/, instead: 'صفحة القائمة' },
    { stem: /تعرف (?:هذه )?القائمة|القائمة تعرف/, instead: 'الفاعل ليس قائمة' },
    { stem: /شهرًا بشهر|بندًا بندًا/, instead: 'شهرًا بعد شهر' },
  ],
  en: [
    { stem: /\b[Mm]ails?\b|\bmailed\b/, instead: 'email', except: /mail server/ },
    { stem: /\b[Mm]end(?:s|ed|ing)?\b/, instead: 'correct' },
    { stem: /\b[Rr]efus(?:e[ds]?|ing|als?)\b/, instead: 'reject' },
    { stem: /\b[Hh]and(?:s|ed)? (?:it )?in\b/, instead: 'submit' },
    { stem: /\b[Dd]esign files?\b/, instead: 'set-up file' },
    { stem: /\b[Cc]ategor(?:y|ies)\b/, instead: 'section' },
    { stem: /\b[Dd]rawer\b|\b[Cc]aret\b|house’s/, instead: '—' },
    { stem: /['"]/, instead: 'curly quotes', except: /We can't find a user|You can't login/ },
    { stem: /\b[Ff]ormer\b/, instead: 'previous, old' },
    { stem: /\b[Ww]hoever\b|\b(?:every|any)body\b/i, instead: 'anyone who, everyone' },
    { stem: /\bis the most\b/, instead: 'You have reached the limit of' },
    { stem: /\bstands? (?:in|at)\b/, instead: 'appears' },
    { stem: /\bdraw[ns]?\b/i, instead: 'generate, use', except: /signature|Drawn$|Draw your/ },
    { stem: /\bEmpty:|[Ll]eft empty, /, instead: 'Leave empty to …' },
    { stem: /\btak(?:e|es|en|ing) (?:\w+ )?away\b/, instead: 'remove', except: /rights that the law grants/ },
    { stem: /\b[Tt]he present\b|\bpresent secret\b/, instead: 'current' },
    { stem: /\btold\b|\b[Tt]ell (?:them|us)\b/, instead: 'notified, let us know', except: /told them so/ },
    { stem: /\bgone\b|no longer there/, instead: 'deleted' },
    { stem: /\bgo(?:es)? on\b/, instead: 'continue' },
    { stem: /\bby itself\b/, instead: 'automatically', except: /file by itself/ },
    { stem: /\bkinds?\b/i, instead: 'type' },
    {
      stem: /\b[Rr]ights?\b(?! reserved)/,
      instead: 'permission',
      except: /Right to left|Left to right|Your rights|law grants|right now/,
    },
    { stem: /\bAPI tokens?\b/, instead: 'API key' },
    { stem: /\b[Ss]ummaris/, instead: 'report' },
    {
      stem: /\bBranding\b|\bRestaurants?\b|\bCompany settings\b/,
      instead: 'Logo and colours, Brand, Business details',
      except: /café|Old House|: restaurants are|Bait Al Reef|clientTypes/,
    },
    { stem: /\btransfer reference\b/i, instead: 'bank reference, payment purpose' },
    { stem: /\bencrypted fingerprint\b/, instead: 'one-way hash' },
    { stem: /\bmust sign in in\b/, instead: 'requires two-step sign-in' },
    {
      stem: /\bawaited\b|\bwaits? (?:for|until)\b/,
      instead: 'is waiting for',
      except: /or wait for the first/,
    },
  ],
};

/** Latin words in Arabic texts: names of standards, formats, keys and products without an Arabic name. */
export const latinWords = new Set(
  `Apple Pay Visa Mastercard SA SAR IP ISO SHA-256 JWT EdDSA JSON CSV PDF JPEG PNG HEIC Excel xls xlsx Shift English Switch to
  Natural Earth GeoNames RRRD2929 https object Salama Arabic a85ff descriptionAr A2 CVC Webhooks XML`.split(
    /\s+/,
  ),
);

/** Imperatives with which a button must not begin: its label is a verbal noun. */
export const imperatives =
  /^(?:لم|احفظ|اختر|اكتب|استكمل|ادفع|ادع|ادعُ|أرسل|أضف|أعد|أغلق|أوقف|أبق|أبقِ|افتح|اقرأ|امسح|ابحث|ابدأ|اطلب|اسأل|تحقق|جدّد|جدِّد|خذ|راجع|سجّل|صحّح|قيّم|وافق|وقّع|حدّث|رتّب|انسخ|عد|أسند|استلم|ارفع|نزّل|أكّد|ألغ|ألغِ|ارفض|اقبل)(?:\s|:|$)/;

/** Words that differ only in a vowel mark or a doubling. */
export const truePairs = new Set(
  `أعده أنه معايرة المقارنة المنفذ الموقع تتبع تكرر تُعد جهز حدث حول ذُكر رد رده سجل عد غير غيرها فعله وسجل قيم مبلغ موقع ورد وقع يمكن`.split(
    ' ',
  ),
);
