import {
  dateTime,
  decimal,
  defineShape,
  integer,
  location,
  longText,
  ownedList,
  reference,
  text,
} from 'sijil/schema/index';
import { note, reason, version } from './stepBodies';
import { uploadLimit } from 'sijil/base/files/uploads';

const visitAt = dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit time' }, required: true });

/** Visit time that the supervisor proposes, or to which the visit is moved. */
export const sendDetailsBody = defineShape({ version, visitAt, note });

export const rescheduleBody = defineShape({ version, visitAt, reason });

const accuracy = decimal({ label: { ar: 'دقة الموقع (م)', en: 'Accuracy (m)' }, min: 0, max: 100_000 });

/** Start of a visit: the time by the phone's clock, and its position where known. */
export const startVisitBody = defineShape({
  version,
  at: dateTime({ label: { ar: 'وقت البدء', en: 'Started' } }),
  place: location({ label: { ar: 'مكان البدء', en: 'Began from' } }),
  accuracy,
});

/** Announcement of an evidence file that will be uploaded in parts. */
export const openEvidenceBody = defineShape(
  {
    name: text({ label: { ar: 'اسم الملف', en: 'File name' }, required: true, max: 200 }),
    size: integer({
      label: { ar: 'الحجم (بايت)', en: 'Size (bytes)' },
      required: true,
      min: 1,
      max: uploadLimit,
    }),
    sha256: text({ label: { ar: 'بصمة SHA-256', en: 'SHA-256' }, required: true, max: 64 }),
    takenAt: dateTime({ label: { ar: 'وقت الالتقاط', en: 'Taken at' } }),
    place: location({ label: { ar: 'مكان الالتقاط', en: 'Taken from' } }),
    accuracy,
  },
  [
    {
      field: 'sha256',
      alone: true,
      holds: ({ sha256 }) => /^[\da-f]{64}$/i.test(sha256),
      message: {
        ar: 'اكتب البصمة بأربعة وستين رقمًا ست عشريًا.',
        en: 'Write the checksum as 64 hexadecimal digits.',
      },
    },
  ],
);

/** Reason for choosing against the list's advice; only staff see it in the history. */
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

/** Largest number of requests in one assignment, so that their list stays easy to survey. */
export const mostAssigned = 50;

const assignedItems = ownedList({
  label: { ar: 'الطلبات', en: 'Requests' },
  item: { ar: 'طلب', en: 'Request' },
  required: true,
  max: mostAssigned,
  fields: { id: text({ label: { ar: 'الطلب', en: 'Request' }, required: true, max: 36 }), version },
});

export const assignSupervisorsBody = defineShape({
  choice: whyChosen,
  supervisorId: assignSupervisorBody.fields.supervisorId,
  items: assignedItems,
});

export const assignInspectorsBody = defineShape({
  choice: whyChosen,
  inspectorId: assignInspectorBody.fields.inspectorId,
  items: assignedItems,
});

const rating = (ar: string, en: string) => integer({ label: { ar, en }, required: true, min: 1, max: 5 });

/** Client's review, each answer from 1 to 5 (rules 2.10). */
export const reviewBody = defineShape({
  version,
  punctuality: rating('التزام المفتش بالموعد', 'The inspector’s punctuality'),
  conduct: rating('تعامل المفتش', 'The inspector’s conduct'),
  clarity: rating('وضوح الملاحظات المرصودة', 'Clarity of the findings'),
  fairness: rating('عدالة الدرجة', 'Fairness of the score'),
  service: rating('الخدمة إجمالًا', 'The service overall'),
  comment: longText({ label: { ar: 'تعليق', en: 'Comment' }, max: 1000 }),
});

/** Report by a client about the inspector of a visit. */
export const reportInspectorBody = defineShape({ reason });

/** Certificate of a request; optional for a request with one certificate (a fleet's vehicles have one each). */
const certificateCode = text({ label: { ar: 'رمز الشهادة', en: 'Certificate code' }, max: 40 });

/**
 * Revocation of a certificate, without a version on the certificate's own page: it is refused once the certificate is not
 * valid.
 */
export const revokeCertificateBody = defineShape({
  version: { ...version, required: false },
  certificateCode,
  reason,
});

/** Sharing of a certificate; `templateId` names the post, the first published one by default. */
export const sharePostBody = defineShape({
  certificateCode,
  templateId: text({ label: { ar: 'المنشور', en: 'Post' }, max: 36 }),
});

export const revocationReplyBody = defineShape({
  version,
  certificateCode,
  reply: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 1000 }),
});
