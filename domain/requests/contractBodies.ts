import { allowsTwoPayments, type PaymentPlan } from '../pricing/instalments';
import { type PackageDuration, packageDurations } from '../pricing/packages';
import type { WrittenLine } from '../pricing/quote';
import {
  boolean,
  choice,
  defineShape,
  file,
  image,
  integer,
  json,
  localized,
  longText,
  money,
  ownedList,
  text,
} from 'sijil/schema/index';
import { z } from 'zod';
import { paymentPlans, signatureKinds } from './choices';
import { note, version } from './stepBodies';

/** Changes that a client wants in a contract before signing it. */
export const contractChangeBody = defineShape({
  version,
  reason: longText({
    label: { ar: 'التعديلات المطلوبة', en: 'Changes wanted' },
    required: true,
    max: 1000,
  }),
});

const contractVersion = integer({
  label: { ar: 'نسخة العقد', en: 'Contract version' },
  required: true,
  min: 1,
});

/** Version that the client has read. */
export const openContractBody = defineShape({ contractVersion });

export const signContractBody = defineShape(
  {
    version,
    contractVersion,
    kind: choice({
      label: { ar: 'طريقة التوقيع', en: 'Signature type' },
      required: true,
      options: signatureKinds,
    }),
    name: text({
      isName: true,
      label: { ar: 'اسم الموقّع', en: 'Signer’s name' },
      required: true,
      min: 3,
      max: 120,
    }),
    position: text({
      isName: true,
      label: { ar: 'صفة الموقّع في المنشأة', en: 'Signer’s position in the company' },
      required: true,
      min: 2,
      max: 120,
    }),
    drawing: image({ label: { ar: 'التوقيع', en: 'Signature' } }),
    accepted: boolean({
      label: {
        ar: 'قرأت العقد وأوافق على بنوده، وأقرّ بأني مفوّض بالتوقيع عن المنشأة',
        en: 'I have read the contract, accept its terms and am authorised to sign for the company',
      },
      required: true,
    }),
  },
  [
    {
      field: 'drawing',
      holds: ({ kind, drawing }) => kind !== 'drawn' || Boolean(drawing),
      message: { ar: 'ارسم توقيعك داخل الإطار.', en: 'Draw your signature in the box.' },
    },
    {
      field: 'accepted',
      holds: ({ accepted }) => accepted === true,
      message: {
        ar: 'وافق على بنود العقد وأقرّ بتفويضك قبل التوقيع.',
        en: 'Accept the contract terms and confirm your authority before signing.',
      },
    },
  ],
);

const inspections = integer({
  label: { ar: 'عدد عمليات التفتيش', en: 'Number of inspections' },
  help: {
    ar: 'اتركه فارغًا إذا كان العقد لهذا التفتيش وحده. وما زاد عليه يبقى في رصيد العميل.',
    en: 'Leave empty if the contract covers this inspection only. Further ones go to the client’s balance.',
  },
  min: 2,
  max: 1000,
});
const duration = choice({
  label: { ar: 'مدة العقد', en: 'Duration' },
  options: packageDurations,
});

/** A contract sells a number of inspections for a duration, or neither. */
const numberWithDuration = {
  field: 'duration',
  holds: (values: { readonly inspections?: number | null; readonly duration?: string | null }) =>
    (values.inspections == null) === (values.duration == null),
  message: {
    ar: 'حدّد المدة والعدد معًا، أو اتركهما فارغين.',
    en: 'Enter both the duration and the number, or leave both empty.',
  },
} as const;

/** Parts of a written contract that its rules read. */
interface Priced {
  readonly lines: readonly Omit<WrittenLine, 'name'>[];
  readonly duration?: PackageDuration | null;
  readonly paymentPlan: PaymentPlan;
}

const written = {
  lines: ownedList({
    label: { ar: 'أسطر السعر', en: 'Price lines' },
    help: {
      ar: 'السطر الأول هو الخدمة أو باقتها، وما بعده رسوم. الأسعار قبل الضريبة.',
      en: 'The first line is the service or its package, the others are fees. Prices are before VAT.',
    },
    item: { ar: 'سطر', en: 'Line' },
    required: true,
    min: 1,
    max: 20,
    fields: {
      name: localized({ label: { ar: 'البيان', en: 'Description' }, required: true, max: 120 }),
      quantity: integer({
        label: { ar: 'الكمية', en: 'Quantity' },
        required: true,
        min: 1,
        max: 1000,
        default: 1,
      }),
      unitPrice: money({ label: { ar: 'سعر الوحدة', en: 'Unit price' }, required: true }),
      discount: money({ label: { ar: 'الخصم على السطر', en: 'Discount on the line' } }),
    },
  }),
  inspections,
  duration,
  paymentPlan: choice({
    label: { ar: 'خطة الدفع', en: 'Payment plan' },
    required: true,
    options: paymentPlans,
    default: 'one',
  }),
  terms: json({
    label: { ar: 'بنود العقد', en: 'Clauses' },
    schema: z.record(z.string(), z.unknown()),
    required: true,
  }),
};

const writtenRules = [
  numberWithDuration,
  {
    field: 'lines',
    holds: ({ lines }: Priced) =>
      lines.every(({ quantity, unitPrice, discount }) => (discount ?? 0) <= quantity * unitPrice),
    message: {
      ar: 'يجب ألّا يزيد الخصم على سعر السطر.',
      en: 'A discount cannot exceed the price of its line.',
    },
  },
  {
    field: 'lines',
    holds: ({ lines }: Priced) =>
      lines.reduce(
        (sum, { quantity, unitPrice, discount }) => sum + quantity * unitPrice - (discount ?? 0),
        0,
      ) >= 100,
    message: { ar: 'يجب ألّا يقل السعر عن ريال واحد.', en: 'The price must be at least one riyal.' },
  },
  {
    field: 'paymentPlan',
    holds: ({ paymentPlan, duration: chosen }: Priced) => paymentPlan === 'one' || allowsTwoPayments(chosen),
    message: {
      ar: 'السداد على دفعتين متاح لعقد مدته شهران أو أكثر.',
      en: 'Two payments are possible for a contract of two months or more.',
    },
  },
];

/** Contract that operations wrote in the portal: its priced lines, its plan of payment and its terms. */
export const writeContractBody = defineShape({ version, ...written, note }, writtenRules);

/** Contract that is being written, to be rendered. */
export const drawContractBody = defineShape(written, writtenRules);

/** Upload of a contract; without a number of inspections it is for this inspection alone (rules 4.4). */
export const uploadContractBody = defineShape(
  {
    version,
    contract: file({ label: { ar: 'ملف العقد', en: 'Contract file' }, accept: 'pdf', required: true }),
    subtotal: money({ label: { ar: 'السعر قبل الضريبة', en: 'Price before VAT' }, required: true, min: 100 }),
    extraFees: money({ label: { ar: 'رسوم إضافية', en: 'Extra fees' } }),
    inspections,
    duration,
    note,
  },
  [numberWithDuration],
);
