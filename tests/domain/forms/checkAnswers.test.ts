import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/forms/answer';
import { answerProblems } from '#domain/forms/formProblems';
import { checkAnswers, type FileKind } from '#domain/forms/checkAnswers';
import { correctiveItemsOf } from '#domain/scoring/scoreRequest';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { answer, answerAll, makeCategory, makeForm, makeQuestion } from './sampleForm';

const kinds: Readonly<Record<string, FileKind>> = { photo: 'image', photo2: 'image', pdf: 'document' };
const kindOf = (fileId: string) => kinds[fileId];

/** Problems of one question with the given answers. */
function problems(question: Partial<FormQuestion>, ...answers: Answer[]) {
  const form = makeForm(makeCategory('only', 100, [makeQuestion('q', question)]));
  return checkAnswers(form, answers, kindOf).map(({ code }) => code);
}

describe('a filled form', () => {
  it('must answer every question once and no unknown question', () => {
    const form = makeForm(
      makeCategory(
        'only',
        100,
        ['a', 'b', 'c'].map((key) => makeQuestion(key)),
      ),
    );
    expect(checkAnswers(form, answerAll(form, 2), kindOf)).toEqual([]);
    expect(
      checkAnswers(form, [answer('a', 2), answer('b', 2), answer('b', 0), answer('z', 1)], kindOf),
    ).toEqual([
      { questionKey: 'b', code: 'answered_twice' },
      { questionKey: 'c', code: 'unanswered' },
      { questionKey: 'z', code: 'unknown_question' },
    ]);
  });

  it('has scores of 0, 1 or 2', () => {
    for (const score of [0, 1, 2] as const) expect(problems({}, answer('q', score))).toEqual([]);
    for (const score of [-1, 3, 1.5, Number.NaN]) {
      expect(problems({}, { ...answer('q', 0), score: score as 0 })).toEqual(['score_out_of_range']);
    }
  });

  it('may use "not applicable" only where the question allows it', () => {
    expect(problems({}, answer('q', null))).toEqual([]);
    expect(problems({ allowNotApplicable: false }, answer('q', null))).toEqual(['not_applicable_refused']);
  });
});

describe('a required note', () => {
  it('must not be blank', () => {
    expect(problems({ requiresNote: true }, answer('q', 2))).toEqual(['note_required']);
    expect(problems({ requiresNote: true }, answer('q', 2, { note: '  ' }))).toEqual(['note_required']);
    expect(problems({ requiresNote: true }, answer('q', 2, { note: 'سليم' }))).toEqual([]);
  });

  it('is required even when the question does not apply', () => {
    expect(problems({ requiresNote: true }, answer('q', null))).toEqual(['note_required']);
  });
});

describe('required evidence', () => {
  const given = (question: Partial<FormQuestion>, ...fileIds: string[]) =>
    problems(question, answer('q', 2, { fileIds }));

  it('of an image is met by a photo, not by a document', () => {
    expect(given({ requiresImage: true })).toEqual(['image_required']);
    expect(given({ requiresImage: true }, 'pdf')).toEqual(['image_required']);
    expect(given({ requiresImage: true }, 'photo')).toEqual([]);
  });

  it('of a file is met by a document or a photo', () => {
    expect(given({ requiresFile: true })).toEqual(['file_required']);
    expect(given({ requiresFile: true }, 'pdf')).toEqual([]);
    expect(given({ requiresFile: true }, 'photo')).toEqual([]);
  });

  it('of an image and a file needs two separate files', () => {
    const both = { requiresImage: true, requiresFile: true };
    expect(given(both)).toEqual(['image_required', 'file_required']);
    expect(given(both, 'photo')).toEqual(['file_required']);
    expect(given(both, 'pdf')).toEqual(['image_required']);
    expect(given(both, 'photo', 'pdf')).toEqual([]);
    expect(given(both, 'photo', 'photo2')).toEqual([]);
  });

  it('is not met by a file that was never received', () => {
    expect(given({ requiresImage: true }, 'lost')).toEqual(['image_required']);
  });

  it('is not required when the question does not apply', () => {
    expect(problems({ requiresImage: true, requiresFile: true }, answer('q', null))).toEqual([]);
  });
});

describe('a temperature reading', () => {
  const chilled = { kind: 'temperature', min: 0, max: 5, unit: 'C' } as const;
  const measured = (reading: number, score: 0 | 1 | 2) => problems(chilled, answer('q', score, { reading }));

  it('is required unless the question does not apply', () => {
    expect(problems(chilled, answer('q', 1))).toEqual(['reading_required']);
    expect(measured(Number.NaN, 1)).toEqual(['reading_required']);
    expect(problems(chilled, answer('q', null))).toEqual([]);
  });

  it('is compliant within its bounds, inclusive', () => {
    expect([measured(0, 2), measured(5, 2), measured(3.2, 2)].flat()).toEqual([]);
    expect(measured(5.1, 2)).toEqual(['reading_out_of_bounds']);
    expect(measured(-0.1, 2)).toEqual(['reading_out_of_bounds']);
  });

  it('outside its bounds may score 0 or 1, not 2', () => {
    expect([measured(9, 0), measured(9, 1)].flat()).toEqual([]);
  });

  it('is unlimited on the side without a bound', () => {
    const frozen = { kind: 'temperature', max: -18 } as const;
    expect(problems(frozen, answer('q', 2, { reading: -40 }))).toEqual([]);
    expect(problems(frozen, answer('q', 2, { reading: -17.9 }))).toEqual(['reading_out_of_bounds']);
  });
});

describe('the corrective list', () => {
  const form = makeForm(
    makeCategory('x', 50, [makeQuestion('a', { severity: 'critical' }), makeQuestion('b')]),
    makeCategory('y', 50, [makeQuestion('c', { severity: 'minor' }), makeQuestion('d')]),
  );

  it('contains the items that scored 0 or 1, in the order of the form', () => {
    const answers = [answer('d', null), answer('c', 1), answer('b', 2), answer('a', 0)];
    expect(correctiveItemsOf(form, answers)).toEqual([
      { categoryKey: 'x', questionKey: 'a', severity: 'critical', score: 0, correctWithinDays: 1 },
      { categoryKey: 'y', questionKey: 'c', severity: 'minor', score: 1, correctWithinDays: 30 },
    ]);
  });

  it('is empty when everything is compliant or not applicable', () => {
    expect(correctiveItemsOf(form, answerAll(form, 2))).toEqual([]);
    expect(correctiveItemsOf(form, answerAll(form, null))).toEqual([]);
  });
});

it('every answer problem has a message in Arabic and English', () => {
  for (const { ar, en } of Object.values(answerProblems)) {
    expect(ar).toMatch(/[\u0600-\u06ff].*\.$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
