import { describe, expect, it } from 'vitest';
import { owedOf, receivePayment, returnSurplus, surplusOf } from '#domain/pricing/received';

const of = (id: string, amount: number, received = 0) => ({ id, amount, received });
const receivedBy = (arrived: number, first: [number, number], ...next: [number, number][]) => {
  const [instalment, ...others] = [first, ...next].map(([amount, got], at) => of(String(at), amount, got));
  if (!instalment) throw new Error('no instalment');
  return receivePayment(arrived, { instalment, others }).map(({ id, received }) => [id, received]);
};

describe('a payment', () => {
  it('of less than is owed fills a part of its instalment', () => {
    expect(receivedBy(40, [100, 0], [100, 0])).toEqual([['0', 40]]);
    expect(receivedBy(40, [100, 30], [100, 0])).toEqual([['0', 70]]);
  });

  it('of more pays towards the others in their order, and the rest stays with its own', () => {
    expect(receivedBy(130, [100, 0], [100, 0])).toEqual([
      ['0', 100],
      ['1', 30],
    ]);
    expect(receivedBy(250, [100, 20], [50, 0], [60, 0])).toEqual([
      ['0', 160],
      ['1', 50],
      ['2', 60],
    ]);
    expect(receivedBy(30, [100, 100])).toEqual([['0', 130]]);
  });

  it.each([0.5, -1, Number.NaN])('of %s halalas is none', (arrived) => {
    expect(() => receivedBy(arrived, [100, 0])).toThrow(RangeError);
  });
});

describe('an instalment', () => {
  it('owes what has not arrived, and has a surplus beyond its amount', () => {
    expect([of('a', 100, 30), of('a', 100, 100), of('a', 100, 130)].map(owedOf)).toEqual([70, 0, 0]);
    expect([of('a', 100, 30), of('a', 100, 100), of('a', 100, 130)].map(surplusOf)).toEqual([0, 0, 30]);
  });

  it('returns its surplus, and never what pays it', () => {
    const two = [of('a', 100, 110), of('b', 100, 120)];
    expect(returnSurplus(15, two).map(({ id, received }) => [id, received])).toEqual([
      ['a', 100],
      ['b', 115],
    ]);
    expect(returnSurplus(500, [of('a', 100, 110)])).toEqual([of('a', 100, 100)]);
    expect(returnSurplus(500, [of('a', 100, 60)])).toEqual([]);
  });
});
