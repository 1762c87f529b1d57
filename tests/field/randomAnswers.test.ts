import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/forms/answer';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { questionsOf } from '#domain/forms/inspectionForm';
import { seedForms } from '#domain/forms/seedForms';
import { answerKind } from '#domain/forms/kinds/index';
import { scoreForm } from '#domain/scoring/scoreForm';
import { type PlannedAnswer, randomAnswers } from '../../server/seed/sample/randomAnswers';

const visitOn = '2026-11-26';
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

/** Answers as the field tool sends them: every planned photo was uploaded. */
function withPhotos(planned: readonly PlannedAnswer[]): Answer[] {
  return planned.map(({ photos, ...answer }) => ({
    ...answer,
    fileIds: Array.from({ length: photos }, (_, index) => `${answer.questionKey}-${index}`),
  }));
}

describe.each(seedForms)('a form of $key filled with random answers', (form) => {
  it.each(seeds)('passes the check of answers for every seed: %s', (seed) => {
    expect(checkAnswers(form, withPhotos(randomAnswers(form, seed, { visitOn })), () => 'image')).toEqual([]);
  });

  it('is the same for the same seed and differs for another seed', () => {
    expect(randomAnswers(form, 7, { visitOn })).toEqual(randomAnswers(form, 7, { visitOn }));
    expect(randomAnswers(form, 7, { visitOn })).not.toEqual(randomAnswers(form, 8, { visitOn }));
  });

  it.each([0, 1, 5, 12])('contains exactly the requested %i faults', (fail) => {
    const faults = randomAnswers(form, 'faults', { fail, visitOn }).filter(
      ({ score }) => score === 0 || score === 1,
    );
    expect(faults).toHaveLength(fail);
    expect(faults.every(({ note, photos }) => note && photos > 0)).toBe(true);
  });

  it('scores 100 without faults', () => {
    expect(scoreForm(form, withPhotos(randomAnswers(form, 'clean', { fail: 0, visitOn }))).total).toBe(100);
  });

  it('has temperature readings out of bounds exactly for its faults', () => {
    const planned = new Map(
      seeds.flatMap((seed) =>
        randomAnswers(form, seed, { fail: 30, visitOn }).map((answer) => [
          `${seed} ${answer.questionKey}`,
          answer,
        ]),
      ),
    );
    const readings = seeds.flatMap((seed) =>
      questionsOf(form)
        .filter(({ kind }) => kind === 'temperature')
        .map((question) => ({ question, answer: planned.get(`${seed} ${question.key}`) })),
    );
    const judged = readings.flatMap(({ question, answer }) =>
      answer?.reading === undefined
        ? []
        : [{ within: !answerKind(question.kind).isOutside(question, answer), compliant: answer.score === 2 }],
    );
    expect(judged.length).toBeGreaterThan(50);
    expect(judged.filter(({ within, compliant }) => within !== compliant)).toEqual([]);
  });
});
