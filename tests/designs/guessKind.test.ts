import { expect, it } from 'vitest';
import { nameFromLabel } from 'sijil/schema/designs/designsOfFields';
import { guessKind } from 'sijil/schema/designs/typeOfTable';

it.each([
  ['Halal certificate until', 'صلاحية شهادة الحلال حتى', 'date'],
  ['', 'تاريخ انتهاء الرخصة', 'date'],
  ['Number of tables', 'عدد الطاولات', 'integer'],
  ['Monthly rent', 'الإيجار الشهري', 'money'],
  ['Manager e-mail', 'بريد المدير', 'email'],
  ['Notes', 'ملاحظات', 'longText'],
  ['Has a terrace', 'هل فيه شرفة؟', 'boolean'],
  ['Gate number', 'رقم البوابة', null],
  ['Condition', 'الحالة', null],
] as const)('the guessed kind of a field labelled «%s», «%s» is %s', (en, ar, kind) => {
  expect(guessKind({ ar, en })).toBe(kind);
});

it.each([
  ['Gate number', 'gateNumber'],
  ['24-hour kitchen', 'field24HourKitchen'],
  ['Café  (name)', 'cafeName'],
  ['رقم', 'field'],
  ['Name', 'name2'],
])('a field labelled «%s» is named %s in the API', (label, name) => {
  expect(nameFromLabel(label, new Set(['name']))).toBe(name);
});
