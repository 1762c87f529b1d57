import { choice, defineShape, integer, longText, reference } from '../schema/index';
import { reportOutcomes } from './reportStates';

/** A supervisor's complaint about an inspector of their team; it may be about one visit (rules 2.9). */
export const teamReportBody = defineShape({
  reason: longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 }),
  requestId: reference({ label: { ar: 'الطلب المعني', en: 'Request concerned' }, to: 'requests' }),
});

/** How a supervisor rates an inspector of their team, from 1 to 5; a low rating says why. */
export const teamReviewBody = defineShape(
  {
    rating: integer({
      label: { ar: 'التقييم من 1 إلى 5', en: 'Rating from 1 to 5' },
      required: true,
      min: 1,
      max: 5,
    }),
    comment: longText({ label: { ar: 'التعليق', en: 'Comment' }, max: 1000 }),
  },
  [
    {
      field: 'comment',
      holds: ({ rating, comment }) => Number(rating) > 2 || Boolean(comment?.trim()),
      message: {
        ar: 'اكتب سبب التقييم المنخفض، ليعرف المفتش ما يحسّنه.',
        en: 'Say why the rating is low, so that the inspector knows what to improve.',
      },
    },
  ],
);

const note = longText({
  label: { ar: 'تعليق على القرار', en: 'Note on the decision' },
  required: true,
  max: 1000,
});

/** What an admin makes of a report; whoever reported reads the note. */
export const reportDecisionBody = defineShape({
  outcome: choice({ label: { ar: 'النتيجة', en: 'Outcome' }, required: true, options: reportOutcomes }),
  note,
});

/** The form of a decision alone: its outcome goes along by itself. */
export const reportNoteShape = defineShape({ note });
