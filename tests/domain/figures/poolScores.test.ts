import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolScores, type Tally } from '#domain/figures/questionBands';
import type { Score } from '#domain/forms/answer';
import { questionsOf } from '#domain/forms/inspectionForm';
import { scoreForm } from '#domain/scoring/scoreForm';
import { answer, makeCategory, makeForm, makeQuestion } from '../forms/sampleForm';

const form = makeForm(
  makeCategory('store', 60, [makeQuestion('a', { weight: 50 }), makeQuestion('b'), makeQuestion('c')]),
  makeCategory('serve', 40, [makeQuestion('d'), makeQuestion('e', { weight: 12.5 })]),
);
const keys = questionsOf(form).map(({ key }) => key);

function tally(scores: readonly (Score | null)[]): Tally {
  const count = (score: Score | null) => scores.filter((one) => one === score).length;
  return { zero: count(0), one: count(1), two: count(2), notApplicable: count(null) };
}

const visit = fc.tuple(...keys.map(() => fc.constantFrom<Score | null>(0, 1, 2, null)));

describe('the pooled score of several visits', () => {
  it('of one visit is that visit’s score', () => {
    fc.assert(
      fc.property(visit, (scores) => {
        const pooled = poolScores(form, new Map(keys.map((key, at) => [key, tally([scores[at] ?? null])])));
        const one = scoreForm(
          form,
          keys.map((key, at) => answer(key, scores[at] ?? null)),
        );
        expect(pooled.total).toBe(one.total);
        expect(pooled.categories.map(({ score }) => score)).toEqual(one.categories.map(({ score }) => score));
      }),
    );
  });

  it('weighs a question by how often it applied', () => {
    const pooled = poolScores(
      form,
      new Map([
        ['d', tally([0, 2, 2, 2])],
        ['e', tally([null, null, null, 0])],
      ]),
    );
    // d weighs 87.5 four times and scores 3/4, e weighs 12.5 once and scores 0: 262.5 of 362.5.
    expect(pooled.categories).toEqual([
      { key: 'store', score: null },
      { key: 'serve', score: 72.4 },
    ]);
    expect(pooled.total).toBe(72.4);
  });

  it('lies between the lowest and the highest score', () => {
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 6 }), (visits) => {
        const answered = visits.map((scores) => scores.map((score) => score ?? 2));
        const totals = answered.map(
          (scores) =>
            scoreForm(
              form,
              keys.map((key, at) => answer(key, scores[at] ?? 2)),
            ).total ?? 0,
        );
        const all = new Map(keys.map((key, at) => [key, tally(answered.map((scores) => scores[at] ?? 2))]));
        const total = poolScores(form, all).total ?? -1;
        expect(total).toBeGreaterThanOrEqual(Math.min(...totals) - 0.1);
        expect(total).toBeLessThanOrEqual(Math.max(...totals) + 0.1);
      }),
    );
  });

  it('ignores questions that the form no longer contains', () => {
    expect(poolScores(form, new Map([['gone', tally([0, 0])]])).total).toBeNull();
  });
});
