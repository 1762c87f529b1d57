import {
  choice,
  dateTime,
  decimal,
  image,
  file,
  integer,
  longText,
  money,
  ownedList,
  reference,
  references,
  text,
  defineShape,
  boolean,
} from '../schema/index';
import { packageDurations } from '../pricing/packageDurations';
import { paymentMethods, paymentPlans, signatureKinds, verdicts } from './choices';

/** The version of the record that the person was looking at; a stale one is refused with 409. */
const version = integer({ label: { ar: 'النسخة', en: 'Version' }, required: true, min: 1 });
const reason = longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 });
const note = longText({ label: { ar: 'ملاحظة', en: 'Note' }, max: 1000 });
const visitAt = dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit time' }, required: true });

const orderAnswers = ownedList({
  label: { ar: 'أسئلة الطلب', en: 'Order questions' },
  item: { ar: 'إجابة', en: 'Answer' },
  fields: {
    questionId: text({ label: { ar: 'السؤال', en: 'Question' }, required: true }),
    answer: text({ label: { ar: 'الإجابة', en: 'Answer' }, required: true, max: 500 }),
  },
});

const subject = {
  serviceId: reference({ label: { ar: 'الخدمة', en: 'Service' }, to: 'services', required: true }),
  branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
  vehicleIds: references({ label: { ar: 'المركبات', en: 'Vehicles' }, to: 'vehicles' }),
};

/** The rest of an order of several branches: a request is opened for each (rules 3.15). */
const otherBranchIds = references({ label: { ar: 'الفروع الأخرى', en: 'Other branches' }, to: 'branches' });

const details = {
  preferredAt: dateTime({ label: { ar: 'الموعد المفضّل', en: 'Preferred time' } }),
  answers: orderAnswers,
  notes: longText({ label: { ar: 'ملاحظات للفريق', en: 'Notes for the team' }, max: 1000 }),
};

/** What an order costs before it is placed. */
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

export const orderBody = defineShape({ ...quoteBody.fields, ...details });

export const customOrderBody = defineShape({
  ...subject,
  ...details,
  notes: longText({ label: { ar: 'صف ما تحتاجه', en: 'Describe what you need' }, required: true, max: 2000 }),
});

/** Out of one purchase, or, where none is named, out of the whole balance: the first to expire first (rules 4.4). */
export const redeemBody = defineShape({
  ...subject,
  otherBranchIds,
  purchaseId: text({ label: { ar: 'الباقة المشتراة', en: 'Purchased package' } }),
  ...details,
});

export const versionBody = defineShape({ version });
export const reasonBody = defineShape({ version, reason });

/** Which of a request's certificates is meant; it may stay away where there is but one (a fleet's vehicles have one each). */
const certificateCode = text({ label: { ar: 'رمز الشهادة', en: 'Certificate code' }, max: 40 });

export const revokeCertificateBody = defineShape({ version, certificateCode, reason });
/** `templateId`: which of the house's posts; the first of them where none is named. */
export const sharePostBody = defineShape({
  certificateCode,
  templateId: text({ label: { ar: 'المنشور', en: 'Post' }, max: 36 }),
});

export const revocationReplyBody = defineShape({
  version,
  certificateCode,
  reply: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 1000 }),
});

/** What a client wants changed in a contract before signing it. */
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

/** Which version was in front of its reader. */
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
    drawing: image({ label: { ar: 'التوقيع', en: 'Signature' } }),
    accepted: boolean({
      label: { ar: 'قرأت العقد وأوافق على بنوده', en: 'I have read the contract and accept its terms' },
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
      message: { ar: 'وافق على بنود العقد قبل التوقيع.', en: 'Accept the contract terms before signing.' },
    },
  ],
);

/** The address that Apple names before its sheet is shown; it is Apple's, and asked by the gateway. */
export const applePaySessionBody = defineShape(
  { validationUrl: text({ label: { ar: 'عنوان Apple', en: 'Apple’s address' }, required: true, max: 300 }) },
  [
    {
      field: 'validationUrl',
      holds: ({ validationUrl }) => /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.apple\.com\//.test(validationUrl),
      message: { ar: 'هذا العنوان ليس من Apple.', en: 'This is no address of Apple’s.' },
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
    /** What Apple's sheet gave the browser, as JSON; the gateway alone can read it. */
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

/** Without a number of inspections it is a contract for this one alone (rules 4.4). */
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
        en: 'Leave empty for this inspection alone. What is more stays in the client’s balance.',
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

/** Why somebody is chosen against what the list advises; the house alone reads it in the history. */
const whyChosen = longText({ label: { ar: 'سبب الاختيار', en: 'Why this choice' }, max: 1000 });

export const assignSupervisorBody = defineShape({
  version,
  choice: whyChosen,
  supervisorId: reference({ label: { ar: 'المشرف', en: 'Supervisor' }, to: 'supervisors', required: true }),
});

export const assignInspectorBody = defineShape({
  version,
  choice: whyChosen,
  inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors', required: true }),
});

/** At most so many at once: whoever assigns should still see what they do. */
export const mostAssigned = 50;

const assignedItems = ownedList({
  label: { ar: 'الطلبات', en: 'Requests' },
  item: { ar: 'طلب', en: 'Request' },
  required: true,
  max: mostAssigned,
  fields: { id: text({ label: { ar: 'الطلب', en: 'Request' }, required: true, max: 36 }), version },
});

export const assignSupervisorsBody = defineShape({
  supervisorId: assignSupervisorBody.fields.supervisorId,
  items: assignedItems,
});

export const assignInspectorsBody = defineShape({
  inspectorId: assignInspectorBody.fields.inspectorId,
  items: assignedItems,
});

export const sendDetailsBody = defineShape({ version, visitAt, note });
export const rescheduleBody = defineShape({ version, visitAt, reason });

/** One answer of the form, by the inspector or as the supervisor changes it; a null score means «not applicable». */
const answerFields = {
  vehicleId: reference({ label: { ar: 'المركبة', en: 'Vehicle' }, to: 'vehicles' }),
  questionKey: text({ label: { ar: 'السؤال', en: 'Question' }, required: true, max: 80 }),
  score: integer({ label: { ar: 'الدرجة', en: 'Score' }, min: 0, max: 2 }),
  reading: decimal({ label: { ar: 'القراءة (°م)', en: 'Reading (°C)' }, min: -100, max: 300 }),
  note: longText({ label: { ar: 'ملاحظة', en: 'Note' }, max: 1000 }),
  fileIds: references({ label: { ar: 'الأدلة', en: 'Evidence' }, to: 'files' }),
};

export const submitFormBody = defineShape({
  version,
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    required: true,
    max: 2000,
    fields: answerFields,
  }),
});

/**
 * A supervisor's changes. The note stands beside the inspector's; another score or reading needs its reason, which the
 * server asks for where one really changes.
 */
export const changeAnswersBody = defineShape({
  version,
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    required: true,
    max: 2000,
    fields: {
      ...answerFields,
      note: longText({ label: { ar: 'ملاحظة المشرف', en: 'Supervisor’s note' }, max: 1000 }),
      reason: longText({ label: { ar: 'سبب التغيير', en: 'Reason for the change' }, max: 500 }),
    },
  }),
});

/** Scores that are not saved yet, to see what the results would say with them. */
export const outcomeBody = defineShape({
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    max: 2000,
    fields: {
      vehicleId: answerFields.vehicleId,
      questionKey: answerFields.questionKey,
      score: answerFields.score,
    },
  }),
});

const contested = boolean({ label: { ar: 'اعتراض على الملاحظة', en: 'Contests the finding' } });
/** How often the draft had been written when this was begun; written since, it is refused. */
const draftVersion = { label: { ar: 'نسخة المسودة', en: 'Version of the draft' }, min: 0 };

/** An answer while it is being written: nothing of it is required yet. */
export const correctionDraftBody = defineShape({
  version: integer({ ...draftVersion, required: true }),
  contested,
  action: longText({ label: { ar: 'ما الذي صحّحته؟', en: 'What did you correct?' }, max: 1000 }),
  fileIds: references({
    label: { ar: 'صور أو مستندات تثبت التصحيح', en: 'Photos or documents as evidence' },
    to: 'files',
  }),
});

/** Whom of the branch's managers items are handed to; null: to nobody. */
export const assignCorrectionsBody = defineShape({
  items: ownedList({
    label: { ar: 'البنود', en: 'Items' },
    item: { ar: 'بند', en: 'Item' },
    required: true,
    max: 500,
    fields: { itemId: text({ label: { ar: 'البند', en: 'Item' }, required: true, max: 36 }) },
  }),
  managerId: reference({ label: { ar: 'مدير الفرع', en: 'Branch manager' }, to: 'users' }),
});

export const correctiveAnswersBody = defineShape({
  version,
  /** Some items now, the others later. */
  partly: boolean({ label: { ar: 'إرسال جزء', en: 'Send a part' } }),
  items: ownedList({
    label: { ar: 'الإجراءات التصحيحية', en: 'Corrective actions' },
    item: { ar: 'بند', en: 'Item' },
    required: true,
    max: 500,
    fields: {
      itemId: text({ label: { ar: 'البند', en: 'Item' }, required: true }),
      draftVersion: integer(draftVersion),
      contested,
      action: longText({
        label: { ar: 'ما الذي صحّحته؟', en: 'What did you correct?' },
        required: true,
        max: 1000,
      }),
      fileIds: references({
        label: { ar: 'صور أو مستندات تثبت التصحيح', en: 'Photos or documents as evidence' },
        to: 'files',
        required: true,
      }),
    },
  }),
});

export const verdictBody = defineShape(
  {
    version,
    verdict: choice({ label: { ar: 'القرار', en: 'Decision' }, required: true, options: verdicts }),
    note,
  },
  [
    {
      field: 'note',
      holds: ({ verdict, note: why }) => verdict !== 'refused' || Boolean(why),
      message: {
        ar: 'اكتب سبب الرفض ليعرف العميل ما ينقصه.',
        en: 'Explain why, so that the client knows what is missing.',
      },
    },
  ],
);

/** Approves the reviewed list, or with `approved: false` returns the refused items while time remains. */
export const approveCorrectionsBody = defineShape({
  version,
  approved: boolean({ label: { ar: 'اعتماد', en: 'Approve' }, required: true }),
});

const rating = (ar: string, en: string) => integer({ label: { ar, en }, required: true, min: 1, max: 5 });

/** The client's word, each answer from 1 to 5 (rules 2.10). */
export const reviewBody = defineShape({
  version,
  punctuality: rating('التزام المفتش بالموعد', 'The inspector’s punctuality'),
  conduct: rating('تعامل المفتش', 'The inspector’s conduct'),
  clarity: rating('وضوح الملاحظات', 'Clarity of the findings'),
  fairness: rating('عدالة التقييم', 'Fairness of the score'),
  service: rating('الخدمة إجمالًا', 'The service overall'),
  comment: longText({ label: { ar: 'تعليق', en: 'Comment' }, max: 1000 }),
});

export const reportInspectorBody = defineShape({ reason });
export const dayOffBody = defineShape({
  startsOn: text({ label: { ar: 'من', en: 'From' }, required: true }),
  endsOn: text({ label: { ar: 'إلى', en: 'To' }, required: true }),
  reason,
});
