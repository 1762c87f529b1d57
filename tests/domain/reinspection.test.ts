import { describe, expect, it } from 'vitest';
import { reinspectionPrice } from '#domain/pricing/reinspectionPrice';
import { carriedAnswers } from '#domain/reinspection/carriedAnswers';
import { narrowForm } from '#domain/reinspection/narrowForm';
import { type EarlierVisit, reinspectionRefusal } from '#domain/reinspection/reinspectionRefusal';
import { questionsOf } from '#domain/forms/inspectionForm';
import { seedForms } from '#domain/forms/seedForms';
import { scoreForm } from '#domain/scoring/scoreForm';

const now = new Date('2026-11-22T07:00:00Z');
const visit: EarlierVisit = {
  ...{ status: 'corrections_approved', resultsSentAt: new Date('2026-11-01T07:00:00Z') },
  ...{ ofVehicles: false, failed: 3, ordered: false, priced: true },
};

describe('inspecting failed items again', () => {
  it.each([
    ['after the results', {}, null],
    ['while the client still corrects', { status: 'corrections_needed' }, null],
    ['of a completed request', { status: 'inspection_completed' }, null],
    ['on the ninetieth day', { resultsSentAt: new Date('2026-08-24T07:00:00Z') }, null],
    ['a minute later', { resultsSentAt: new Date('2026-08-24T06:59:00Z') }, 'more than 90 days'],
    ['before the results', { resultsSentAt: null }, 'once the results are out'],
    ['while the supervisor reviews corrections', { status: 'corrections_submitted' }, 'has been reviewed'],
    ['of a cancelled request', { status: 'cancelled' }, 'once the results are out'],
    ['with nothing left to mend', { failed: 0 }, 'No item is left'],
    ['a second time', { ordered: true }, 'already ordered'],
    ['of vehicles', { ofVehicles: true }, 'branches only'],
    ['where the service has no price for it', { priced: false }, 'offers no re-inspection'],
  ] as const)('%s', (_, changes, refusal) => {
    const said = reinspectionRefusal({ ...visit, ...changes }, now)?.en ?? null;
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toContain(refusal);
  });

  it.each([
    [100_000, 50, 50_000],
    [100_001, 50, 50_001],
    [99_999, 33, 33_000],
    [100_000, 100, 100_000],
  ])('costs of %i halalas %i %%: %i', (base, percent, price) => {
    expect(reinspectionPrice(base, percent)).toBe(price);
  });

  const form = Object.values(seedForms)[0];
  if (!form) throw new Error('no form');
  const keys = questionsOf(form).map(({ key }) => key);
  const [one = '', two = '', three = '', ...others] = keys;

  it('is a form of those questions alone, and of the categories that hold them', () => {
    const narrow = narrowForm(form, [two]);
    expect(questionsOf(narrow).map(({ key }) => key)).toEqual([two]);
    expect(narrow.categories).toHaveLength(1);
  });

  it('leaves every other answer as it stood, accepted corrections as compliant, and scores the whole form', () => {
    const earlier = [
      { questionKey: one, score: 0 as const },
      { questionKey: two, score: 1 as const },
      { questionKey: three, score: null },
      ...others.map((questionKey) => ({ questionKey, score: 2 as const })),
    ];
    const carried = carriedAnswers(earlier, [one], [two, three]);
    expect(carried.find(({ questionKey }) => questionKey === two)?.score).toBe(2);
    expect(carried.find(({ questionKey }) => questionKey === three)?.score).toBeNull();
    const whole = [...carried, { questionKey: one, score: 2 as const }];
    expect(whole).toHaveLength(keys.length);
    expect(scoreForm(form, whole).total).toBe(100);
  });
});
