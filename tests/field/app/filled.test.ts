import { describe, expect, it } from 'vitest';
import { progressOf } from '#domain/forms/formProgress';
import { filledParts, nextMissing, questionBefore, wantsNote, wantsPhoto } from '../../../field/app/filled';
import type { VisitOnPhone } from '../../../field/app/store/fieldStore';
import type { StoredAnswer } from '../../../field/app/store/records';
import { form, visitOf } from './exampleVisit';

const stored = (questionKey: string, change: Partial<StoredAnswer>, part = ''): StoredAnswer => ({
  requestId: 'a',
  part,
  questionKey,
  files: [],
  changedAt: '2026-11-30T07:00:00.000Z',
  ...change,
});

const fleet = visitOf('a', {
  vehicles: ['v1', 'v2'].map((id) => ({
    id,
    number: id,
    driverName: null,
    type: { ar: 'ثلاجة', en: 'Reefer' },
    form: null,
  })),
});

function visit(answers: readonly StoredAnswer[], assignment = visitOf('a')): VisitOnPhone {
  const photos = answers
    .flatMap(({ files }) => files)
    .map((sha256) => ({ sha256, requestId: 'a', name: '', type: 'image/jpeg', size: 1, takenAt: '' }));
  return { assignment, work: undefined, answers, photos };
}

const questionNamed = (key: string) => {
  const found = form.categories[0]?.questions.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe('the next question', () => {
  it('is asked only where its condition holds', () => {
    const compliant = filledParts(visit([stored('fridge', { score: 2, files: ['p'] })]));
    expect(nextMissing(compliant, { part: '', question: 'fridge' })).toEqual({
      part: '',
      question: 'degrees',
    });
    const failed = filledParts(visit([stored('fridge', { score: 0, files: ['p'] })]));
    expect(nextMissing(failed, { part: '', question: 'fridge' })).toEqual({ part: '', question: 'seal' });
  });

  it('is an earlier one that lacks its photo, once the later ones are complete', () => {
    const parts = filledParts(
      visit([stored('fridge', { score: 2 }), stored('degrees', { score: 2, reading: 3 })]),
    );
    expect(nextMissing(parts, { part: '', question: 'degrees' })).toEqual({ part: '', question: 'fridge' });
  });

  it('is none when the form is complete', () => {
    const answers = [
      stored('fridge', { score: 2, files: ['p'] }),
      stored('degrees', { score: 2, reading: 3 }),
    ];
    expect(nextMissing(filledParts(visit(answers)))).toBeNull();
  });

  it('leads from one vehicle of a fleet to the next, and back', () => {
    const done = [
      stored('fridge', { score: 2, files: ['p'] }, 'v1'),
      stored('degrees', { score: 2, reading: 3 }, 'v1'),
    ];
    const parts = filledParts(visit(done, fleet));
    expect(nextMissing(parts, { part: 'v1', question: 'degrees' })).toEqual({
      part: 'v2',
      question: 'fridge',
    });
    expect(questionBefore(parts, { part: 'v2', question: 'fridge' })).toEqual({
      part: 'v1',
      question: 'degrees',
    });
    expect(questionBefore(parts, { part: 'v1', question: 'fridge' })).toBeNull();
  });
});

describe('an answer', () => {
  it('counts as done only with what its question asks for', () => {
    // The seal is not asked while the fridge has no score.
    expect(progressOf(filledParts(visit([])))).toEqual({ done: 0, all: 2 });
    expect(progressOf(filledParts(visit([stored('fridge', { score: 2 })])))).toEqual({ done: 0, all: 2 });
    const withPhoto = [stored('fridge', { score: 2, files: ['p'] })];
    expect(progressOf(filledParts(visit(withPhoto)))).toEqual({ done: 1, all: 2 });
  });

  it('outside its limits cannot be compliant', () => {
    const [part] = filledParts(visit([stored('degrees', { score: 2, reading: 9 })]));
    expect(part?.problems).toContainEqual({ questionKey: 'degrees', code: 'reading_out_of_bounds' });
  });

  it('opens the camera while the photo of its question is missing', () => {
    expect(wantsPhoto(questionNamed('fridge'), { files: [] })).toBe(true);
    expect(wantsPhoto(questionNamed('fridge'), { files: ['p'] })).toBe(false);
    expect(wantsPhoto(questionNamed('seal'), { files: [] })).toBe(false);
    expect(wantsPhoto({ ...questionNamed('fridge'), requiresFile: true }, { files: ['p'] })).toBe(true);
  });

  it('asks once for words about a finding, and until they are written where the form requires them', () => {
    const seal = questionNamed('seal');
    expect(wantsNote(seal, stored('seal', { score: 0 }))).toBe(true);
    expect(wantsNote(seal, stored('seal', { score: 0, noted: true }))).toBe(false);
    expect(wantsNote(seal, stored('seal', { score: 2 }))).toBe(false);
    expect(wantsNote({ ...seal, requiresNote: true }, stored('seal', { score: 2, noted: true }))).toBe(true);
  });
});
