import { describe, expect, it } from 'vitest';
import { gradeReason } from '#domain/scoring/grades';

describe('why a grade is lower than its score', () => {
  it.each([
    [94.4, 1, 'Lowered from A to C because a critical item failed.'],
    [94.4, 3, 'Lowered from A to F because 3 critical items failed.'],
    [85, 2, 'Lowered from B to C because 2 critical items failed.'],
  ])('%s with %i failed critical items: %s', (score, failed, reason) => {
    expect(gradeReason(score, failed)?.en).toBe(reason);
  });

  it.each([
    ['no critical item failed', 94.4, 0],
    ['the score earns no more anyway', 72, 1],
    ['there is no score yet', null, 1],
  ])('is not said where %s', (_, score, failed) => {
    expect(gradeReason(score, failed)).toBeNull();
  });
});
