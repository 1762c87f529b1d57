import {
  boolean,
  choice,
  date,
  dateTime,
  defineShape,
  file,
  longText,
  money,
  ownedList,
  reference,
  references,
  text,
} from 'sijil/schema/index';
import { paymentMethods, paymentPlans, type PaymentStatus } from './choices';
import { version } from './stepBodies';
import { toLatinDigits } from 'sijil/base/formats/numbers';

const subject = {
  serviceId: reference({ label: { ar: 'الخدمة', en: 'Service' }, to: 'services', required: true }),
  branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
  vehicleIds: references({ label: { ar: 'المركبات', en: 'Vehicles' }, to: 'vehicles' }),
};

/** Further branches of an order of several branches: a request is opened for each (rules 3.15). */
const otherBranchIds = references({ label: { ar: 'الفروع الأخرى', en: 'Other branches' }, to: 'branches' });

/** Body of a quote for an order. */
export const quoteBody = defineShape({
  ...subject,
  otherBranchIds,
  packageId: text({ label: { ar: 'الباقة', en: 'Package' } }),
  paymentPlan: choice({
    label: { ar: 'خطة الدفع', en: 'Payment plan' },
    options: paymentPlans,
    default: 'one',
  }),
});

const orderAnswers = ownedList({
  label: { ar: 'أسئلة الطلب', en: 'Order questions' },
  item: { ar: 'إجابة', en: 'Answer' },
  fields: {
    questionId: text({ label: { ar: 'السؤال', en: 'Question' }, required: true }),
    answer: text({ label: { ar: 'الإجابة', en: 'Answer' }, required: true, max: 500 }),
  },
});

const details = {
  /** Day at any hour; ignored where `preferredAt` has the hour too. */
  preferredOn: date({ label: { ar: 'اليوم المفضّل', en: 'Preferred day' } }),
  preferredAt: dateTime({ label: { ar: 'الموعد المفضّل', en: 'Preferred time' } }),
  answers: orderAnswers,
  notes: longText({ label: { ar: 'تعليق للفريق', en: 'Notes for the team' }, max: 1000 }),
};

export const orderBody = defineShape({ ...quoteBody.fields, ...details });

export const customOrderBody = defineShape({
  ...subject,
  ...details,
  notes: longText({
    label: { ar: 'وصف ما تحتاج إليه', en: 'Description of what you need' },
    required: true,
    max: 2000,
  }),
});

/** Order drawn from one purchase or, without one, from the total balance: the first to expire first (rules 4.4). */
export const redeemBody = defineShape({
  ...subject,
  otherBranchIds,
  purchaseId: text({ label: { ar: 'الباقة المشتراة', en: 'Purchased package' } }),
  ...details,
});

const { serviceId: _, ...terms } = quoteBody.fields;

/** Price of a named service for this caller; the terms of a quote, with the service in the address. */
export const clientPriceBody = defineShape(terms);

/** Address that Apple returns before its sheet is shown; it belongs to Apple, and the gateway calls it. */
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

/** Payment of one instalment: by a card that the gateway has turned into a token, or by a transfer with its receipt. */
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
    keepCard: boolean({ label: { ar: 'حفظ البطاقة', en: 'Save the card' } }),
    /** Payment token of Apple Pay, as JSON that only the gateway can read. */
    applePay: longText({ label: { ar: 'Apple Pay', en: 'Apple Pay' }, max: 20_000 }),
    reference: text({ label: { ar: 'رقم الحوالة', en: 'Bank reference' }, max: 60 }),
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
      message: { ar: 'اكتب رقم الحوالة.', en: 'Enter the bank reference.' },
    },
    {
      field: 'receipt',
      holds: ({ method, receipt }) => method !== 'bank_transfer' || Boolean(receipt),
      message: { ar: 'أرفق إيصال التحويل.', en: 'Attach the transfer receipt.' },
    },
  ],
);

/** Transfer that finance has found on the bank statement, with the sum that arrived; between a halala and ten million riyals. */
export const arrivalBody = defineShape({
  version,
  amount: money({ label: { ar: 'المبلغ الذي وصل', en: 'Amount that arrived' }, required: true, min: 1 }),
  reason: longText({
    label: { ar: 'سبب اختلاف المبلغ', en: 'Why the amount differs' },
    help: {
      ar: 'يقرؤه العميل، مثل: خصم البنك رسوم التحويل.',
      en: 'The client reads it, for example: the bank deducted its fee.',
    },
    max: 500,
  }),
});

/** Period of exported payments, both days included; all payments when left empty. */
export const paymentsExportBody = defineShape(
  {
    from: date({ label: { ar: 'تاريخ البداية', en: 'From' } }),
    to: date({ label: { ar: 'تاريخ النهاية', en: 'To' } }),
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

/** Returns the payments that have arrived. */
export function paidPayments<P extends { readonly status: PaymentStatus }>({
  payments,
}: {
  readonly payments: readonly P[];
}): readonly P[] {
  return payments.filter(({ status }) => status === 'paid');
}

/** Returns the bank transfer that finance has to check; undefined where none waits. */
export function awaitingPayment<P extends { readonly status: PaymentStatus }>({
  payments,
}: {
  readonly payments: readonly P[];
}): P | undefined {
  return payments.find(({ status }) => status === 'awaiting');
}
