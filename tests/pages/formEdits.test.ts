import { describe, expect, it } from 'vitest';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import {
  addCategory,
  addQuestion,
  duplicateQuestion,
  placeQuestion,
  removeQuestion,
  stepQuestion,
} from '../../src/pages/admin/templates/builder/formEdits';
import { makeCategory, makeForm, makeQuestion } from '../domain/forms/sampleForm';

const q = (key: string) => makeQuestion(key);
const form = makeForm(makeCategory('one', 60, [q('a'), q('b')]), makeCategory('two', 30, [q('x')]));
const keysOf = ({ categories }: InspectionForm) =>
  categories.map(({ key, questions }) => `${key}: ${questions.map((one) => one.key).join(' ')}`);

describe('editing an inspection form', () => {
  it('gives a new category the remainder of 100', () => {
    expect(addCategory(form).categories.at(-1)).toMatchObject({ key: 'category_3', weight: 10 });
  });

  it('gives the first category 100, and each further one an equal share taken from the others', () => {
    const empty = makeForm();
    const weights = ({ categories }: InspectionForm) => categories.map(({ weight }) => weight);
    const one = addCategory(empty);
    const two = addCategory(one);
    expect([one, two, addCategory(two)].map(weights)).toEqual([[100], [50, 50], [33.33, 33.33, 33.34]]);
    const uneven = makeForm(makeCategory('one', 60, [q('a')]), makeCategory('two', 40, [q('b')]));
    expect(weights(addCategory(uneven))).toEqual([40, 26.66, 33.34]);
    const over = makeForm(makeCategory('one', 90, [q('a')]), makeCategory('two', 90, [q('b')]));
    expect(weights(addCategory(over))).toEqual([33.33, 33.33, 33.34]);
  });

  it('never reuses a question key, since answers refer to it', () => {
    const grown = addQuestion(addQuestion(removeQuestion(addQuestion(form, 'one'), 'a'), 'one'), 'two');
    const keys = grown.categories.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('moves a question step by step, across the edge of its category into the next', () => {
    expect(keysOf(stepQuestion(form, 'a', 1))).toEqual(['one: b a', 'two: x']);
    expect(keysOf(stepQuestion(form, 'b', 1))).toEqual(['one: a', 'two: b x']);
    expect(keysOf(stepQuestion(form, 'x', -1))).toEqual(['one: a b x', 'two: ']);
    expect(stepQuestion(form, 'a', -1)).toBe(form);
  });

  it('drops a question at any position', () => {
    expect(keysOf(placeQuestion(form, 'a', 'two', 1))).toEqual(['one: b', 'two: x a']);
    expect(keysOf(placeQuestion(form, 'b', 'one', 0))).toEqual(['one: b a', 'two: x']);
  });

  it('inserts a copy after its original', () => {
    expect(keysOf(duplicateQuestion(form, 'a'))).toEqual(['one: a question_4 b', 'two: x']);
  });
});
