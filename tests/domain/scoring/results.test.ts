import { describe, expect, it } from 'vitest';
import { countFailedCritical } from '#domain/scoring/scoreRequest';
import {
  criticalFailCaps,
  gradeBands,
  gradeOf,
  issuesCertificate,
  resultsOutcome,
} from '#domain/scoring/grades';
import { answer, makeCategory, makeForm, makeQuestion } from '../forms/sampleForm';

describe('a grade', () => {
  it.each([
    [100, 'A'],
    [90, 'A'],
    [89.9, 'B'],
    [80, 'B'],
    [79.9, 'C'],
    [70, 'C'],
    [69.9, 'F'],
    [0, 'F'],
  ])('of %d is %s', (total, grade) => {
    expect(gradeOf(total, 0).grade).toBe(grade);
  });

  it('is at most C with one failed critical question, and F with three', () => {
    expect([0, 1, 2, 3, 10].map((failed) => gradeOf(100, failed).grade)).toEqual(['A', 'C', 'C', 'F', 'F']);
  });

  it('is never raised by the cap', () => {
    expect(gradeOf(75, 1).grade).toBe('C');
    expect(gradeOf(60, 1).grade).toBe('F');
  });

  it('determines the certificate’s validity of 12, 6 or 3 months, or none', () => {
    expect([95, 85, 75, 50].map((total) => gradeOf(total, 0).certificateMonths)).toEqual([12, 6, 3, 0]);
  });

  it('of a total that is negative or not a number throws a RangeError', () => {
    expect(gradeBands.map(({ min }) => min)).toEqual([90, 80, 70, 0]);
    expect(criticalFailCaps).toHaveLength(2);
    expect(() => gradeOf(Number.NaN, 0)).toThrow(RangeError);
    expect(() => gradeOf(-1, 0)).toThrow(RangeError);
  });
});

describe('a failed critical question', () => {
  const form = makeForm(
    makeCategory('only', 100, [
      ...['a', 'b', 'c', 'd'].map((key) => makeQuestion(key, { severity: 'critical' })),
      makeQuestion('e', { severity: 'major' }),
    ]),
  );

  it('is counted only when it scored 0 and is critical', () => {
    const answers = [answer('a', 0), answer('b', 1), answer('c', null), answer('d', 2), answer('e', 0)];
    expect(countFailedCritical(form, answers)).toBe(1);
  });
});

describe('the outcome of sending results', () => {
  it('is a certificate when no corrections are needed', () => {
    expect(resultsOutcome({ score: 100, passingScore: 70, correctiveCount: 0 })).toBe(
      'certificate_generated',
    );
  });

  it('is a request for corrections otherwise, even above the passing score', () => {
    expect(resultsOutcome({ score: 95, passingScore: 70, correctiveCount: 1 })).toBe('corrections_needed');
    expect(resultsOutcome({ score: 40, passingScore: 70, correctiveCount: 9 })).toBe('corrections_needed');
  });

  it('is never a certificate below the passing score', () => {
    expect(resultsOutcome({ score: 69.9, passingScore: 70, correctiveCount: 0 })).toBe('corrections_needed');
  });

  it('includes a certificate alongside corrections from the passing score upwards', () => {
    expect(issuesCertificate(70, 70)).toBe(true);
    expect(issuesCertificate(69.9, 70)).toBe(false);
  });
});
