import { describe, expect, it } from 'vitest';
import type { RequestSummary, RequestView } from '#domain/api/requestViews';
import { actionLinks } from '@/pages/client/actionLinks';
import {
  branchScores,
  expiringSoon,
  nextPayment,
  nextVisit,
  ownMoves,
} from '@/pages/client/dashboard/morning';

const now = new Date('2026-11-21T06:00:00Z');
const text = { ar: 'نص', en: 'text' };
const branch = (id: string) => ({ id, name: id, city: text });

const summary = (part: Partial<RequestSummary>): RequestSummary => ({
  id: 'request',
  number: 1001,
  version: 1,
  status: 'payment_completed',
  statusSince: '2026-11-01T00:00:00Z',
  kind: 'standard',
  service: { id: 'service', name: text, subject: 'branch' },
  client: { id: 'client', name: 'شركة' },
  branch: branch('one'),
  vehiclesCount: 0,
  total: 115_000,
  visitAt: null,
  score: null,
  grade: null,
  gradeReason: null,
  correctionsDueAt: null,
  supervisor: null,
  inspector: null,
  createdAt: '2026-11-01T00:00:00Z',
  ...part,
});

const view = (part: Partial<RequestView>): RequestView => ({
  ...summary(part),
  package: null,
  quote: null,
  paymentPlan: 'one',
  answers: [],
  notes: null,
  preferredAt: null,
  visitNote: null,
  startedAt: null,
  resultsSentAt: null,
  passingScore: 70,
  vehicles: [],
  contract: null,
  instalments: [],
  payments: [],
  taxDocuments: [],
  certificate: null,
  correctionsCount: 0,
  review: null,
  history: [],
  actions: [],
  ...part,
});
const act = (name: RequestView['actions'][number]['name'], allowed = true) => ({
  name,
  allowed,
  reason: allowed ? null : 'سبب',
});
const instalment = (dueOn: string, paidAt: string | null = null) => ({
  id: dueOn,
  sequence: 1,
  amount: 57_500,
  dueOn,
  paidAt,
});

describe('what waits for the client in the morning', () => {
  it('is the main act of each request, the nearest deadline first', () => {
    const moves = ownMoves(
      [
        view({ id: 'sign', actions: [act('withdraw'), act('requestContractChange'), act('signContract')] }),
        view({ id: 'pay', actions: [act('pay')], instalments: [instalment('2026-11-25')] }),
        view({ id: 'visit', actions: [act('acceptDetails')], visitAt: '2026-11-23T06:00:00Z' }),
      ],
      now,
    );
    expect(moves.map(({ request, action }) => [request.id, action])).toEqual([
      ['visit', 'acceptDetails'],
      ['pay', 'pay'],
      ['sign', 'signContract'],
    ]);
  });

  it('leaves out requests on which only lesser acts are possible, or the main one is refused', () => {
    const quiet = view({ actions: [act('reportInspector'), act('sharePost')] });
    const checked = view({ actions: [act('pay', false)] });
    expect(ownMoves([quiet, checked], now)).toEqual([]);
  });

  it('holds the corrective list while its time lasts, and no longer', () => {
    const list = (correctionsDueAt: string) =>
      view({ correctionsDueAt, actions: [act('submitCorrectiveActions', false)] });
    expect(ownMoves([list('2026-12-01T20:59:59Z')], now)).toHaveLength(1);
    expect(ownMoves([list('2026-11-20T20:59:59Z')], now)).toEqual([]);
  });

  it('holds a second payment from two weeks before it falls due', () => {
    const next = (dueOn: string) => view({ actions: [act('payNext')], instalments: [instalment(dueOn)] });
    expect(ownMoves([next('2026-12-04')], now)).toHaveLength(1);
    expect(ownMoves([next('2027-01-20')], now)).toEqual([]);
  });

  it('leads to the page where the act is done', () => {
    const links = actionLinks({ id: 'r', service: { id: 's' } });
    expect(links.signContract).toBe('/services/s?request=r');
    expect(links.payNext).toBe('/client/requests/second-payment/r');
    expect(links.review).toBeUndefined();
  });
});

describe('the next visit', () => {
  it('is the nearest ahead that has not been scored', () => {
    const found = nextVisit(
      [
        summary({ id: 'past', visitAt: '2026-11-20T06:00:00Z' }),
        summary({ id: 'later', visitAt: '2026-12-20T06:00:00Z' }),
        summary({ id: 'sooner', visitAt: '2026-11-24T06:00:00Z' }),
      ],
      now,
    );
    expect(found?.id).toBe('sooner');
  });
});

describe('the next payment', () => {
  it('is the unpaid instalment that falls due first, of a request that can be paid', () => {
    const due = nextPayment([
      view({ id: 'far', actions: [act('payNext')], instalments: [instalment('2027-03-01')] }),
      view({
        id: 'near',
        actions: [act('payNext')],
        instalments: [instalment('2026-10-01', '2026-10-01T00:00:00Z'), instalment('2026-12-01')],
      }),
      view({ id: 'cancelled', actions: [], instalments: [instalment('2026-11-22')] }),
    ]);
    expect([due?.request.id, due?.dueOn]).toEqual(['near', '2026-12-01']);
  });
});

describe('the scores of the branches', () => {
  const scored = (id: string, branchId: string, score: number, visitAt: string) =>
    summary({ id, branch: branch(branchId), score, visitAt });

  it('show the latest with its change, what slipped most first', () => {
    const scores = branchScores([
      scored('a2', 'risen', 92, '2026-11-01T06:00:00Z'),
      scored('a1', 'risen', 80.5, '2026-08-01T06:00:00Z'),
      scored('b1', 'slipped', 90, '2026-07-01T06:00:00Z'),
      scored('b2', 'slipped', 71.4, '2026-10-01T06:00:00Z'),
      scored('c1', 'new', 88, '2026-10-01T06:00:00Z'),
    ]);
    expect(scores.map(({ branch: { id }, score, change }) => [id, score, change])).toEqual([
      ['slipped', 71.4, -18.6],
      ['new', 88, null],
      ['risen', 92, 11.5],
    ]);
  });
});

describe('certificates that end soon', () => {
  it('are those that hold today and end within sixty days', () => {
    const until = (validUntil: string) => ({ validUntil });
    const ending = expiringSoon(
      [
        until('2027-05-01T00:00:00Z'),
        until('2027-01-10T00:00:00Z'),
        until('2026-11-01T00:00:00Z'),
        until('2026-12-01T00:00:00Z'),
      ],
      now,
    );
    expect(ending.map(({ validUntil }) => validUntil.slice(0, 10))).toEqual(['2026-12-01', '2027-01-10']);
  });
});
