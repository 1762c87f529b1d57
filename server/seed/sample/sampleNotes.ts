import type { Score } from '#domain/forms/answer';
import { sayAnswer } from '#domain/forms/asked';
import type { Asked } from '#domain/forms/inspectionForm';
import type { Localized } from '#framework/base/i18n/localized';

/** Notes of inspectors, by the score that they explain. */
export const sampleNotes: Readonly<Record<Score | 'na', readonly Localized[]>> = {
  0: [
    {
      ar: 'البند غير مطبّق وقت الزيارة، وأُبلغ به مسؤول الموقع.',
      en: 'Not in place during the visit; the person in charge was told.',
    },
    { ar: 'الملاحظة ظاهرة في أكثر من موضع.', en: 'The fault was seen in more than one place.' },
    {
      ar: 'لا يوجد سجل يثبت المتابعة خلال الشهر الماضي.',
      en: 'No record shows that it was followed up last month.',
    },
  ],
  1: [
    {
      ar: 'مطبّق في بعض الأقسام دون غيرها.',
      en: 'Applied in some sections but not in others.',
    },
    { ar: 'السجل موجود لكنه غير مكتمل.', en: 'A record exists but has gaps.' },
    {
      ar: 'بدأت المعالجة قبل الزيارة ولم تكتمل بعد.',
      en: 'Work on it began before the visit and is not finished.',
    },
  ],
  2: [
    { ar: 'مطابق عند الزيارة.', en: 'In order during the visit.' },
    { ar: 'روجع السجل ووُجد مكتملًا.', en: 'The record was checked and is complete.' },
  ],
  na: [{ ar: 'لا ينطبق على نشاط الموقع.', en: 'Does not apply to what is done here.' }],
};

export function readingNote(asked: Asked, reading: number): Localized {
  const said = sayAnswer(asked, { reading });
  return {
    ar: `القراءة ${said?.ar ?? reading}، وهي خارج الحد المقبول.`,
    en: `The reading was ${said?.en ?? reading}, outside the accepted bounds.`,
  };
}
