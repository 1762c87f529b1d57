import { describe, expect, it } from 'vitest';
import { lostPoints, type MendableResults, scoreIfMended } from '#domain/scoring/mending';

type Question = MendableResults['parts'][number]['categories'][number]['questions'][number];

const asked = (key: string, score: Question['score'], more: Partial<Question> = {}): Question => ({
  ...{ key, score, weight: null, severity: 'minor', mended: false },
  ...more,
});
/** 60 of 100 for storage with two equal questions, 40 for hygiene with one of 75 and one of what is left. */
const part = (id: string | null, [a, b, c, d]: readonly [Question, Question, Question, Question]) => ({
  vehicle: id === null ? null : { id },
  categories: [
    { key: 'storage', weight: 60, questions: [a, b] },
    { key: 'hygiene', weight: 40, questions: [{ ...c, weight: 75 }, d] },
  ],
});
const premises: MendableResults = {
  parts: [part(null, [asked('a', 0), asked('b', 2), asked('c', 1), asked('d', 0, { mended: true })])],
};
const of = (questionKey: string, vehicleId: string | null = null) => ({ vehicleId, questionKey });

describe('where points were lost', () => {
  it('is told with what mending each alone would give, the most first', () => {
    // 60 × 50 % + 40 × (75 × ½ + 25) % = 55
    expect(scoreIfMended(premises, [])).toEqual({ total: 55, grade: 'F' });
    expect(lostPoints(premises)).toEqual([
      { ...of('a'), gain: 30 },
      { ...of('c'), gain: 15 },
    ]);
  });

  it('comes to the whole when all of it is mended', () => {
    expect(scoreIfMended(premises, [of('a')])).toEqual({ total: 85, grade: 'B' });
    expect(scoreIfMended(premises, [of('a'), of('c')])).toEqual({ total: 100, grade: 'A' });
  });

  it('changes the grade too where a critical item had capped it', () => {
    const capped: MendableResults = {
      parts: [
        part(null, [asked('a', 2), asked('b', 2), asked('c', 2), asked('d', 0, { severity: 'critical' })]),
      ],
    };
    expect(scoreIfMended(capped, [])).toEqual({ total: 90, grade: 'C' });
    expect(scoreIfMended(capped, [of('d')])).toEqual({ total: 100, grade: 'A' });
  });

  it('of a fleet counts each vehicle in the mean', () => {
    const full = part('full', [asked('a', 2), asked('b', 2), asked('c', 2), asked('d', 2)]);
    const poor = part('poor', [asked('a', 0), asked('b', 2), asked('c', 2), asked('d', null)]);
    const fleet: MendableResults = { parts: [full, poor] };
    expect(scoreIfMended(fleet, []).total).toBe(85);
    expect(lostPoints(fleet)).toEqual([{ ...of('a', 'poor'), gain: 15 }]);
    // The same question of the other vehicle changes nothing.
    expect(scoreIfMended(fleet, [of('a', 'full')]).total).toBe(85);
  });
});
