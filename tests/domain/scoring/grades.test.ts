import { describe, expect, it } from 'vitest';
import { certificateBand, gradeReason } from '#domain/scoring/grades';

describe('the reason why a grade is lower than its score earns', () => {
  it.each([
    [94.4, 1, 'Lowered from A to C because a critical item failed.'],
    [94.4, 3, 'Lowered from A to F because 3 critical items failed.'],
    [85, 2, 'Lowered from B to C because 2 critical items failed.'],
  ])('for %s with %i failed critical items is: %s', (score, failed, reason) => {
    expect(gradeReason(score, failed)?.en).toBe(reason);
  });

  it.each([
    ['no critical item failed', 94.4, 0],
    ['the score earns no more anyway', 72, 1],
    ['there is no score yet', null, 1],
  ])('is null when %s', (_, score, failed) => {
    expect(gradeReason(score, failed)).toBeNull();
  });
});

describe('the certificate', () => {
  it.each([
    ['a score of 90 and grade A', { total: 90, grade: 'A' }, 12],
    ['the passing score itself and grade C', { total: 70, grade: 'C' }, 3],
    ['a score below the passing score', { total: 69.9, grade: 'C' }, null],
    ['a grade that failed critical items have lowered to F', { total: 94, grade: 'F' }, null],
    ['no score', { total: null, grade: 'A' }, null],
    ['no grade', { total: 90, grade: null }, null],
  ] as const)('for %s has its months of validity, or is not issued', (_, scored, months) => {
    expect(certificateBand(scored, 70)?.certificateMonths ?? null).toBe(months);
  });
});
