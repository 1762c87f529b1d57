/** What the commands say, in the language of `--language`. */
export const fieldTexts = {
  noVisits: { ar: 'لا زيارات بانتظارك.', en: 'No visits are waiting.' },
  noneDue: {
    ar: 'لا زيارة حان موعدها. أضف --all لتشمل الزيارات القادمة.',
    en: 'No visit is due. With --all, later ones are played too.',
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
    en: (count: number) => `${count} visits are known; nothing waits to be sent.`,
  },
  queued: {
    ar: (count: number, folder: string) => `عدد الزيارات المنتظرة في ${folder}: ${count}. يرسلها الأمر sync.`,
    en: (count: number, folder: string) => `${count} visits wait in ${folder}; "sync" sends them.`,
  },
  dayOff: {
    ar: (from: string, to: string, status: string) => `طُلبت إجازة من ${from} إلى ${to}: ${status}.`,
    en: (from: string, to: string, status: string) => `Asked for ${from} to ${to}: ${status}.`,
  },
} as const;
