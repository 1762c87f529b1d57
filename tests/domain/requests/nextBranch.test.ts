import { nameOf } from 'sijil/base/i18n/localized';
import { describe, expect, it } from 'vitest';
import { type BranchState, nextBranch, paceInDays } from '#domain/requests/nextForClient';

const now = new Date('2026-11-22T07:00:00Z');
const day = (text: string) => new Date(`${text}T09:00:00Z`);
const branchState = (name: string, changes: Partial<BranchState> = {}): BranchState => ({
  id: name,
  name: nameOf(name, null),
  lastOn: day('2026-06-01'),
  score: 92,
  certifiedUntil: day('2027-06-01'),
  open: false,
  ...changes,
});

describe('the branch suggested for a package visit', () => {
  const expiring = branchState('expiring', { certifiedUntil: day('2027-01-10') });
  const weak = branchState('weak', { score: 71 });
  const weaker = branchState('weaker', { score: 64, certifiedUntil: null });
  const old = branchState('old', { lastOn: day('2026-02-01') });
  const fresh = branchState('new', { lastOn: null, score: null, certifiedUntil: null });

  it.each([
    ['never', 'new', [weak, expiring, fresh, old]],
    ['expiring', 'expiring', [weak, weaker, old, expiring]],
    ['lowest', 'weaker', [old, weak, weaker]],
    ['longestAgo', 'old', [branchState('one'), old]],
  ] as const)('for the reason «%s» is %s', (reason, name, branches) => {
    expect(nextBranch(branches, now)).toMatchObject({ reason, branch: { id: name } });
  });

  it('is never one with an open visit', () => {
    expect(nextBranch([{ ...fresh, open: true }, old], now)?.branch.id).toBe('old');
    expect(nextBranch([{ ...fresh, open: true }], now)).toBeNull();
    expect(nextBranch([], now)).toBeNull();
  });

  it('counts a certificate as expiring in its last sixty days', () => {
    const at = (until: string) => nextBranch([branchState('a', { certifiedUntil: day(until) })], now)?.reason;
    expect(at('2027-01-20')).toBe('expiring');
    expect(at('2027-01-22')).toBe('longestAgo');
  });
});

it('the pace spreads the remaining visits evenly until the end of the package', () => {
  expect(paceInDays(3, '2026-11-22', '2027-02-19')).toBe(30);
  expect(paceInDays(9, '2026-11-22', '2026-11-24')).toBe(1);
});
