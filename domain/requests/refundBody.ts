import { date, defineShape, file, iban, longText, money, reference, text } from 'sijil/schema/index';

/** Refund on a request. The amount has a maximum that only the server knows for sure (rules 2.11). */
export const refundBody = defineShape({
  requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests', required: true }),
  amount: money({ label: { ar: 'المبلغ', en: 'Amount' }, required: true, min: 1 }),
  reason: longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 500 }),
  drawnReason: longText({
    label: { ar: 'سبب رد قيمة زيارات استُخدمت من الباقة', en: 'Why used visits are refunded' },
    help: {
      ar: 'مطلوب إن زاد المبلغ على قيمة الزيارات التي لم تُستخدم.',
      en: 'Required if the amount exceeds the value of the unused visits.',
    },
    max: 500,
  }),
  iban: iban({
    label: { ar: 'آيبان العميل', en: 'The client’s IBAN' },
    help: {
      ar: 'لما دُفع بتحويل بنكي. إن تُرك فارغًا استُخدم الآيبان المسجّل في ملف العميل.',
      en: 'For amounts paid by transfer. If empty, the IBAN in the client’s profile is used.',
    },
  }),
});

/** Transfer to the client that finance has made at the bank. */
export const refundTransferBody = defineShape({
  reference: text({ label: { ar: 'رقم الحوالة', en: 'Bank reference' }, required: true, max: 60 }),
  transferredOn: date({ label: { ar: 'تاريخ التحويل', en: 'Transferred on' }, required: true }),
  proof: file({ label: { ar: 'إثبات التحويل', en: 'Proof of the transfer' } }),
});

/** Sends a refund that a card could not receive to a bank account instead. */
export const transferInsteadBody = defineShape({ iban: refundBody.fields.iban });
