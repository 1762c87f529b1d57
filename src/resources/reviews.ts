import { dateTime, decimal, defineModuleResource, longText, reference, text } from 'sijil/schema/index';

/** Reviews by clients of an inspection and its inspector; one review a request, under the request's id. */
export const reviewsResource = defineModuleResource('reviews', {
  label: {
    one: { ar: 'التقييم', en: 'Review' },
    many: { ar: 'التقييمات', en: 'Reviews' },
    counted: { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا' },
  },
  fields: {
    summary: text({ label: { ar: 'التقييم', en: 'Rating' } }),
    average: decimal({ label: { ar: 'المتوسط من 5', en: 'Average of 5' } }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors' }),
    comment: longText({ label: { ar: 'التعليق', en: 'Comment' } }),
    createdAt: dateTime({ label: { ar: 'التاريخ', en: 'Date' } }),
  },
  title: 'summary',
  list: ['summary', 'requestId', 'inspectorId', 'comment', 'createdAt'],
  search: ['comment'],
  access: { read: ['admin'] },
  menu: { icon: 'star', group: 'clients' },
});
