import { describe, expect, it } from 'vitest';
import { quoteReinspection } from '#domain/pricing/quote';
import {
  askedKeys,
  carriedAnswers,
  type EarlierVisit,
  narrowForm,
  reinspectionRefusal,
  vehiclesOf,
} from '#domain/reinspection/reinspection';
import { questionsOf } from '#domain/forms/inspectionForm';
import { seedForms } from '#domain/forms/seedForms';
import { scoreForm } from '#domain/scoring/scoreForm';

const now = new Date('2026-11-22T07:00:00Z');
const visit: EarlierVisit = {
  status: 'corrections_approved',
  resultsSentAt: new Date('2026-11-01T07:00:00Z'),
  failed: 3,
  ordered: false,
  priced: true,
};

describe('re-inspecting failed items', () => {
  it.each([
    ['after the results', {}, null],
    ['while the client still corrects', { status: 'corrections_needed' }, null],
    ['of a completed request', { status: 'inspection_completed' }, null],
    ['on the ninetieth day', { resultsSentAt: new Date('2026-08-24T07:00:00Z') }, null],
    ['a minute later', { resultsSentAt: new Date('2026-08-24T06:59:00Z') }, 'more than 90 days'],
    ['before the results', { resultsSentAt: null }, 'once the results are out'],
    ['while the supervisor reviews corrections', { status: 'corrections_submitted' }, 'has been reviewed'],
    ['of a cancelled request', { status: 'cancelled' }, 'once the results are out'],
    ['with nothing left to mend', { failed: 0 }, 'The corrections of all items were accepted'],
    ['a second time', { ordered: true }, 'already been ordered'],
    ['where the service has no price for it', { priced: false }, 'offers no re-inspection'],
  ] as const)('%s', (_, changes, refusal) => {
    const said = reinspectionRefusal({ ...visit, ...changes }, now)?.en ?? null;
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toContain(refusal);
  });

  const ofBranch = (...questionKeys: string[]) =>
    questionKeys.map((questionKey) => ({ vehicleId: null, questionKey }));
  const items = [
    { vehicleId: 'van', questionKey: 'a' },
    { vehicleId: 'van', questionKey: 'b' },
    { vehicleId: 'truck', questionKey: 'b' },
  ];

  it.each([
    [100_000, 50, 50_000],
    [100_001, 50, 50_001],
    [99_999, 33, 33_000],
    [100_000, 100, 100_000],
  ])(
    'of a visit of %i halalas at %i %% costs %i, whatever the number of items',
    (basePrice, percent, price) => {
      const visited = { items: ofBranch('a', 'b'), basePrice, percent };
      expect(quoteReinspection(visited, 15).subtotal).toBe(price);
    },
  );

  it('costs the share for each vehicle that is visited again', () => {
    const quote = quoteReinspection({ items, basePrice: 99_999, percent: 33 }, 15);
    expect(quote).toMatchObject({ subtotal: 66_000, vat: 9_900, total: 75_900 });
    expect(quote.lines).toMatchObject([{ kind: 'service', quantity: 2, unitPrice: 33_000 }]);
  });

  it('covers for each vehicle its failed items, and no other vehicle', () => {
    expect(vehiclesOf(items)).toEqual(['van', 'truck']);
    expect(askedKeys(items, 'van')).toEqual(['a', 'b']);
    expect(askedKeys(items, 'truck')).toEqual(['b']);
    expect(askedKeys(items, 'lorry')).toEqual([]);
  });

  it('carries over the other answers of each re-inspected vehicle, but none of other vehicles', () => {
    const earlier = ['van', 'truck', 'lorry'].flatMap((vehicleId) =>
      ['a', 'b', 'c'].map((questionKey) => ({ vehicleId, questionKey, score: 1 as const })),
    );
    const accepted = (vehicleId: string | null) => (vehicleId === 'truck' ? ['a'] : []);
    const said = carriedAnswers(earlier, items, accepted).map((one) => Object.values(one).join(' '));
    expect(said).toEqual(['van c 1', 'truck a 2', 'truck c 1']);
  });

  const form = Object.values(seedForms)[0];
  if (!form) throw new Error('no form');
  const keys = questionsOf(form).map(({ key }) => key);
  const [one = '', two = '', three = '', ...others] = keys;

  it('uses a form with only those questions and their categories', () => {
    const narrow = narrowForm(form, [two]);
    expect(questionsOf(narrow).map(({ key }) => key)).toEqual([two]);
    expect(narrow.categories).toHaveLength(1);
  });

  it('carries over other answers, counts accepted corrections as compliant and scores the full form', () => {
    const earlier = [
      { vehicleId: null, questionKey: one, score: 0 as const },
      { vehicleId: null, questionKey: two, score: 1 as const },
      { vehicleId: null, questionKey: three, score: null },
      ...others.map((questionKey) => ({ vehicleId: null, questionKey, score: 2 as const })),
    ];
    const carried = carriedAnswers(earlier, ofBranch(one), () => [two, three]);
    expect(carried.find(({ questionKey }) => questionKey === two)?.score).toBe(2);
    expect(carried.find(({ questionKey }) => questionKey === three)?.score).toBeNull();
    const allAnswers = [...carried, { questionKey: one, score: 2 as const }];
    expect(allAnswers).toHaveLength(keys.length);
    expect(scoreForm(form, allAnswers).total).toBe(100);
  });
});
