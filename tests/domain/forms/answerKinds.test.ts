import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/forms/answer';
import { sayAnswer } from '#domain/forms/asked';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { checkForm } from '#domain/forms/checkForm';
import { formSchema } from '#domain/forms/formSchema';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { scoreForm } from '#domain/scoring/scoreForm';
import { makeCategory, makeForm, makeQuestion } from './sampleForm';

const visitOn = '2026-11-26';
const label = (en: string) => ({ ar: `ع ${en}`, en });

const trap = makeQuestion('trap', {
  kind: 'choice',
  options: [
    { key: 'clean', label: label('Clean'), score: 2 },
    { key: 'due', label: label('Due'), score: 1 },
    { key: 'full', label: label('Full'), score: 0 },
    { key: 'none', label: label('No trap'), score: null },
  ],
});
const pests = { ...trap, key: 'pests', kind: 'choices' } as const;
const licence = makeQuestion('licence', { kind: 'date', validOnVisit: true });
const lux = makeQuestion('lux', { kind: 'number', unit: label('lux'), min: 540 });
const remarks = makeQuestion('remarks', { kind: 'text', weight: 0 });
const front = makeQuestion('front', { kind: 'photo', weight: 0 });
const signed = makeQuestion('signed', { kind: 'signature', weight: 0, allowNotApplicable: false });

const sent = (questionKey: string, answer: Partial<SentAnswer>): SentAnswer => ({
  questionKey,
  score: undefined,
  fileIds: [],
  ...answer,
});
const formOf = (...questions: FormQuestion[]) => makeForm(makeCategory('only', 100, questions));
const settle = (question: FormQuestion, answer: Partial<SentAnswer>): Answer | undefined =>
  settleAnswers(formOf(question), [sent(question.key, answer)], visitOn)[0];
const problems = (question: FormQuestion, answer: Partial<SentAnswer>) =>
  checkAnswers(
    formOf(question),
    settleAnswers(formOf(question), [sent(question.key, answer)], visitOn),
    (id) => (id === 'pdf' ? 'document' : 'image'),
  ).map(({ code }) => code);

describe('the score of an answer', () => {
  it.each([
    [['clean'], 2],
    [['due'], 1],
    [['full'], 0],
    [['none'], null],
  ])('is that of the chosen option: %j', (entries, score) => {
    expect(settle(trap, { entries })?.score).toBe(score);
    expect(settle(trap, { entries, score: 2 })?.score).toBe(score);
  });

  it.each([
    [['clean', 'none'], 2],
    [['clean', 'due'], 1],
    [['due', 'full', 'clean'], 0],
  ])('is the lowest of the chosen options: %j', (entries, score) => {
    expect(settle(pests, { entries })?.score).toBe(score);
  });

  it.each([
    ['2026-11-25', 0],
    ['2026-11-26', 2],
    ['2027-01-01', 2],
  ])('to a date question is compliant from the visit day on: %s', (day, score) => {
    expect(settle(licence, { entries: [day] })?.score).toBe(score);
    expect(settle({ ...licence, validOnVisit: false, weight: 0 }, { entries: [day] })?.score).toBe(null);
  });

  it('to a measurement is the inspector’s choice, but compliant only within bounds', () => {
    expect(problems(lux, { score: 2, reading: 540 })).toEqual([]);
    expect(problems(lux, { score: 2, reading: 539.99 })).toEqual(['reading_out_of_bounds']);
    expect(problems(lux, { score: 1, reading: 300 })).toEqual([]);
    expect(settle(lux, { score: 1, reading: 300.126 })?.reading).toBe(300.13);
  });

  it('does not count for a question that is only recorded', () => {
    const form = formOf(trap, makeQuestion('b'), remarks, front);
    const answers = settleAnswers(
      form,
      [
        sent('trap', { entries: ['full'] }),
        sent('b', { score: 2 }),
        sent('remarks', { entries: ['نظيف'] }),
        sent('front', { fileIds: ['photo'] }),
      ],
      visitOn,
    );
    expect(scoreForm(form, answers).total).toBe(50);
  });
});

describe('an inspection answer', () => {
  it.each([
    [trap, {}, ['unanswered']],
    [trap, { score: 2 }, []],
    [trap, { entries: ['clean', 'due'] }, ['options_too_many']],
    [trap, { entries: ['other'] }, ['option_unknown']],
    [pests, { entries: ['clean', 'due'] }, []],
    [licence, { entries: ['2026-02-30'] }, ['date_invalid']],
    [licence, { entries: ['soon'] }, ['date_invalid']],
    [remarks, { entries: [' '] }, ['unanswered']],
    [remarks, { entries: ['ok'] }, []],
    [front, { fileIds: ['photo'] }, []],
    [front, { score: null }, []],
    [signed, { score: null }, ['not_applicable_refused']],
    [signed, { fileIds: ['pdf'] }, ['signature_required']],
    [signed, { fileIds: ['photo'] }, []],
  ] as const)('to %o of %o has the problems %j', (question, answer, codes) => {
    // A question with options but no chosen one does not apply; the submitted score is ignored.
    expect(problems(question, answer)).toEqual(codes);
  });

  it('is displayed in words in both languages', () => {
    expect(sayAnswer(pests, { entries: ['full', 'clean'] })).toEqual({
      ar: 'ع Clean، ع Full',
      en: 'Clean, Full',
    });
    expect(sayAnswer(licence, { entries: ['2026-12-01'] })).toEqual({
      ar: '1 ديسمبر 2026',
      en: '1 December 2026',
    });
    expect(sayAnswer(lux, { reading: 500 })?.en).toContain('500 lux');
    expect(sayAnswer(remarks, { entries: [] })).toBe(null);
  });
});

describe('publishing a question', () => {
  const codes = (question: FormQuestion) =>
    checkForm(formOf(makeQuestion('always'), question)).map(({ code }) => code);

  it.each([
    [trap, []],
    [{ ...trap, options: [] }, ['recorded_weight', 'options_missing']],
    [{ ...trap, weight: 0 }, ['weight_invalid']],
    [{ ...lux, unit: label('') }, ['unit_missing']],
    [{ ...lux, unit: { ar: '', en: '' } }, ['unit_missing']],
    [{ ...lux, min: 600, max: 500 }, ['bounds_reversed']],
    [{ ...remarks, weight: null }, ['recorded_weight']],
    [{ ...remarks, min: 5 }, ['parts_of_another_kind']],
  ] as const)('%# requires exactly the parts of its kind', (question, expected) => {
    expect(codes(question)).toEqual(expected);
  });

  it('of any kind survives storage unchanged', () => {
    const form = formOf(trap, pests, licence, lux, remarks, front, signed);
    expect(formSchema.parse(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });
});
