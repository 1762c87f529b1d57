import { isolate } from 'sijil/base/formats/bidi';
import { worded } from 'sijil/base/i18n/worded';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Localized } from 'sijil/base/i18n/localized';

/** Messages of the inspection operations, shown next to the field that they refuse. */
export const inspectionTexts = textTable('checks/inspectionTexts', {
  supervisorInactive: {
    ar: 'هذا المشرف غير متاح. اختر مشرفًا حسابه مفعّل.',
    en: 'This supervisor is not available. Choose one whose account is active.',
  },
  inspectorNotYours: {
    ar: 'هذا المفتش ليس من فريق المشرف على هذا الطلب.',
    en: 'This inspector is not on the team of the request’s supervisor.',
  },
  inspectorInactive: {
    ar: 'حساب هذا المفتش موقوف.',
    en: 'This inspector’s account is deactivated.',
  },
  inspectorOff: {
    ar: 'المفتش في إجازة معتمدة في يوم الزيارة.',
    en: 'The inspector has an approved day off on the day of the visit.',
  },
  inspectorBusy: {
    ar: 'لدى المفتش زيارة أخرى تتعارض مع هذا الموعد: {number}، {visitAt}.',
    en: 'The inspector has another visit that overlaps this one: {number}, {visitAt}.',
  },
  vehicleUnknown: {
    ar: 'هذه المركبة ليست ضمن الطلب.',
    en: 'This vehicle is not part of the request.',
  },
  fileUnknown: {
    ar: 'أحد الملفات المرفقة لم يُرفع من حسابك. ارفعه من جديد.',
    en: 'One of the attached files was not uploaded by you. Upload it again.',
  },
  draftStale: {
    ar: 'عدّل زميل هذا البند بعد أن فتحته. اقرأ ما كتبه ثم أرسل.',
    en: 'A colleague has changed this item since you opened it. Read it, then send.',
  },
  contestUnproven: {
    ar: 'أرفق صورة أو مستندًا يؤيد اعتراضك.',
    en: 'Attach a photo or a document that supports your objection.',
  },
  itemUnanswered: {
    ar: 'لم يصل هذا البند بعد، فلا يُبتّ فيه.',
    en: 'This item has not arrived yet, so it cannot be assessed.',
  },
  notManagerHere: {
    ar: 'اختر مديرًا من مديري هذا الفرع.',
    en: 'Choose one of this branch’s managers.',
  },
  changeReasonMissing: {
    ar: 'اكتب سبب تغيير الإجابة.',
    en: 'Say why the answer is changed.',
  },
  nothingApplies: {
    ar: 'لا يمكن أن تكون كل الإجابات «لا ينطبق»، وإلا تعذّر حساب الدرجة.',
    en: 'Not every answer can be “not applicable”: there would be no score.',
  },
  evidenceMissing: {
    ar: 'أرفق ملفين على الأقل: صورة ومستندًا، أو ملفين من أي نوع.',
    en: 'Attach at least two files: a photo and a document, or any two.',
  },
  itemUnknown: {
    ar: 'هذا البند ليس في قائمة الإجراءات التصحيحية.',
    en: 'This item is not on the corrective actions list.',
  },
  itemRepeated: { ar: 'ورد هذا البند أكثر من مرة.', en: 'This item appears more than once.' },
  itemAccepted: {
    ar: 'سبق قبول هذا البند، ولا حاجة إلى إرساله من جديد.',
    en: 'This item has already been accepted and need not be sent again.',
  },
} as const satisfies Record<string, Localized>);

const broughtIn = textTable('checks/inspectionTexts/broughtIn', {
  ar: 'يُطرح مع هذا التغيير سؤال لم يُجب عنه: «{question}». أعد النموذج إلى المفتش ليجيب عنه.',
  en: 'With this change the form asks “{question}”, which was never answered. Return the form to the inspector.',
});

/** Message for a change after which a question applies that was not asked at the visit. */
export function questionBroughtIn(question: Localized): Localized {
  return worded(broughtIn, { question: { ar: isolate(question.ar), en: isolate(question.en) } });
}
