import { textTable } from '#framework/schema/texts/textTable';
import type { Localized } from '#framework/base/i18n/localized';

/** Warnings in the lines of a plan. */
export const messages = textTable('checks/planMessages', {
  fixed: {
    ar: 'لا يتغيّر هذا بعد الإنشاء، فقيمه المحفوظة لا تناسب نوعًا آخر. صحّح الملف، أو ضع له معرّفًا آخر.',
    en: 'This stays as it was made: its stored values would not fit. Change it in the file, or give it another identifier.',
  },
  retire: {
    ar: 'يُخفى عن الجميع، وتبقى قيمه محفوظة ويمكن استعادته.',
    en: 'Hidden from everybody. Its values stay, and it can be restored.',
  },
  unknownRecords: {
    ar: 'السجلات التي يخصها ليست في هذا النظام.',
    en: 'The records that it is for are not in this system.',
  },
  lostChoice: {
    ar: 'حُذف اختيار. إن كانت سجلات تحمله فلن يُطبَّق الملف.',
    en: 'A choice is gone. Where records still have it, the file is not applied.',
  },
} satisfies Record<string, Localized>);
