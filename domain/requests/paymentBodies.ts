import { boolean, choice, date, defineShape, file, longText, text } from '#framework/schema/index';
import { paymentMethods, type PaymentStatus } from './choices';
import { version } from './stepBodies';
import { toLatinDigits } from '#framework/base/formats/numbers';

/** The address that Apple names before its sheet is shown; it is Apple's, and asked by the gateway. */
export const applePaySessionBody = defineShape(
  { validationUrl: text({ label: { ar: 'عنوان Apple', en: 'Apple’s address' }, required: true, max: 300 }) },
  [
    {
      field: 'validationUrl',
      holds: ({ validationUrl }) => /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.apple\.com\//.test(validationUrl),
      message: { ar: 'هذا العنوان ليس من Apple.', en: 'This is not an Apple address.' },
    },
  ],
);

/** Pays one instalment: by a card that the gateway has turned into a token, or by a transfer with its receipt. */
export const payBody = defineShape(
  {
    version,
    method: choice({
      label: { ar: 'طريقة الدفع', en: 'Payment method' },
      required: true,
      options: paymentMethods,
    }),
    token: text({ label: { ar: 'البطاقة', en: 'Card' }, max: 100 }),
    savedCardId: text({ label: { ar: 'بطاقة محفوظة', en: 'Saved card' }, max: 36 }),
    keepCard: boolean({ label: { ar: 'حفظ البطاقة', en: 'Keep the card' } }),
    /** Payment token of Apple Pay, as JSON that the gateway alone can read. */
    applePay: longText({ label: { ar: 'Apple Pay', en: 'Apple Pay' }, max: 20_000 }),
    reference: text({ label: { ar: 'رقم الحوالة', en: 'Transfer reference' }, max: 60 }),
    receipt: file({ label: { ar: 'إيصال التحويل', en: 'Transfer receipt' } }),
  },
  [
    {
      field: 'token',
      holds: ({ method, token, savedCardId, applePay }) =>
        method !== 'card' || [token, savedCardId, applePay].filter(Boolean).length === 1,
      message: { ar: 'أدخل بيانات البطاقة.', en: 'Enter the card details.' },
    },
    {
      field: 'reference',
      holds: ({ method, reference }) => method !== 'bank_transfer' || Boolean(reference),
      message: { ar: 'اكتب رقم الحوالة.', en: 'Enter the transfer reference.' },
    },
    {
      field: 'receipt',
      holds: ({ method, receipt }) => method !== 'bank_transfer' || Boolean(receipt),
      message: { ar: 'أرفق إيصال التحويل.', en: 'Attach the transfer receipt.' },
    },
  ],
);

/** Period of exported payments, both days included; all payments when left empty. */
export const paymentsExportBody = defineShape(
  {
    from: date({ label: { ar: 'من', en: 'From' } }),
    to: date({ label: { ar: 'إلى', en: 'To' } }),
  },
  [
    {
      field: 'to',
      holds: ({ from, to }) => !from || !to || from <= to,
      message: { ar: 'تاريخ النهاية قبل تاريخ البداية.', en: 'The end date is before the start date.' },
    },
  ],
);

/**
 * Comparison key of a bank transfer's reference, regardless of digit script, spaces, dashes and case. Two references
 * with the same key are the same transfer. Null without a letter or digit.
 */
export function transferReferenceKey(reference: string): string | null {
  const key = toLatinDigits(reference.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key || null;
}

/** The bank transfer that finance has to look at; undefined where none waits. */
export function awaitingPayment<P extends { readonly status: PaymentStatus }>({
  payments,
}: {
  readonly payments: readonly P[];
}): P | undefined {
  return payments.find(({ status }) => status === 'awaiting');
}
