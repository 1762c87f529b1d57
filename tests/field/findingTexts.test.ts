import { describe, expect, it } from 'vitest';
import { questionsOf } from '#domain/forms/inspectionForm';
import { seedForms } from '#domain/forms/seedForms';
import { findingTexts } from '../../server/seed/sample/findings/findingTexts';
import { randomAnswers } from '../../server/seed/sample/randomAnswers';
import { questionPhotos } from '../../server/seed/demo/pictures/questionPhotos';
import { revisedForm } from '../../server/seed/demo/data/revisedForm';

const arabicLetter = /\p{Script=Arabic}/u;
const latinWord = /\p{Script=Latin}{3}/u;

describe.each(seedForms)('the texts about faults of $key', (form) => {
  const texts = findingTexts(form);
  const keys = questionsOf(form).map(({ key }) => key);

  it('describe each question, in Arabic and in English', () => {
    expect(keys.filter((key) => !texts[key])).toEqual([]);
    for (const key of keys)
      for (const { ar, en } of Object.values(texts[key] ?? {})) {
        expect(ar).toMatch(arabicLetter);
        expect(ar).not.toMatch(latinWord);
        expect(en).toMatch(latinWord);
        expect(en).not.toMatch(arabicLetter);
      }
  });

  it('serve one question each', () => {
    const all = Object.values(texts).flatMap((one) => Object.values(one).flatMap(({ ar, en }) => [ar, en]));
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
  });

  it('have a captioned photo for each question and none besides', () => {
    const photos = questionPhotos[form.subject];
    expect(Object.keys(photos).toSorted()).toEqual(keys.toSorted());
    for (const { caption } of Object.values(photos)) {
      expect(caption.ar).toMatch(arabicLetter);
      expect(caption.en).toMatch(latinWord);
    }
  });

  it.each(['ar', 'en'] as const)('are the notes of a form that the field command fills in %s', (language) => {
    const faults = Array.from({ length: 20 }, (_, seed) =>
      randomAnswers(form, seed, { fail: 30, language, visitOn: '2026-11-26' }),
    )
      .flat()
      .filter(({ score, reading }) => (score === 0 || score === 1) && reading === undefined);
    expect(new Set(faults.map(({ questionKey }) => questionKey)).size).toBeGreaterThan(25);
    for (const { questionKey, score, note } of faults)
      expect(note, questionKey).toBe(texts[questionKey]?.[score === 0 ? 'none' : 'partly'][language]);
  });
});

it('describes the scored questions that the demo adds to the form of premises', () => {
  const [premises] = seedForms.filter(({ subject }) => subject === 'branch');
  if (!premises) throw new Error('There is no form of premises.');
  const texts = findingTexts(premises);
  const added = questionsOf(revisedForm(premises)).filter(({ weight, key }) => weight !== 0 && !texts[key]);
  expect(added).toEqual([]);
});
