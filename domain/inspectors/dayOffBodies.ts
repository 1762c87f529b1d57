import { choice, defineShape, longText, text } from '../schema/index';

/** The days off that an inspector asks for. */
export const dayOffBody = defineShape({
  startsOn: text({ label: { ar: 'من', en: 'From' }, required: true }),
  endsOn: text({ label: { ar: 'إلى', en: 'To' }, required: true }),
  reason: longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 }),
});

/** What an admin says to a request for days off; a refusal needs its reason (rules 2.9). */
export const dayOffDecisionBody = defineShape(
  {
    decision: choice({
      label: { ar: 'القرار', en: 'Decision' },
      required: true,
      options: {
        approve: { ar: 'موافقة', en: 'Approve', tone: 'success' },
        reject: { ar: 'رفض', en: 'Reject', tone: 'danger' },
      },
    }),
    note: longText({ label: { ar: 'تعليق', en: 'Note' }, max: 500 }),
  },
  [
    {
      field: 'note',
      holds: ({ decision, note }) => decision !== 'reject' || Boolean(note?.trim()),
      message: { ar: 'اكتب سبب الرفض.', en: 'Give the reason for rejecting.' },
    },
  ],
);

/** The form of a refusal alone: its decision goes along by itself. */
export const dayOffRejectionShape = defineShape({
  note: longText({ label: { ar: 'سبب الرفض', en: 'Reason for rejecting' }, required: true, max: 500 }),
});
