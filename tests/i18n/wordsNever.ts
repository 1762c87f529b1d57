/** Words that docs/glossary.md replaces by others, by language. */
export const wordsNever = {
  ar: /الشركة|شركات|صالحة حتى|باقة خاصة|التفتيشات|حد النجاح|المحاولة من جديد|الرمز المربع|بواسطة|رسّام|المخالفة|ر\.س|(?:إلى|رد|لدى) الإدارة(?! المالية)|كمقروء|كعرض|فروعكم|الإدارة العامة|ملاحظات? (?:المفتش|المشرف|العميل|داخلية)/,
  en: /\b(?:[Mm]ails?|[Mm]end(?:s|ed|ing)?|[Rr]efuse[ds]?|[Rr]efusing|[Cc]ategor(?:y|ies)|[Dd]rawer|house’s|[Cc]aret)\b|['"]/,
};

/** Texts that may contain such a word. */
export const wordsAllowed = {
  ar: ['شركة سلامة للتفتيش'],
  en: [
    // Prescribed wording.
    "We can't find a user with that email address.",
    "You can't login with inspector credentials",
    // These are about a mail server, not a message.
    'No mail server is set, so the portal’s emails stay here: the newest 100.',
    'A mail server is set, so emails are not read here.',
    'No mail server is set. An admin finds the email in the portal’s “Mailbox”.',
  ],
};

/** Latin words in Arabic texts: names of standards, formats, keys and products without an Arabic name. */
export const latinWords = new Set(
  `Apple Pay Visa Mastercard SA SAR IP ISO SHA-256 JWT EdDSA JSON CSV PDF JPEG PNG HEIC Excel xls xlsx Shift English Switch to
  Natural Earth GeoNames RRRD2929 https object Salama Arabic a85ff descriptionAr`.split(/\s+/),
);

/** Imperatives with which a button must not begin: its label is a verbal noun. */
export const imperatives =
  /^(?:لم|احفظ|اختر|اكتب|ادفع|ادع|ادعُ|أرسل|أضف|أعد|أغلق|أوقف|أبق|أبقِ|افتح|اقرأ|امسح|ابحث|ابدأ|اطلب|اسأل|تحقق|جدّد|جدِّد|خذ|راجع|سجّل|صحّح|قيّم|وافق|وقّع|حدّث|رتّب|انسخ|عد|أسند|استلم|ارفع|نزّل|أكّد|ألغ|ألغِ|ارفض|اقبل)(?:\s|$)/;

/** Words that differ only in a vowel mark or a doubling. */
export const truePairs = new Set(
  `أعده أنه المقارنة المنفذ الموقع تتبع تكرر تُعد جهز حدث حول ذُكر رد رده سجل عد غير غيرها وسجل قيم مبلغ موقع ورد وقع يمكن`.split(
    ' ',
  ),
);
