import { expect, it } from 'vitest';
import { monthsBefore } from '#domain/figures/period';
import { answersOf, mostOftenShort, shortShareOf } from '#domain/figures/questionBands';

const tally = (zero: number, one: number, two: number, notApplicable = 0) => ({
  zero,
  one,
  two,
  notApplicable,
});

it('the shortfall share counts answers 0 and 1 among applicable answers, with one decimal', () => {
  expect(shortShareOf(tally(1, 1, 4, 9))).toBe(33.3);
  expect(shortShareOf(tally(0, 0, 4))).toBe(0);
  expect(shortShareOf(tally(2, 0, 0))).toBe(100);
  expect(shortShareOf(tally(0, 0, 0, 9))).toBeNull();
});

it('questions most often short are sorted by share, then severity, then number of answers', () => {
  const questions = [
    { key: 'perfect', tally: tally(0, 0, 9) },
    { key: 'never', tally: tally(0, 0, 0, 9) },
    { key: 'seldom', tally: tally(0, 1, 1) },
    { key: 'often', tally: tally(0, 4, 4) },
    { key: 'graver', tally: tally(1, 0, 1) },
    { key: 'fair', tally: tally(9, 0, 90) },
  ];
  expect(mostOftenShort(questions).map(({ key }) => key)).toEqual(['graver', 'often', 'seldom', 'fair']);
});

it('a shortfall counts the answers 0 and 1', () => {
  expect(answersOf(tally(2, 3, 4, 5), 'short')).toBe(5);
  expect(answersOf(tally(2, 3, 4, 5), 'na')).toBe(5);
  expect(answersOf(tally(2, 3, 4, 5), '2')).toBe(4);
});

it('the comparison period has as many months as the period it precedes', () => {
  expect(monthsBefore({ from: '2026-11', to: '2026-11' })).toEqual({ from: '2026-10', to: '2026-10' });
  expect(monthsBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
});
