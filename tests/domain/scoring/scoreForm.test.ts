import { describe, expect, it } from 'vitest';
import type { Score } from '#domain/forms/answer';
import { questionsOf } from '#domain/forms/inspectionForm';
import { seedForms } from '#domain/forms/seedForms';
import { scoreForm, scoreWithCorrections } from '#domain/scoring/scoreForm';
import { scoreRequest } from '#domain/scoring/scoreRequest';
import { answer, answerAll, makeCategory, makeForm, makeQuestion } from '../forms/sampleForm';

const scores = [0, 1, 2, null] as const;

/** A category of weight 100 whose questions have these weights and scores. */
function totalOf(...parts: [weight: number | null, score: Score | null][]) {
  const questions = parts.map(([weight], at) => makeQuestion(`q${at}`, { weight }));
  const answers = parts.map(([, score], at) => answer(`q${at}`, score));
  return scoreForm(makeForm(makeCategory('only', 100, questions)), answers).total;
}

describe('the score of a category', () => {
  it('is 100 when everything is compliant, 50 when partly compliant, 0 when non-compliant', () => {
    expect(totalOf([null, 2], [null, 2])).toBe(100);
    expect(totalOf([null, 1], [null, 1])).toBe(50);
    expect(totalOf([null, 0], [null, 0])).toBe(0);
  });

  it('weighs its questions', () => {
    expect(totalOf([80, 2], [20, 0])).toBe(80);
    expect(totalOf([80, 1], [20, 2])).toBe(60);
  });

  it('divides the remaining weight equally among automatic questions', () => {
    // 40 is given, so the two automatic questions weigh 30 each.
    expect(totalOf([40, 0], [null, 2], [null, 1])).toBe(45);
    expect(totalOf([null, 2], [null, 0], [null, 0])).toBe(33.3);
  });

  it('is relative to the sum of the weights when it is below 100', () => {
    expect(totalOf([30, 2], [10, 0])).toBe(75);
  });

  it('ignores inapplicable questions without giving their weight to the automatic ones', () => {
    expect(totalOf([40, null], [null, 2], [null, 1])).toBe(75);
    // The automatic question keeps its weight of 20 beside 40, although 40 are not applicable.
    expect(totalOf([40, null], [40, 2], [null, 0])).toBe(66.7);
  });
});

describe('the total score', () => {
  const form = makeForm(
    makeCategory('x', 75, [makeQuestion('a'), makeQuestion('b')]),
    makeCategory('y', 25, [makeQuestion('c')]),
  );

  it('weighs the categories', () => {
    expect(scoreForm(form, [answer('a', 2), answer('b', 1), answer('c', 0)])).toEqual({
      total: 56.3,
      categories: [
        { key: 'x', score: 75, applicable: 2 },
        { key: 'y', score: 0, applicable: 1 },
      ],
    });
  });

  it('ignores a category in which no question applies', () => {
    expect(scoreForm(form, [answer('a', 2), answer('b', 1), answer('c', null)])).toEqual({
      total: 75,
      categories: [
        { key: 'x', score: 75, applicable: 2 },
        { key: 'y', score: null, applicable: 0 },
      ],
    });
  });

  it('is null when no question applies', () => {
    expect(scoreForm(form, answerAll(form, null)).total).toBeNull();
  });

  it('throws for an unanswered question', () => {
    expect(() => scoreForm(form, [answer('a', 2)])).toThrow('unanswered: b');
  });

  it('rounds an exact half up despite binary fractions', () => {
    // In floating point, 1.15 is a little less than 1.15 and would round to 1.1.
    expect(totalOf([8.25, 2], [91.75, 0])).toBe(8.3);
    expect(totalOf([1.15, 2], [98.85, 0])).toBe(1.2);
    expect(totalOf([1.05, 2], [98.95, 0])).toBe(1.1);
    expect(totalOf([1.04, 2], [98.96, 0])).toBe(1);
  });

  it('is calculated from exact category scores, not rounded ones', () => {
    const thirds = (key: string) => [0, 1, 2].map((at) => makeQuestion(`${key}${at}`));
    const three = makeForm(
      makeCategory('x', 33.33, thirds('x')),
      makeCategory('y', 33.33, thirds('y')),
      makeCategory('z', 33.34, thirds('z')),
    );
    const answers = questionsOf(three).map(({ key }) => answer(key, key.endsWith('0') ? 0 : 2));
    expect(scoreForm(three, answers).categories.map(({ score }) => score)).toEqual([66.7, 66.7, 66.7]);
    expect(scoreForm(three, answers).total).toBe(66.7);
  });
});

describe('varied answers to the seeded forms', () => {
  const pick = (seed: number, at: number) => scores[(seed * 31 + at * 17 + seed * at) % 4] ?? null;

  it.each(seedForms)(
    '$key: give a score from 0 to 100 with one decimal, close to the plain formula',
    (form) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const answers = questionsOf(form).map(({ key }, at) => answer(key, pick(seed, at)));
        const { total, categories } = scoreForm(form, answers);
        const applying = form.categories.flatMap((category, at) => {
          const score = categories[at]?.score ?? null;
          return score === null ? [] : [{ weight: category.weight, score }];
        });
        if (total === null) {
          expect(applying).toEqual([]);
          continue;
        }
        const weights = applying.reduce((sum, { weight }) => sum + weight, 0);
        const rough = applying.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights;
        expect(Math.abs(total - rough)).toBeLessThanOrEqual(0.11);
        expect(total).toBe(Math.round(total * 10) / 10);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
      }
    },
  );

  it.each(seedForms)('$key: never score lower after a correction', (form) => {
    const answers = questionsOf(form).map(({ key }, at) => answer(key, pick(7, at)));
    const before = scoreForm(form, answers).total ?? 0;
    for (const { questionKey, score } of answers) {
      if (score === null || score === 2) continue;
      expect(scoreWithCorrections(form, answers, [questionKey]).total).toBeGreaterThanOrEqual(before);
    }
  });
});

describe('the score after corrections', () => {
  const form = makeForm(
    makeCategory(
      'only',
      100,
      ['a', 'b', 'c', 'd'].map((key) => makeQuestion(key)),
    ),
  );
  const answers = [answer('a', 0), answer('b', 1), answer('c', 2), answer('d', null)];

  it('counts accepted corrections as fully compliant', () => {
    expect(scoreForm(form, answers).total).toBe(50);
    expect(scoreWithCorrections(form, answers, ['a']).total).toBe(83.3);
    expect(scoreWithCorrections(form, answers, ['a', 'b']).total).toBe(100);
  });

  it('is unchanged when no correction was accepted', () => {
    expect(scoreWithCorrections(form, answers, [])).toEqual(scoreForm(form, answers));
  });

  it('does not count a correction of an inapplicable question', () => {
    expect(scoreWithCorrections(form, answers, ['d'])).toEqual(scoreForm(form, answers));
  });

  it('leaves the answers themselves unchanged', () => {
    scoreWithCorrections(form, answers, ['a', 'b']);
    expect(answers.map(({ score }) => score)).toEqual([0, 1, 2, null]);
  });
});

describe('the score of a request with several vehicles', () => {
  it('is the mean of their scores with one decimal, rounded half-up', () => {
    expect(scoreRequest([80, 90, 100])).toBe(90);
    expect(scoreRequest([66.7, 66.8])).toBe(66.8);
    expect(scoreRequest([100, 100, 50])).toBe(83.3);
    expect(scoreRequest([0.1, 0.2])).toBe(0.2);
  });

  it('ignores a vehicle without a score', () => {
    expect(scoreRequest([80, null, 90])).toBe(85);
    expect(scoreRequest([null])).toBeNull();
    expect(scoreRequest([])).toBeNull();
  });
});
