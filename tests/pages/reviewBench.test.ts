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

describe('the bench of a review', () => {
  it('walks the photos of all questions in their order', () => {
    expect(benchPhotos(questions).map(({ answer, url }) => `${answer} ${url}`)).toEqual([
      ':q1 /files/a',
      ':q1 /files/b',
      ':q3 /files/c',
    ]);
  });

  it.each([
    [':q1', ':q2'],
    [':q2', ':q4'],
    // After the last one from the beginning again.
    [':q4', ':q2'],
  ])('finds after %s the next one below 2: %s; what does not apply is none', (from, to) => {
    expect(nextWhere(questions, from, isBelowTwo)?.answer).toBe(to);
  });

  it('stays where it is when nothing else is left', () => {
    expect(nextWhere(questions, ':q2', ({ answer }) => answer === ':q2')?.answer).toBe(':q2');
    expect(nextWhere(questions, ':q2', () => false)).toBeUndefined();
  });
});
