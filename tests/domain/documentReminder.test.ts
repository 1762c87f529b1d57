import { describe, expect, it } from 'vitest';
import { documentReminderDays, documentState, isReminderDue } from '#domain/scheduling/deadlines';

describe('a branch document', () => {
  it.each([
    ['2026-12-23', 'valid'],
    ['2026-12-22', 'expiring'],
    ['2026-11-22', 'expiring'],
    ['2026-11-21', 'expired'],
  ] as const)('that expires on %s is %s on 22 November 2026', (expiresOn, state) => {
    expect(documentState(expiresOn, '2026-11-22')).toBe(state);
  });

  it.each([
    ['31 days before its end', '2026-12-23', null, false],
    ['30 days before its end', '2026-12-22', null, true],
    ['a day later, once it was reminded', '2026-12-21', '2026-11-21', false],
    ['7 days before its end, reminded three weeks ago', '2026-11-29', '2026-10-30', true],
    ['on its last day, reminded 7 days before', '2026-11-22', '2026-11-15', true],
    ['the day after, reminded on its last day', '2026-11-21', '2026-11-21', false],
    ['long after, when nobody ever said so', '2026-01-01', null, true],
    ['whose end was moved a year on after its reminder', '2027-11-29', '2026-11-22', false],
    ['whose moved end is 30 days away', '2026-12-22', '2026-11-21', true],
  ] as const)(
    'is due for a reminder %s: expires %s, last reminded %s: %s',
    (_, expiresOn, remindedOn, due) => {
      expect(isReminderDue(documentReminderDays, expiresOn, '2026-11-22', remindedOn)).toBe(due);
    },
  );
});
