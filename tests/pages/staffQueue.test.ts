import { describe, expect, it } from 'vitest';

import { monthFigures } from '@/pages/admin/home/monthFigures';
import { countByPhase, openRequests, splitQueue, visitsOfWeek } from '@/pages/supervisor/dashboard/queue';
import { daysLeft } from '@/requests/daysLeft';
import { openDeadline } from '@/requests/openDeadline';
import { aRequest } from './staffSamples';

const now = new Date('2026-11-15T06:00:00.000Z');
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe("a supervisor's queue", () => {
  it('holds what waits for the supervisor apart from what waits for others', () => {
    const { mine, others } = splitQueue(
      [
        aRequest({ id: 'form', status: 'form_submitted' }),
        aRequest({ id: 'client', status: 'details_sent' }),
        aRequest({ id: 'list', status: 'corrections_submitted' }),
      ],
      now,
    );
    expect(ids(mine).toSorted()).toEqual(['form', 'list']);
    expect(ids(others)).toEqual(['client']);
  });

  it('puts what has waited longest first', () => {
    const { mine } = splitQueue(
      [
        aRequest({ id: 'today', statusSince: '2026-11-15T05:00:00.000Z' }),
        aRequest({ id: 'lastWeek', statusSince: '2026-11-08T05:00:00.000Z' }),
      ],
      now,
    );
    expect(ids(mine)).toEqual(['lastWeek', 'today']);
  });

  it('asks the API for everything but closed and cancelled requests', () => {
    expect(openRequests.split(',')).toContain('corrections_needed');
    expect(openRequests).not.toMatch(/inspection_completed|cancelled/);
  });

  it('counts the requests of each phase', () => {
    const counts = countByPhase([
      aRequest({ status: 'details_sent' }),
      aRequest({ status: 'inspector_assigned' }),
      aRequest({ status: 'form_submitted' }),
    ]);
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { phase: 'visit', count: 2 },
      { phase: 'results', count: 1 },
    ]);
  });

  it('shows the visits of seven Riyadh days, in order, and none after them', () => {
    const week = visitsOfWeek(
      [
        aRequest({ id: 'late', visitAt: '2026-11-16T12:00:00.000Z' }),
        aRequest({ id: 'early', visitAt: '2026-11-16T06:00:00.000Z' }),
        aRequest({ id: 'yesterday', visitAt: '2026-11-14T06:00:00.000Z' }),
        aRequest({ id: 'nextWeek', visitAt: '2026-11-22T06:00:00.000Z' }),
        // Already Monday in Riyadh while it is still Sunday in UTC.
        aRequest({ id: 'midnight', visitAt: '2026-11-15T22:00:00.000Z' }),
      ],
      now,
    );
    expect(week.map(({ day, visits }) => [day, ids(visits)])).toEqual([
      ['2026-11-16', ['midnight', 'early', 'late']],
    ]);
  });
});

describe('a deadline', () => {
  it('matters only while corrections are still under way', () => {
    const correctionsDueAt = '2026-11-20T20:59:59.999Z';
    expect(openDeadline({ status: 'corrections_needed', correctionsDueAt })).toBe(correctionsDueAt);
    expect(openDeadline({ status: 'inspection_completed', correctionsDueAt })).toBeNull();
  });

  it.each([
    ['2026-11-15T20:59:59.999Z', 0],
    ['2026-11-15T21:00:00.000Z', 1],
    ['2026-11-25T20:59:59.999Z', 10],
    ['2026-11-13T20:59:59.999Z', -2],
  ])('%s is %i Riyadh days away', (moment, days) => {
    expect(daysLeft(moment, now)).toBe(days);
  });
});

describe("the month's figures", () => {
  it('count by the Riyadh month and leave out the month before', () => {
    const requests = [
      aRequest({ createdAt: '2026-10-31T21:00:00.000Z', total: 115_000 }),
      aRequest({ createdAt: '2026-10-31T20:59:00.000Z', total: 990_000 }),
      aRequest({ createdAt: '2026-11-10T09:00:00.000Z', total: null }),
    ];
    const completed = [
      aRequest({ statusSince: '2026-11-02T09:00:00.000Z', score: 90 }),
      aRequest({ statusSince: '2026-11-03T09:00:00.000Z', score: 85.5 }),
      aRequest({ statusSince: '2026-10-03T09:00:00.000Z', score: 10 }),
    ];
    expect(monthFigures(requests, completed, now)).toEqual({
      ordered: 2,
      completed: 2,
      averageScore: 87.8,
      value: 115_000,
    });
  });

  it('have no average while nothing was scored', () => {
    expect(monthFigures([], [], now).averageScore).toBeNull();
  });
});
