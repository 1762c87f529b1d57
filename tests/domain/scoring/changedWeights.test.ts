import { describe, expect, it } from 'vitest';
import { scoreByChangedWeights, sumChangedScores } from '#domain/scoring/changedWeights';
import { answer, makeCategory, makeForm, makeQuestion } from '../forms/sampleForm';

const equal = makeForm(makeCategory('only', 100, [makeQuestion('a'), makeQuestion('b')]));
const weighed = (a: number, b: number) =>
  makeForm(makeCategory('only', 100, [makeQuestion('a', { weight: a }), makeQuestion('b', { weight: b })]));
const visit = [{ vehicleId: null, answers: [answer('a', 2), answer('b', 0)] }];

describe('rescoring a visit by changed weights', () => {
  it('gives the score and the pass result by the old and the new form', () => {
    const { before, after } = scoreByChangedWeights(equal, weighed(90, 10), visit);
    expect([before.total, before.passes, after.total, after.passes]).toEqual([50, false, 90, true]);
    const strict = { ...weighed(90, 10), passingScore: 95 };
    expect(scoreByChangedWeights(equal, strict, visit).after).toEqual({
      total: 90,
      grade: 'A',
      passes: false,
    });
  });

  it('gives equal scores for an unchanged form, even with a question that was not asked', () => {
    const form = makeForm(
      makeCategory('only', 100, [
        makeQuestion('a', { weight: 40 }),
        makeQuestion('b', { when: { question: 'a', test: 'not_compliant' } }),
        makeQuestion('c'),
      ]),
    );
    const parts = [{ vehicleId: null, answers: [answer('a', 2), answer('c', 1)] }];
    // 40 of 40 and 15 of 30: the question that was not asked keeps its weight of 30, which is left out of the sum.
    const { before, after } = scoreByChangedWeights(form, form, parts);
    expect([before.total, after]).toEqual([78.6, before]);
  });

  it('ignores questions that the visit lacks or the new form omits', () => {
    const changed = makeForm(makeCategory('only', 100, [makeQuestion('b'), makeQuestion('new')]));
    expect(scoreByChangedWeights(equal, changed, visit).after.total).toBe(0);
  });

  it('lowers the grade when a failed question becomes critical', () => {
    const critical = makeForm(
      makeCategory('only', 100, [
        makeQuestion('a', { weight: 95 }),
        makeQuestion('b', { weight: 5, severity: 'critical' }),
      ]),
    );
    expect(scoreByChangedWeights(equal, critical, visit).after).toEqual({
      total: 95,
      grade: 'C',
      passes: true,
    });
  });

  it('takes the average of several vehicles', () => {
    const fleet = [
      { vehicleId: 'x', answers: [answer('a', 2), answer('b', 0)] },
      { vehicleId: 'y', answers: [answer('a', 2), answer('b', 2)] },
    ];
    expect(scoreByChangedWeights(equal, weighed(80, 20), fleet).after.total).toBe(90);
  });
});

describe('the summary of changed scores', () => {
  const of = (total: number | null, grade: 'A' | 'C' | 'F' | null, passes: boolean) => ({
    total,
    grade,
    passes,
  });
  const visits = [
    { id: 'up', before: of(60, 'F', false), after: of(75, 'C', true) },
    { id: 'down', before: of(95, 'A', true), after: of(65, 'F', false) },
    { id: 'same', before: of(90.1, 'A', true), after: of(90.1, 'A', true) },
    { id: 'nothing applied', before: of(null, null, false), after: of(null, null, false) },
  ];

  it('counts visits, changed grades and changed pass results, with averages to one decimal', () => {
    const { most, ...sum } = sumChangedScores(visits, 10);
    expect(sum).toEqual({
      visits: 3,
      average: { before: 81.7, after: 76.7 },
      otherGrade: 2,
      nowFail: 1,
      nowPass: 1,
    });
    expect(most.map(({ id }) => id)).toEqual(['down', 'up']);
  });

  it('has no averages without visits', () => {
    expect(sumChangedScores([], 10)).toMatchObject({
      visits: 0,
      average: { before: null, after: null },
      most: [],
    });
  });
});
