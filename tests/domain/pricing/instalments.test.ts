import { describe, expect, it } from 'vitest';
import {
  allowedPlan,
  allowsTwoPayments,
  dueInWords,
  offeredPayments,
  paymentSchedule,
} from '#domain/pricing/instalments';
import { type PackageDuration, packageDurationKeys, packageDurations } from '#domain/pricing/packages';
import { canRefund, maxRefund, undrawnRefund } from '#domain/pricing/refunds';

const signedOn = '2026-01-01';

/** Copied by hand from rules 4.2. */
const secondAfter: Record<PackageDuration, number | null> = {
  weekly: null,
  month_1: null,
  month_2: 30,
  month_3: 30,
  month_4: 60,
  month_5: 60,
  month_6: 60,
  month_7: 60,
  month_8: 120,
  month_9: 120,
  month_10: 150,
  month_11: 150,
  month_12: 180,
  biannual: 60,
  annual: 180,
};

describe('package durations', () => {
  it.each(packageDurationKeys)('%s allows a second payment exactly as in rules 4.2', (duration) => {
    expect(packageDurations[duration].secondPaymentAfterDays).toBe(secondAfter[duration]);
    expect(allowsTwoPayments(duration)).toBe(secondAfter[duration] !== null);
  });

  it('put the second payment no later than mid-way', () => {
    for (const { days, secondPaymentAfterDays } of Object.values(packageDurations)) {
      expect(secondPaymentAfterDays ?? 0).toBeLessThanOrEqual(days / 2);
    }
  });

  it('have grammatical Arabic names', () => {
    expect(packageDurationKeys.map((duration) => packageDurations[duration].ar)).toEqual([
      'أسبوع',
      'شهر',
      'شهران',
      '3 أشهر',
      '4 أشهر',
      '5 أشهر',
      '6 أشهر',
      '7 أشهر',
      '8 أشهر',
      '9 أشهر',
      '10 أشهر',
      '11 شهرًا',
      '12 شهرًا',
      'نصف سنة',
      'سنة',
    ]);
  });

  it('have exactly the values weekly, month_1 to month_12, biannual and annual', () => {
    expect(Object.keys(packageDurations).sort()).toEqual([...packageDurationKeys].sort());
    expect(packageDurationKeys).toHaveLength(15);
  });

  it('count months as 30 days, half a year as 6 months and a year as 12', () => {
    expect(packageDurations.month_7.days).toBe(210);
    expect(packageDurations.biannual.days).toBe(packageDurations.month_6.days);
    expect(packageDurations.annual.days).toBe(packageDurations.month_12.days);
  });
});

describe('a payment schedule', () => {
  it('of one payment is due in full at signature', () => {
    expect(paymentSchedule({ total: 115_000, duration: 'annual', plan: 'one', signedOn })).toEqual([
      { sequence: 1, amount: 115_000, dueOn: '2026-01-01' },
    ]);
  });

  it('of two payments is half at signature and half mid-way', () => {
    expect(paymentSchedule({ total: 115_000, duration: 'annual', plan: 'two', signedOn })).toEqual([
      { sequence: 1, amount: 57_500, dueOn: '2026-01-01' },
      { sequence: 2, amount: 57_500, dueOn: '2026-06-30' },
    ]);
  });

  it('gives an odd halala to the first payment', () => {
    const amounts = paymentSchedule({ total: 101, duration: 'month_3', plan: 'two', signedOn });
    expect(amounts.map(({ amount }) => amount)).toEqual([51, 50]);
  });

  it('sums to the total with halves that differ by at most a halala', () => {
    for (const duration of packageDurationKeys) {
      if (!allowsTwoPayments(duration)) continue;
      for (let total = 2; total < 500; total += 1) {
        const [first, second] = paymentSchedule({ total, duration, plan: 'two', signedOn });
        expect((first?.amount ?? 0) + (second?.amount ?? 0)).toBe(total);
        expect([0, 1]).toContain((first?.amount ?? 0) - (second?.amount ?? 0));
      }
    }
  });

  it.each(['weekly', 'month_1'] as const)('of a %s package cannot be split', (duration) => {
    expect(() => paymentSchedule({ total: 100, duration, plan: 'two', signedOn })).toThrow(RangeError);
    expect(paymentSchedule({ total: 100, duration, plan: 'one', signedOn })).toHaveLength(1);
  });

  it('has no second payment of zero', () => {
    const schedule = paymentSchedule({ total: 1, duration: 'annual', plan: 'two', signedOn });
    expect(schedule).toEqual([{ sequence: 1, amount: 1, dueOn: signedOn }]);
  });

  it('refuses a total that is not in integer halalas', () => {
    expect(() => paymentSchedule({ total: 0.5, duration: 'annual', plan: 'one', signedOn })).toThrow(
      RangeError,
    );
  });
});

describe('refunds', () => {
  it('are at most the amount paid less earlier refunds', () => {
    expect(maxRefund(115_000, 0)).toBe(115_000);
    expect(maxRefund(115_000, 15_000)).toBe(100_000);
    expect(maxRefund(100, 200)).toBe(0);
  });

  it('exclude visits drawn from a package, and otherwise may reach the amount held', () => {
    const purchase = { total: 120_000, bought: 12, drawn: 3 };
    expect(undrawnRefund(120_000, 0, purchase)).toBe(90_000);
    expect(undrawnRefund(120_000, 50_000, purchase)).toBe(40_000);
    expect(undrawnRefund(20_000, 0, purchase)).toBe(0);
    expect(undrawnRefund(120_000, 20_000, { ...purchase, bought: 0, drawn: 0 })).toBe(100_000);
    expect(undrawnRefund(120_000, 20_000, null)).toBe(100_000);
  });

  it('are a positive integer of halalas within the maximum', () => {
    expect(canRefund(100_000, 115_000, 15_000)).toBe(true);
    expect(canRefund(100_001, 115_000, 15_000)).toBe(false);
    for (const amount of [0, -1, 0.5, Number.NaN]) expect(canRefund(amount, 115_000, 0)).toBe(false);
  });

  it('never exceed the paid amount in total', () => {
    let refunded = 0;
    for (const amount of [400, 400, 400, 150, 50, 1])
      if (canRefund(amount, 1_000, refunded)) refunded += amount;
    expect(refunded).toBe(1_000);
  });
});

describe('the payments of an offer', () => {
  it('are counted from a signature whose day nobody knows yet', () => {
    expect(offeredPayments({ total: 101, duration: 'month_4', plan: 'two' })).toEqual([
      { sequence: 1, amount: 51, daysAfterSignature: 0 },
      { sequence: 2, amount: 50, daysAfterSignature: 60 },
    ]);
  });

  it('fall due in the days that the offer names, once it is signed', () => {
    const [, second] = paymentSchedule({
      total: 2,
      duration: 'month_2',
      plan: 'two',
      signedOn: '2026-01-31',
    });
    expect(second?.dueOn).toBe('2026-03-02');
  });

  it.each([null, 'weekly'] as const)('are one for %s', (duration) => {
    expect(() => offeredPayments({ total: 100, duration, plan: 'two' })).toThrow(RangeError);
    expect(offeredPayments({ total: 100, duration, plan: 'one' })).toHaveLength(1);
  });

  it('of two for a contract that sells less are one', () => {
    expect([null, 'month_1', 'month_2'].map((duration) => allowedPlan('two', duration as never))).toEqual([
      'one',
      'one',
      'two',
    ]);
  });

  it('are named by their distance from the signature, in the number that Arabic takes', () => {
    expect([0, 1, 2, 10, 30, 120].map((daysAfterSignature) => dueInWords({ daysAfterSignature }).ar)).toEqual(
      [
        'عند التوقيع',
        'بعد يوم واحد من التوقيع',
        'بعد يومين من التوقيع',
        'بعد 10 أيام من التوقيع',
        'بعد 30 يومًا من التوقيع',
        'بعد 120 يومًا من التوقيع',
      ],
    );
    expect(dueInWords({ daysAfterSignature: 60 }).en).toBe('60 days after signature');
  });
});
