import { expect, test } from 'vitest';
import { daysText, hoursText } from 'sijil/base/i18n/worded';

test.each([
  [1, 'يوم واحد', '1 day'],
  [2, 'يومين', '2 days'],
  [3, '3 أيام', '3 days'],
  [10, '10 أيام', '10 days'],
  [15, '15 يومًا', '15 days'],
  [60, '60 يومًا', '60 days'],
  [100, '100 يوم', '100 days'],
  [365, '365 يومًا', '365 days'],
])('a deadline of %i days is grammatical in both languages', (days, ar, en) => {
  expect(daysText(days)).toEqual({ ar, en });
});

test('a deadline in hours is grammatical in both languages', () => {
  expect(hoursText(1)).toEqual({ ar: 'ساعة واحدة', en: '1 hour' });
  expect(hoursText(24)).toEqual({ ar: '24 ساعة', en: '24 hours' });
});
