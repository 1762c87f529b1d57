import { describe, expect, it } from 'vitest';
import { compareForms } from '#domain/forms/compareForms';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { makeCategory, makeForm, makeQuestion } from './sampleForm';

const named = (key: string) => ({ text: { ar: key, en: key } });
const q = (key: string, changes = {}) => makeQuestion(key, { ...named(key), ...changes });
const c = (key: string, weight: number, ...questions: ReturnType<typeof q>[]) => ({
  ...makeCategory(key, weight, questions),
  title: { ar: key, en: key },
});
const said = (before: InspectionForm, after: InspectionForm) =>
  compareForms(before, after).map(({ kind, on, place, part, from, to }) =>
    part
      ? `${kind} ${on} ${place.en}: ${part} ${JSON.stringify(from)} → ${JSON.stringify(to)}`
      : `${kind} ${on} ${place.en}`,
  );

describe('the difference between two versions of a form', () => {
  it('is empty for equal forms', () => {
    const form = makeForm(c('kitchen', 100, q('a'), q('b')));
    expect(said(form, form)).toEqual([]);
  });

  it('lists additions, removals and changes with old and new values', () => {
    const before = makeForm(c('kitchen', 60, q('a'), q('b')), c('store', 40, q('x')));
    const after = {
      ...makeForm(
        c('kitchen', 70, q('a', { severity: 'critical', requiresImage: true }), q('new')),
        c('store', 30, q('x', { kind: 'temperature', max: 5 })),
      ),
      passingScore: 75,
    };
    expect(said(before, after)).toEqual([
      'changed form Text: passingScore 70 → 75',
      'changed category kitchen: weight 60 → 70',
      'changed category store: weight 40 → 30',
      'changed question a: severity {"ar":"رئيسية","en":"Major"} → {"ar":"حرجة","en":"Critical"}',
      'changed question a: requiresImage false → true',
      'added question new',
      'changed question x: kind {"ar":"مطابقة","en":"Compliance"} → {"ar":"درجة حرارة","en":"Temperature"}',
      'changed question x: bounds null → {"ar":"\u2066≤ 5\u2069 °م","en":"\u2066≤ 5 °C\u2069"}',
      'removed question b',
    ]);
  });

  it('reports only the question that moved, within its category or to another', () => {
    const before = makeForm(c('kitchen', 50, q('a'), q('b'), q('d')), c('store', 50, q('x')));
    expect(said(before, makeForm(c('kitchen', 50, q('d'), q('a'), q('b')), c('store', 50, q('x'))))).toEqual([
      'moved question d',
    ]);
    expect(said(before, makeForm(c('kitchen', 50, q('a'), q('b')), c('store', 50, q('d'), q('x'))))).toEqual([
      'moved question d',
    ]);
  });
});
