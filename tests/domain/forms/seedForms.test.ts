import { describe, expect, it } from 'vitest';
import { checkForm } from '#domain/forms/checkForm';
import { type FormQuestion, questionsOf } from '#domain/forms/inspectionForm';
import { restaurantForm, seedForms, vehicleForm } from '#domain/forms/seedForms';
import { severities, type Severity, severityWeights } from '#domain/forms/severities';

describe('weights by severity', () => {
  it('stay automatic when all questions are equally severe', () => {
    expect(severityWeights(['major', 'major', 'major'])).toEqual([null, null, null]);
    expect(severityWeights(['critical'])).toEqual([null]);
    expect(severityWeights([])).toEqual([]);
  });

  it('are otherwise proportional to 10, 5 and 2 points', () => {
    // 10, 5 and 2 of 17: 58.8, 29.4 and 11.8.
    expect(severityWeights(['critical', 'major', 'minor'])).toEqual([59, 29, 12]);
    expect(severityWeights(['critical', 'critical', 'major', 'major'])).toEqual([33, 33, 17, 17]);
    // 45.45, 45.45 and 9.09: the earlier of two equals takes the hundredth.
    expect(severityWeights(['critical', 'critical', 'minor'])).toEqual([46, 45, 9]);
  });

  it('always sum to 100, each within 1 of its exact share', () => {
    const names = Object.keys(severities) as Severity[];
    for (let seed = 0; seed < 3 ** 6; seed += 1) {
      const mix = Array.from({ length: 6 }, (_, at) => names[Math.floor(seed / 3 ** at) % 3] ?? 'minor');
      const weights = severityWeights(mix);
      if (weights.includes(null)) continue;
      const points = mix.reduce((sum, severity) => sum + severities[severity].points, 0);
      expect(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)).toBe(100);
      mix.forEach((severity, at) => {
        expect(Math.abs((weights[at] ?? 0) - (severities[severity].points * 100) / points)).toBeLessThan(1);
      });
    }
  });
});

describe('the forms of a new installation', () => {
  it.each(seedForms)('$key can be published unchanged', (form) => {
    expect(checkForm(form)).toEqual([]);
    expect(form.categories).toHaveLength(10);
  });

  it('have 47 questions for a branch and 36 for a vehicle', () => {
    expect([restaurantForm.subject, questionsOf(restaurantForm).length]).toEqual(['branch', 47]);
    expect([vehicleForm.subject, questionsOf(vehicleForm).length]).toEqual(['vehicle', 36]);
  });

  it.each(seedForms)(
    '$key gives a more severe question a greater weight than a milder one',
    ({ categories }) => {
      for (const { questions } of categories) {
        for (const a of questions) {
          for (const b of questions) {
            if (severities[a.severity].points <= severities[b.severity].points) continue;
            expect(a.weight ?? 0).toBeGreaterThan(b.weight ?? 0);
          }
        }
      }
    },
  );

  it.each(seedForms)('$key is written in Arabic and in English', (form) => {
    const texts = [
      form.title,
      ...form.categories.map(({ title }) => title),
      ...questionsOf(form).map(({ text }) => text),
    ];
    for (const { ar, en } of texts) {
      expect(ar).toMatch(/[\u0600-\u06ff]/);
      expect(en).toMatch(/^[A-Z][^\u0600-\u06ff]+$/);
    }
  });

  const byKey = (questions: readonly FormQuestion[], key: string) => questions.find((one) => one.key === key);

  it('measure the temperatures required by the Food and Drug Authority', () => {
    const temperatures = questionsOf(restaurantForm).filter(({ kind }) => kind === 'temperature');
    expect(temperatures.map(({ key, min, max, unit }) => [key, min, max, unit])).toEqual([
      ['chilled_holding', undefined, 5, 'C'],
      ['frozen_holding', undefined, -18, 'C'],
      ['hot_holding', 60, undefined, 'C'],
      ['cooking_core', 75, undefined, 'C'],
    ]);
    expect(questionsOf(vehicleForm).filter(({ kind }) => kind === 'temperature')).toHaveLength(2);
  });

  it('require photos and documents only where they serve as evidence', () => {
    const questions = questionsOf(restaurantForm);
    expect(byKey(questions, 'no_signs')).toMatchObject({ requiresImage: true, requiresFile: false });
    expect(byKey(questions, 'health_cards')).toMatchObject({ requiresImage: false, requiresFile: true });
    const all = seedForms.flatMap(questionsOf);
    expect(all.filter(({ requiresImage }) => requiresImage)).toHaveLength(10);
    expect(all.filter(({ requiresFile }) => requiresFile)).toHaveLength(21);
  });
});
