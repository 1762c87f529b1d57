import { packageDurations } from '../pricing/packages';
import {
  boolean,
  choice,
  defineShape,
  file,
  image,
  integer,
  longText,
  money,
  text,
} from '#framework/schema/index';
import { signatureKinds } from './choices';
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

/** Upload of a contract; without a number of inspections it is for this inspection alone (rules 4.4). */
export const uploadContractBody = defineShape(
  {
    version,
    contract: file({ label: { ar: 'ملف العقد', en: 'Contract file' }, accept: 'pdf', required: true }),
    subtotal: money({ label: { ar: 'السعر قبل الضريبة', en: 'Price before VAT' }, required: true, min: 100 }),
    extraFees: money({ label: { ar: 'رسوم إضافية', en: 'Extra fees' } }),
    inspections: integer({
      label: { ar: 'عدد عمليات التفتيش', en: 'Number of inspections' },
      help: {
        ar: 'اتركه فارغًا إذا كان العقد لهذا التفتيش وحده. وما زاد عليه يبقى في رصيد العميل.',
        en: 'Leave empty for this inspection alone. The rest stays in the client’s balance.',
      },
      min: 2,
      max: 1000,
    }),
    duration: choice({
      label: { ar: 'مدة العقد', en: 'Duration' },
      options: packageDurations,
    }),
    note,
  },
  [
    {
      field: 'duration',
      holds: ({ inspections, duration }) => (inspections == null) === (duration == null),
      message: {
        ar: 'حدّد المدة والعدد معًا، أو اتركهما فارغين.',
        en: 'Give the duration together with the number, or leave both empty.',
      },
    },
  ],
);
