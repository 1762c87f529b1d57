import { dateTime, decimal, defineShape, integer, location, text } from '#framework/schema/index';
import { note, reason, version } from './stepBodies';
import { uploadLimit } from '#framework/base/files/uploads';

const visitAt = dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit time' }, required: true });

/** Visit time, as the supervisor proposes or moves it. */
export const sendDetailsBody = defineShape({ version, visitAt, note });

export const rescheduleBody = defineShape({ version, visitAt, reason });

/** Start of a visit: the time by the phone's clock, and its position as far as it knows. */
export const startVisitBody = defineShape({
  version,
  at: dateTime({ label: { ar: 'وقت البدء', en: 'Began at' } }),
  place: location({ label: { ar: 'مكان البدء', en: 'Began from' } }),
  accuracy: decimal({ label: { ar: 'دقة الموقع (م)', en: 'Accuracy (m)' }, min: 0, max: 100_000 }),
});

/** Announces a piece of evidence that will come in parts. */
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
