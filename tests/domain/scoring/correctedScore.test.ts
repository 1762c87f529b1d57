import { describe, expect, it } from 'vitest';
import {
  lostPoints,
  type CorrectableResults,
  pointsLost,
  scoreIfCorrected,
} from '#domain/scoring/correctedScore';

type Question = CorrectableResults['parts'][number]['categories'][number]['questions'][number];

const asked = (key: string, score: Question['score'], more: Partial<Question> = {}): Question => ({
  key,
  score,
  weight: null,
  severity: 'minor',
  mended: false,
  ...more,
});
/** Storage weighs 60 of 100 with two equal questions, hygiene 40 with one question of 75 and one of 25. */
const part = (id: string | null, [a, b, c, d]: readonly [Question, Question, Question, Question]) => ({
  vehicle: id === null ? null : { id },
  categories: [
    { key: 'storage', weight: 60, questions: [a, b] },
    { key: 'hygiene', weight: 40, questions: [{ ...c, weight: 75 }, d] },
  ],
});
const premises: CorrectableResults = {
  parts: [part(null, [asked('a', 0), asked('b', 2), asked('c', 1), asked('d', 0, { mended: true })])],
};
const of = (questionKey: string, vehicleId: string | null = null) => ({ vehicleId, questionKey });

describe('points lost in an inspection', () => {
  it('are listed per correction, largest gain first', () => {
    // 60 × 50 % + 40 × (75 × ½ + 25) % = 55
    expect(scoreIfCorrected(premises, [])).toEqual({ total: 55, grade: 'F' });
    expect(lostPoints(premises)).toEqual([
      { ...of('a'), gain: 30 },
      { ...of('c'), gain: 15 },
    ]);
    expect(pointsLost(premises)).toBe(45);
    expect(pointsLost({ parts: [] })).toBe(0);
  });

  it('are regained fully when every item is corrected', () => {
    expect(scoreIfCorrected(premises, [of('a')])).toEqual({ total: 85, grade: 'B' });
    expect(scoreIfCorrected(premises, [of('a'), of('c')])).toEqual({ total: 100, grade: 'A' });
  });

  it('of a critical item also lift the grade cap when corrected', () => {
    const capped: CorrectableResults = {
      parts: [
        part(null, [asked('a', 2), asked('b', 2), asked('c', 2), asked('d', 0, { severity: 'critical' })]),
      ],
    };
    expect(scoreIfCorrected(capped, [])).toEqual({ total: 90, grade: 'C' });
    expect(scoreIfCorrected(capped, [of('d')])).toEqual({ total: 100, grade: 'A' });
  });

  it('of a fleet count each vehicle as its share of the mean', () => {
    const full = part('full', [asked('a', 2), asked('b', 2), asked('c', 2), asked('d', 2)]);
    const poor = part('poor', [asked('a', 0), asked('b', 2), asked('c', 2), asked('d', null)]);
    const fleet: CorrectableResults = { parts: [full, poor] };
    expect(scoreIfCorrected(fleet, []).total).toBe(85);
    expect(lostPoints(fleet)).toEqual([{ ...of('a', 'poor'), gain: 15 }]);
    // The other vehicle's answer to this question changes nothing.
    expect(scoreIfCorrected(fleet, [of('a', 'full')]).total).toBe(85);
  });
});
