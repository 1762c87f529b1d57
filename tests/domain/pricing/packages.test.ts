import { describe, expect, it } from 'vitest';
import { type Balance, drawBalance, packageState } from '#domain/pricing/packages';

const bought = (id: string, remaining: number, endsOn: string, paused = false): Balance => ({
  id,
  remaining,
  endsOn,
  paused,
});
const summer = bought('summer', 2, '2026-06-30');
const winter = bought('winter', 5, '2026-12-31');

describe('the balance that pays for requests', () => {
  it.each([
    ['the first to expire, whichever was bought first', [winter, summer], [1], ['summer']],
    ['the next one once it is used up', [winter, summer], [1, 1, 1], ['summer', 'summer', 'winter']],
    ['one that holds the whole request: it is never split', [winter, summer], [3], ['winter']],
  ])('is %s', (_, balances, needs, expected) => {
    expect(drawBalance(balances, needs)).toEqual(expected);
  });

  it('is null when it cannot cover all requests', () => {
    expect(
      drawBalance(
        [summer, winter],
        Array.from({ length: 8 }, () => 1),
      ),
    ).toBeNull();
    expect(drawBalance([], [1])).toBeNull();
  });

  it('is a paused one only when no other balance suffices', () => {
    const held = bought('held', 1, '2026-01-31', true);
    expect(drawBalance([held, summer], [1, 1, 1])).toEqual(['summer', 'summer', 'held']);
  });
});

const unused = { left: 3, endsOn: '2026-12-31', closed: false, overdue: false };

it.each([
  ['something left, its last day still to come', {}, '2026-11-22', 'open'],
  ['on its very last day', {}, '2026-12-31', 'open'],
  ['the day after', {}, '2027-01-01', 'expired'],
  ['its second payment overdue', { overdue: true }, '2026-11-22', 'paused'],
  ['nothing left, even where a payment is overdue', { left: 0, overdue: true }, '2026-11-22', 'usedUp'],
  ['over, even where a payment is overdue', { overdue: true }, '2027-01-01', 'expired'],
  ['its money went back', { closed: true, left: 0 }, '2026-11-22', 'closed'],
] as const)('the state of a package with %s', (_, changes, today, expected) => {
  expect(packageState({ ...unused, ...changes }, today)).toBe(expected);
});
