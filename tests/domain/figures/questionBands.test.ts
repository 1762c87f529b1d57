import { describe, expect, it } from 'vitest';
import { figureChange } from '#domain/figures/figures';
import { averageOf, bandOf, lowestRated } from '#domain/figures/questionBands';

const tally = (zero: number, one: number, two: number, notApplicable = 0) => ({
  zero,
  one,
  two,
  notApplicable,
});

describe("a question's average", () => {
  it.each([
    [tally(0, 0, 4), 2, '2'],
    [tally(1, 0, 3), 1.5, '2'],
    // 1.49…: nearer to 1.
    [tally(51, 0, 149), 1.49, '1'],
    [tally(1, 1, 0), 0.5, '1'],
    [tally(2, 1, 0), 0.33, '0'],
    [tally(3, 0, 0, 9), 0, '0'],
    [tally(0, 0, 0, 9), null, 'na'],
    // 5/3 = 1.666… is written 1.67.
    [tally(0, 1, 2), 1.67, '2'],
  ] as const)('%j is %s, in band %s', (given, average, band) => {
    expect(averageOf(given)).toBe(average);
    expect(bandOf(given)).toBe(band);
  });
});

it('the lowest-rated questions are at most three, worst first, then most answered; none is compliant', () => {
  const questions = [
    { key: 'perfect', tally: tally(0, 0, 9) },
    { key: 'never', tally: tally(0, 0, 0, 9) },
    { key: 'seldom', tally: tally(0, 1, 0) },
    { key: 'often', tally: tally(0, 4, 0) },
    { key: 'worst', tally: tally(3, 0, 1) },
    { key: 'fair', tally: tally(1, 0, 3) },
  ];
  expect(lowestRated(questions).map(({ key }) => key)).toEqual(['worst', 'often', 'seldom']);
  expect(lowestRated(questions.slice(0, 2))).toEqual([]);
});

describe('the change of a figure', () => {
  it.each([
    [15, 12, 'count', 25],
    [9, 12, 'money', -25],
    [1, 3, 'count', -66.7],
    [91.2, 88.9, 'score', 2.3],
    [5, 0, 'count', null],
    [null, 90, 'score', null],
    [4, 4, 'count', 0],
  ] as const)('from %s against %s (%s) is %s', (value, before, unit, change) => {
    expect(figureChange(value, before, unit)).toBe(change);
  });
});
