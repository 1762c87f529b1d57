import { describe, expect, it } from 'vitest';
import { checkForm } from '#domain/forms/checkForm';
import { formProblems } from '#domain/forms/formProblems';
import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { canAddCategory, remainingWeight } from '#domain/forms/weights';
import { makeCategory, makeForm, makeQuestion } from './sampleForm';

const codes = (form: InspectionForm) => checkForm(form).map(({ code }) => code);
const withQuestions = (...questions: FormQuestion[]) => makeForm(makeCategory('only', 100, questions));
const weighing = (...weights: (number | null)[]) =>
  withQuestions(...weights.map((weight, index) => makeQuestion(`q${index}`, { weight })));

describe('the categories of a form', () => {
  it('must have weights that sum to 100', () => {
    const one = [makeQuestion('a')];
    const two = [makeQuestion('b')];
    expect(codes(makeForm(makeCategory('x', 60, one), makeCategory('y', 40, two)))).toEqual([]);
    expect(codes(makeForm(makeCategory('x', 60, one), makeCategory('y', 39, two)))).toEqual([
      'category_weights_not_100',
    ]);
    expect(codes(makeForm(makeCategory('x', 60, one), makeCategory('y', 41, two)))).toEqual([
      'category_weights_not_100',
    ]);
  });

  it('may have fractional weights that do not add up in binary', () => {
    for (const weights of [[33.33, 33.33, 33.34], [0.1, 0.2, 99.7], Array.from({ length: 10 }, () => 10)]) {
      const form = makeForm(
        ...weights.map((weight, i) => makeCategory(`c${i}`, weight, [makeQuestion(`q${i}`)])),
      );
      expect(codes(form)).toEqual([]);
    }
  });

  it('accept no further category once their weights reach 100', () => {
    expect(canAddCategory([])).toBe(true);
    expect(canAddCategory([{ weight: 60 }, { weight: 39.99 }])).toBe(true);
    expect(canAddCategory([{ weight: 60 }, { weight: 40 }])).toBe(false);
    expect(remainingWeight([{ weight: 60 }, { weight: 15.5 }])).toBe(24.5);
    expect(remainingWeight([{ weight: 60 }, { weight: 41 }])).toBe(-1);
  });

  it('must exist, contain questions and have positive weights', () => {
    expect(codes(makeForm())).toEqual(['categories_missing']);
    expect(codes(makeForm(makeCategory('x', 100, [])))).toEqual(['questions_missing']);
    expect(
      codes(makeForm(makeCategory('x', 100, [makeQuestion('a')]), makeCategory('y', 0, [makeQuestion('b')]))),
    ).toEqual(['weight_invalid']);
  });
});

describe('the questions of a category', () => {
  it('may have explicit weights, automatic weights, or both', () => {
    for (const form of [
      weighing(50, 30),
      weighing(100),
      weighing(null, null, null),
      weighing(40, null, 10.25),
    ]) {
      expect(codes(form)).toEqual([]);
    }
  });

  it('must not weigh more than 100 in total', () => {
    expect(codes(weighing(60, 41))).toEqual(['question_weights_exceed_100']);
    expect(codes(weighing(60, 41, null))).toEqual(['question_weights_exceed_100']);
  });

  it('must leave weight for the automatic ones', () => {
    expect(codes(weighing(60, 40, null))).toEqual(['nothing_left_for_automatic']);
  });

  it('must have positive weights of at most two decimals', () => {
    for (const weight of [0, -1, 0.001, 33.333, Number.NaN]) {
      expect(checkForm(weighing(weight, 10))).toContainEqual({
        code: 'weight_invalid',
        categoryKey: 'only',
        questionKey: 'q0',
      });
    }
  });

  it('must have text in both languages', () => {
    const blank = makeQuestion('a', { text: { ar: ' ', en: 'Text' } });
    expect(checkForm(withQuestions(blank))).toEqual([
      { code: 'text_missing', categoryKey: 'only', questionKey: 'a' },
    ]);
  });

  it('on temperature must have at least one bound, in ascending order', () => {
    const temperature = (changes: Partial<FormQuestion>) =>
      codes(withQuestions(makeQuestion('a', { kind: 'temperature', ...changes })));
    expect(temperature({})).toEqual(['bounds_missing']);
    expect(temperature({ min: 5, max: 4 })).toEqual(['bounds_reversed']);
    expect(temperature({ max: -18 })).toEqual([]);
    expect(temperature({ min: 0, max: 0 })).toEqual([]);
  });
});

it('category keys are unique, and question keys are unique in the form', () => {
  const form = makeForm(
    makeCategory('same', 50, [makeQuestion('a'), makeQuestion('b')]),
    makeCategory('same', 50, [makeQuestion('a'), makeQuestion('c')]),
  );
  expect(checkForm(form)).toEqual([
    { code: 'category_key_repeated', categoryKey: 'same' },
    { code: 'question_key_repeated', questionKey: 'a' },
  ]);
});

it('the passing score is between 0 and 100', () => {
  const form = weighing(null);
  expect(codes({ ...form, passingScore: 0 })).toEqual([]);
  expect(codes({ ...form, passingScore: 100 })).toEqual([]);
  for (const passingScore of [-1, 101, Number.NaN]) {
    expect(codes({ ...form, passingScore })).toEqual(['passing_score_out_of_range']);
  }
});

it('every form problem has a message in Arabic and English', () => {
  for (const { ar, en } of Object.values(formProblems)) {
    expect(ar).toMatch(/[\u0600-\u06ff].*\.$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
