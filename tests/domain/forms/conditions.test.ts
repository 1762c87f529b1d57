import { describe, expect, it } from 'vitest';
import { applyChanges, shownQuestions } from '#domain/forms/shownQuestions';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { checkForm } from '#domain/forms/checkForm';
import type { Condition } from '#domain/forms/condition';
import { narrowForm } from '#domain/reinspection/reinspection';
import { scoreForm } from '#domain/scoring/scoreForm';
import { answer, makeCategory, makeForm, makeQuestion } from './sampleForm';

const when = (question: string, test: Condition['test'], rest: Partial<Condition> = {}): Condition => ({
  question,
  test,
  ...rest,
});
const options = ['yes', 'no'].map((key) => ({ key, label: { ar: key, en: key }, score: null }));

const form = makeForm(
  makeCategory('first', 60, [
    makeQuestion('clean'),
    makeQuestion('why', { when: when('clean', 'not_compliant') }),
    makeQuestion('frozen', { kind: 'temperature', max: -18 }),
    makeQuestion('thawed', { when: when('frozen', 'above', { value: -10 }) }),
  ]),
  {
    ...makeCategory('second', 40, [
      makeQuestion('deep'),
      makeQuestion('deeper', { when: when('why', 'compliant') }),
    ]),
    when: when('clean', 'not_compliant'),
  },
);
const shown = (...answers: Parameters<typeof shownQuestions>[1]) =>
  shownQuestions(form, answers).map(({ key }) => key);
const codes = (...answers: ReturnType<typeof answer>[]) =>
  checkAnswers(form, answers, () => 'image').map(({ questionKey, code }) => `${questionKey} ${code}`);

describe('a conditional question', () => {
  it('is shown when an answer meets its condition', () => {
    expect(shown()).toEqual(['clean', 'frozen']);
    expect(shown(answer('clean', 2), answer('frozen', 2, { reading: -20 }))).toEqual(['clean', 'frozen']);
    expect(shown(answer('clean', 1))).toEqual(['clean', 'why', 'frozen', 'deep']);
    expect(shown(answer('clean', null))).toEqual(['clean', 'frozen']);
    expect(shown(answer('frozen', 0, { reading: -10 }))).toEqual(['clean', 'frozen']);
    expect(shown(answer('frozen', 0, { reading: -9.5 }))).toEqual(['clean', 'frozen', 'thawed']);
  });

  it('stays hidden when the question of its condition is hidden, whatever its answer', () => {
    expect(shown(answer('clean', 2), answer('why', 2))).toEqual(['clean', 'frozen']);
    expect(shown(answer('clean', 0), answer('why', 2))).toEqual(['clean', 'why', 'frozen', 'deep', 'deeper']);
  });

  it('needs no answer while hidden and accepts none', () => {
    const good = [answer('clean', 2), answer('frozen', 2, { reading: -20 })];
    expect(codes(...good)).toEqual([]);
    expect(codes(...good, answer('why', 0))).toEqual(['why hidden_question']);
    expect(codes(answer('clean', 0), answer('frozen', 2, { reading: -20 }))).toEqual([
      'why unanswered',
      'deep unanswered',
    ]);
  });

  it('gives its weight to the other questions while hidden', () => {
    const good = [answer('clean', 2), answer('frozen', 0, { reading: -12 })];
    expect(scoreForm(form, good).total).toBe(50);
    // clean 0, why 2, frozen 2 of three shares: 66.67 of 60; deep 0 of 40.
    const failed = [answer('clean', 0), answer('why', 2), answer('frozen', 2, { reading: -20 })];
    expect(scoreForm(form, [...failed, answer('deep', 0), answer('deeper', 0)]).total).toBe(40);
  });

  it('loses its answer when a changed answer hides it', () => {
    const before = [answer('clean', 0), answer('why', 1), answer('frozen', null), answer('deep', 2)];
    const { answers, hidden } = applyChanges(form, before, [answer('clean', 2)]);
    expect(hidden).toEqual(['why', 'deep']);
    expect(answers.map(({ questionKey }) => questionKey)).toEqual(['frozen', 'clean']);
  });

  it('drops its condition in a re-inspection that omits the condition’s question', () => {
    const narrow = (...keys: string[]) =>
      narrowForm(form, keys).categories.flatMap((category) => [
        category.when?.question ?? null,
        ...category.questions.map((question) => question.when?.question ?? null),
      ]);
    expect(narrow('why')).toEqual([null, null]);
    expect(narrow('clean', 'why')).toEqual([null, null, 'clean']);
  });
});

describe('the condition of a question', () => {
  const problems = (condition: Condition) =>
    checkForm(
      makeForm(
        makeCategory('c', 100, [
          makeQuestion('asked'),
          makeQuestion('offered', { kind: 'choice', options, weight: 0 }),
          makeQuestion('q', { when: condition }),
          makeQuestion('later'),
        ]),
      ),
    ).map(({ questionKey, code }) => `${questionKey} ${code}`);

  it.each([
    [when('asked', 'compliant'), []],
    [when('offered', 'chosen', { options: ['yes'] }), []],
    [when('q', 'compliant'), ['q condition_not_earlier']],
    [when('later', 'compliant'), ['q condition_not_earlier']],
    [when('gone', 'compliant'), ['q condition_not_earlier']],
    [when('offered', 'compliant'), ['q condition_unfit']],
    [when('asked', 'below', { value: 5 }), ['q condition_unfit']],
    [when('offered', 'chosen'), ['q condition_options_missing']],
    [when('offered', 'chosen', { options: ['other'] }), ['q condition_options_missing']],
  ])('%j has the problems %j', (condition, expected) => {
    expect(problems(condition)).toEqual(expected);
  });
});
