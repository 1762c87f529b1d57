import { defineShape, integer, longText } from '#framework/schema/index';
import { reason, version } from './stepBodies';

const rating = (ar: string, en: string) => integer({ label: { ar, en }, required: true, min: 1, max: 5 });

/** The client's word, each answer from 1 to 5 (rules 2.10). */
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
