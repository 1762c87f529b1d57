import { describe, expect, it } from 'vitest';
import { checkForm } from '#domain/forms/checkForm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { readCondition, writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import { seedForms } from '#domain/forms/seedForms';
import { readFormSheet, withoutRefused } from '#domain/forms/sheet/readFormSheet';
import { sheetSample } from '#domain/forms/sheet/sampleForm';
import { makeCategory, makeForm, makeQuestion } from './sampleForm';

const linesOf = (rows: readonly Readonly<Record<string, string>>[]) =>
  rows.map((values, index) => ({ line: index + 2, values }));

const row = (text: string, values: Readonly<Record<string, string>> = {}) => ({
  'question.ar': `سؤال ${text}`,
  'question.en': text,
  ...values,
});
const head = { 'section.ar': 'المطبخ', 'section.en': 'Kitchen' };

describe('the spreadsheet of an inspection form', () => {
  const kinds: InspectionForm = makeForm(
    makeCategory('first', 33.33, [
      makeQuestion('gas', { kind: 'number', unit: { ar: 'جزء', en: 'ppm' }, max: 5, weight: 12.5 }),
      makeQuestion('cold', { kind: 'temperature', unit: 'C', min: -18, weight: null }),
      makeQuestion('photo', { kind: 'photo', weight: 0, allowNotApplicable: false }),
    ]),
    {
      ...makeCategory('second', 66.67, [
        makeQuestion('which', {
          kind: 'choices',
          options: [
            { key: 'a', label: { ar: 'الأول', en: 'First; or so' }, score: 2 },
            { key: 'b', label: { ar: 'الثاني', en: 'Second' }, score: null },
          ],
        }),
        makeQuestion('until', {
          kind: 'date',
          validOnVisit: true,
          requiresFile: true,
          text: { ar: '=1+1', en: '-Two lines\nof text' },
          when: { question: 'which', test: 'chosen', options: ['a', 'b'] },
        }),
      ]),
      title: { ar: 'القسم الثاني', en: 'Second section' },
      when: { question: 'cold', test: 'above', value: -10.5 },
    },
  );

  it.each(
    [...seedForms, sheetSample, kinds].flatMap((form) => [[form, 'ar'] as const, [form, 'en'] as const]),
  )('reads back as the same form, in either language', (form, language) => {
    const read = readFormSheet(linesOf(writeFormSheet(form, language)), language);
    expect(read.refused).toEqual([]);
    expect({ ...read.form, key: form.key }).toEqual(form);
  });

  it('gives a complete form even when only sections and questions are filled', () => {
    const { form, refused } = readFormSheet(
      linesOf([row('one', head), row('two'), row('three', { 'section.ar': 'قسم', 'section.en': 'Other' })]),
      'en',
    );
    expect(refused).toEqual([]);
    expect(checkForm(form)).toEqual([]);
    expect(form.categories.map(({ weight, questions }) => [weight, questions.length])).toEqual([
      [50, 2],
      [50, 1],
    ]);
    expect(form.title.en).toBe('Imported form');
  });

  it('reports the unreadable cells of each row', () => {
    const { refused, found } = readFormSheet(
      linesOf([
        row('sound', head),
        row('kind', { kind: 'riddle' }),
        row('cold', { kind: 'Temperature' }),
        row('weight', { weight: '130' }),
        row('choice', { kind: 'One of several', options: 'نعم | Yes' }),
        row('reversed', { kind: 'temperature', min: '9', max: '٥' }),
        row('condition', { when: 'later is green' }),
        row('unknown', { when: 'nowhere compliant' }),
        { 'question.en': 'no Arabic' },
        row('twice', { questionKey: 'same' }),
        row('again', { questionKey: 'same' }),
        row('key', { questionKey: 'Not a key' }),
      ]),
      'en',
    );
    expect(found.map(({ line }) => line)).toEqual([2]);
    expect(refused.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
      [3, ['kind']],
      [4, ['min']],
      [5, ['weight']],
      [6, ['options']],
      [7, ['min']],
      [8, ['when']],
      [9, ['when']],
      [10, ['question.ar']],
      [11, ['questionKey']],
      [12, ['questionKey']],
      [13, ['questionKey']],
    ]);
  });

  it('reports problems in the reader’s language', () => {
    const lines = linesOf([row('cold', { ...head, kind: 'درجة حرارة' })]);
    expect(readFormSheet(lines, 'ar').refused[0]?.errors).toEqual({
      min: ['حدّد أدنى درجة حرارة مقبولة أو أعلاها.'],
    });
  });

  it('refuses a section whose questions weigh more than 100, at its first row', () => {
    const { refused } = readFormSheet(
      linesOf([row('one', { ...head, weight: '60' }), row('two', { weight: '60' })]),
      'en',
    );
    expect(refused).toEqual([{ line: 2, errors: { weight: [expect.stringContaining('exceed 100')] } }]);
  });

  it('drops refused rows and the rows that depend on them', () => {
    const { form } = withoutRefused(
      linesOf([
        row('sound', head),
        row('wrong', { weight: 'much', questionKey: 'wrong' }),
        row('after', { when: 'wrong compliant', questionKey: 'after' }),
        row('later', { when: 'after compliant' }),
      ]),
      'en',
    );
    expect(form.categories.flatMap(({ questions }) => questions).map(({ text }) => text.en)).toEqual([
      'sound',
    ]);
  });

  it.each([
    ['cold above 5', { question: 'cold', test: 'above', value: 5 }],
    ['cold أكثر من ٥', { question: 'cold', test: 'above', value: 5 }],
    ['cold is below -3.5', { question: 'cold', test: 'below', value: -3.5 }],
    ['cold مطابق', { question: 'cold', test: 'compliant' }],
    ['cold غير مطابق أو مطابق جزئيًا', { question: 'cold', test: 'not_compliant' }],
    ['which was answered with a, b', { question: 'which', test: 'chosen', options: ['a', 'b'] }],
    ['which اختير فيه a، b', { question: 'which', test: 'chosen', options: ['a', 'b'] }],
    ['cold above', null],
    ['cold above much', null],
    ['cold compliant 5', null],
    ['cold', null],
  ])('reads the condition «%s»', (cell, condition) => {
    expect(readCondition(cell)).toEqual(condition);
  });

  it('does not accept a JavaScript property name as a score or a condition', () => {
    const { refused } = readFormSheet(
      linesOf([
        row('one', { ...head, kind: 'choice', options: 'أ | A | constructor\nب | B | 2' }),
        row('two', { when: 'one constructor' }),
      ]),
      'en',
    );
    expect(refused.map(({ errors }) => Object.keys(errors))).toEqual([['options'], ['when']]);
  });
});
