import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  InspectorsWeekView,
  InspectorWeekView,
  VisitView,
  WorkloadView,
} from '#domain/api/calendarViews';
import { dayOffRequests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { users } from '../../server/db/schema/users';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: string;
let other: Awaited<ReturnType<typeof asRole>>;
let idle: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  ({ token: admin } = await asRole(fixture.test, 'admin'));
  other = await asRole(fixture.test, 'supervisor');
  idle = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
  // Tuesday 24 November, 10:00 in Riyadh; the cancelled visit and the one of next week do not count.
  await makeRequest(fixture, 'inspector_assigned');
  await makeRequest(fixture, 'cancelled');
  await makeRequest(fixture, 'inspector_assigned', { visitAt: new Date('2026-12-01T07:00:00Z') });
  // 22:00 UTC on Monday is already Tuesday in Riyadh.
  await makeRequest(fixture, 'inspection_completed', { visitAt: new Date('2026-11-23T22:00:00Z') });
  await fixture.test.api.db.insert(dayOffRequests).values([
    { inspectorId: idle.id, startsOn: '2026-11-25', endsOn: '2026-11-26', reason: 'سفر', status: 'approved' },
    { inspectorId: idle.id, startsOn: '2026-11-23', endsOn: '2026-11-23', reason: 'موعد', status: 'pending' },
    { inspectorId: idle.id, startsOn: '2026-11-24', endsOn: '2026-11-24', reason: 'لا', status: 'rejected' },
  ]);
});
afterAll(() => fixture.test.close());

const week = { week: '2026-11-24' };

describe('the week calendar of all inspectors', () => {
  it('counts the inspectors who are available, assigned and off on each day, Sunday first', async () => {
    const { body } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', {
      token: fixture.supervisor.token,
      query: week,
    });
    expect(body.days.map(({ day }) => day)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(body.days[2]).toMatchObject({ available: 1, assigned: 1, off: 0 });
    expect(body.days[3]).toMatchObject({ available: 1, assigned: 0, off: 1 });
    expect(body.days[5]).toMatchObject({ available: 0, weekend: true });
    const busy = body.inspectors.find(({ id }) => id === fixture.inspector.id);
    expect(busy?.supervisor.id).toBe(fixture.supervisor.id);
    expect(busy?.days.map(({ visits }) => visits)).toEqual([0, 0, 2, 0, 0, 0, 0]);
  });

  it('opens with the current week, and on its last day with the next one', async () => {
    const begins = async (now: string) => {
      fixture.test.setNow(new Date(now));
      const { body } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', { token: admin });
      return body.days[0]?.day;
    };
    const usual = fixture.test.api.clock();
    expect(await begins('2026-11-22T07:00:00Z')).toBe('2026-11-22');
    expect(await begins('2026-11-27T07:00:00Z')).toBe('2026-11-22');
    expect(await begins('2026-11-28T07:00:00Z')).toBe('2026-11-29');
    fixture.test.setNow(usual);
  });

  it('shows each visit’s allowed moves, requested days off and free capacity, to permitted roles only', async () => {
    const weekOf = async (token: string) =>
      (await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', { token, query: week })).body;
    const of = (view: InspectorsWeekView, id: string) => view.inspectors.find((one) => one.id === id)?.days;
    const own = await weekOf(fixture.supervisor.token);
    const [first, second] = of(own, fixture.inspector.id)?.[2]?.booked ?? [];
    // One visit is closed; the other may be moved until the day before.
    expect([first?.status, first?.moves]).toEqual(['inspection_completed', []]);
    expect([second?.status, second?.moves]).toEqual([
      'inspector_assigned',
      ['reschedule', 'replaceInspector'],
    ]);
    expect(first?.travelMinutes).toBeNull();
    expect(second?.travelMinutes).toBeGreaterThan(0);
    expect(of(own, idle.id)?.map(({ off, offAsked }) => (off ? 'off' : offAsked ? 'asked' : ''))).toEqual([
      '',
      'asked',
      '',
      'off',
      'off',
      '',
      '',
    ]);
    // Inspectors on leave make no visits, and nobody does on the weekend; a visit uses capacity.
    const free = (id: string) => of(own, id)?.map((one) => one.free) ?? [];
    expect(free(idle.id).slice(3)).toEqual([0, 0, 0, 0]);
    expect(free(fixture.inspector.id)[2]).toBeLessThan(Number(free(idle.id)[2]));
    expect(own.days[3]?.free).toBe(Number(free(fixture.inspector.id)[3]));

    // Operations may move it like its supervisor; other roles may not read it.
    const operations = await asRole(fixture.test, 'admin_operation');
    const seen = of(await weekOf(operations.token), fixture.inspector.id)?.[2]?.booked;
    expect(seen?.map(({ moves }) => moves)).toEqual([[], ['reschedule', 'replaceInspector']]);
    const finance = await asRole(fixture.test, 'admin_finance');
    for (const { token } of [finance, fixture.client, fixture.inspector])
      expect((await call(fixture.test, 'calendar.inspectors', { token })).status).toBe(403);
  });

  it('shows a supervisor their own team, and an admin everybody or the requested team', async () => {
    const idsFor = async (token: string, query: Record<string, string> = {}) => {
      const { body } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', { token, query });
      return body.inspectors.map(({ id }) => id).toSorted();
    };
    const team = [fixture.inspector.id, idle.id].toSorted();
    expect(await idsFor(other.token)).toEqual([]);
    // A supervisor who requests another's team still gets their own.
    expect(await idsFor(other.token, { supervisorId: fixture.supervisor.id })).toEqual([]);
    expect(await idsFor(admin)).toEqual(team);
    expect(await idsFor(admin, { supervisorId: other.id })).toEqual([]);
  });

  it('filtered by city or service shows matching visits and eligible inspectors, but counts all visits as taken', async () => {
    const { db } = fixture.test.api;
    const { cities, inspectors } = tables;
    const [elsewhere] = await db
      .select({ id: cities.id })
      .from(cities)
      .where(ne(cities.id, fixture.cityId))
      .limit(1);
    const away = String(elsewhere?.id);
    const read = async (query: Record<string, string>) => {
      const { body } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', {
        token: admin,
        query: { ...week, ...query },
      });
      return new Map(body.inspectors.map(({ id, days }) => [id, days]));
    };
    const all = await read({});
    const here = await read({ cityIds: fixture.cityId, serviceIds: fixture.serviceId });
    expect([...here.keys()].toSorted()).toEqual([...all.keys()].toSorted());
    expect(here.get(fixture.inspector.id)?.[2]?.booked).toHaveLength(2);

    expect((await read({ cityIds: away })).size).toBe(0);
    await db
      .update(inspectors)
      .set({ coverageCityIds: [away] })
      .where(eq(inspectors.id, fixture.inspector.id));
    const covered = await read({ cityIds: away });
    expect([...covered.keys()]).toEqual([fixture.inspector.id]);
    const [before, now] = [all, covered].map((found) => found.get(fixture.inspector.id)?.[2]);
    expect(now).toMatchObject({ visits: 2, booked: [], free: before?.free });
    await db.update(inspectors).set({ coverageCityIds: null }).where(eq(inspectors.id, fixture.inspector.id));

    // Both inspectors may be sent to any service until one is trained for another; a booked visit keeps its inspector.
    const other = { serviceIds: [randomUUID()] };
    for (const { id } of [fixture.inspector, idle])
      await db.update(inspectors).set(other).where(eq(inspectors.id, id));
    expect([...(await read({ serviceIds: fixture.serviceId })).keys()]).toEqual([fixture.inspector.id]);
    for (const { id } of [fixture.inspector, idle])
      await db.update(inspectors).set({ serviceIds: [] }).where(eq(inspectors.id, id));
    const refused = { token: admin, query: { cityIds: 'Riyadh' } };
    expect((await call(fixture.test, 'calendar.inspectors', refused)).status).toBe(400);
  });

  it('leaves out deactivated inspectors, and refuses an invalid week', async () => {
    const { db } = fixture.test.api;
    await db.update(users).set({ active: false }).where(eq(users.id, idle.id));
    const { body } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', { token: admin });
    await db.update(users).set({ active: true }).where(eq(users.id, idle.id));
    expect(body.inspectors.map(({ id }) => id)).toEqual([fixture.inspector.id]);
    for (const query of [{ week: '2026-13-01' }, { weeks: '2026-11-24' }] as Record<string, string>[])
      expect((await call(fixture.test, 'calendar.inspectors', { token: admin, query })).status).toBe(400);
  });
});

describe('the calendar of one inspector', () => {
  const read = (token: string, id: string) =>
    call<InspectorWeekView>(fixture.test, 'calendar.inspector', { token, params: { id }, query: week });

  it('lists the visits by Riyadh day, earliest first', async () => {
    const { body } = await read(admin, fixture.inspector.id);
    expect(body.days[2]?.visits.map(({ status }) => status)).toEqual([
      'inspection_completed',
      'inspector_assigned',
    ]);
    expect(body.days.flatMap(({ visits }) => visits)).toHaveLength(2);
  });

  it('marks approved and requested days off, but not rejected ones', async () => {
    const { body } = await read(admin, idle.id);
    expect(body.days.map(({ off }) => off?.status ?? null)).toEqual([
      null,
      'pending',
      null,
      'approved',
      'approved',
      null,
      null,
    ]);
  });

  it('is readable by an admin and the inspector’s own supervisor, not by another supervisor', async () => {
    expect((await read(fixture.supervisor.token, idle.id)).status).toBe(200);
    expect((await read(other.token, idle.id)).status).toBe(404);
    expect((await read(admin, fixture.supervisor.id)).status).toBe(404);
  });

  it('for one day lists that day’s visits, and answers 404 for an impossible date', async () => {
    const ask = (day: string, token = admin) =>
      call<VisitView[]>(fixture.test, 'calendar.inspectorDay', {
        token,
        params: { id: fixture.inspector.id, day },
      });
    expect((await ask('2026-11-24')).body).toHaveLength(2);
    expect((await ask('2026-11-25')).body).toEqual([]);
    expect((await ask('2026-02-30')).status).toBe(404);
    expect((await ask('2026-11-24', other.token)).status).toBe(404);
  });
});

describe('a supervisor’s workload', () => {
  it('counts open requests by status, this week’s visits and each inspector’s load', async () => {
    const { body } = await call<WorkloadView>(fixture.test, 'supervisor.workload', {
      token: admin,
      params: { id: fixture.supervisor.id },
      query: week,
    });
    expect(body.open).toEqual([{ status: 'inspector_assigned', count: 2 }]);
    expect(body.visits).toHaveLength(2);
    expect(body.inspectors.find(({ id }) => id === fixture.inspector.id)).toMatchObject({
      ahead: 2,
      thisWeek: 2,
      daysOff: 0,
    });
    expect(body.inspectors.find(({ id }) => id === idle.id)).toMatchObject({ ahead: 0, daysOff: 2 });
  });

  it('is readable by admins only, and answers 404 for somebody who is no supervisor', async () => {
    const ask = (token: string, id: string) =>
      call(fixture.test, 'supervisor.workload', { token, params: { id } });
    expect((await ask(other.token, other.id)).status).toBe(403);
    expect((await ask(admin, fixture.inspector.id)).status).toBe(404);
  });
});
