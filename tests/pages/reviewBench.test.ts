import { describe, expect, it } from 'vitest';
import {
  benchPhotos,
  benchQuestions,
  isBelowTwo,
  nextWhere,
} from '@/pages/supervisor/form/bench/benchQuestions';
import { aForm, aQuestion } from './staffSamples';

const photo = (id: string) => ({ id, url: `/files/${id}`, name: `${id}.jpg`, type: 'image/jpeg', size: 1 });
const form = aForm([
  aQuestion({ key: 'q1', score: 2, evidence: [photo('a'), photo('b')] }),
  aQuestion({ key: 'q2', score: 0 }),
  aQuestion({ key: 'q3', score: null, evidence: [photo('c')] }),
  aQuestion({ key: 'q4', score: 1 }),
]);
const questions = benchQuestions(form);

describe('the review bench', () => {
  it('lists the photos of all questions in their order', () => {
    expect(benchPhotos(questions).map(({ answer, url }) => `${answer} ${url}`)).toEqual([
      ':q1 /files/a',
      ':q1 /files/b',
      ':q3 /files/c',
    ]);
  });

  it.each([
    [':q1', ':q2'],
    [':q2', ':q4'],
    // After the last question the search continues from the start.
    [':q4', ':q2'],
  ])(
    'after %s the next question with a score below 2 is %s; questions that do not apply are skipped',
    (from, to) => {
      expect(nextWhere(questions, from, isBelowTwo)?.answer).toBe(to);
    },
  );

  it('stays at the current question when no other question matches', () => {
    expect(nextWhere(questions, ':q2', ({ answer }) => answer === ':q2')?.answer).toBe(':q2');
    expect(nextWhere(questions, ':q2', () => false)).toBeUndefined();
  });
});
