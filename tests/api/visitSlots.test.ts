import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvailabilityView, TimeSlotsView, VisitSlotsView } from '#domain/api/calendarViews';
import { prayerTimes } from '../../server/modules/scheduling/readVisitHours';
import { dayOffRequests, requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  makeRequest,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let second: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  second = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
});
afterAll(() => fixture.test.close());

// Sunday 6 December; nine in the morning in Riyadh.
const day = '2026-12-06';
const nine = new Date(`${day}T06:00:00Z`);

const slotsOf = async (date = day, token = fixture.client.token, branchId = fixture.branchId) =>
  call<TimeSlotsView>(fixture.test, 'clientInspections.timeSlots', {
    token,
    query: { serviceId: fixture.serviceId, branchId, day: date },
    language: 'en',
  });
const leftAtNine = async () => (await slotsOf()).body.slots[0]?.remaining;
const settings = (values: Partial<typeof tables.visitSettings.$inferInsert>) =>
  fixture.test.api.db.update(tables.visitSettings).set(values);

describe('the time slots offered to a client', () => {
  it('count the city’s inspectors without a day off, a visit or a proposed visit at that time', async () => {
    expect(await leftAtNine()).toBe(2);
    const assigned = await makeRequest(fixture, 'inspector_assigned', { visitAt: nine });
    expect(await leftAtNine()).toBe(1);
    const promised = await makeRequest(fixture, 'details_sent', { inspectorId: null, visitAt: nine });
    expect(await leftAtNine()).toBe(0);
    // Cancelled and completed visits do not occupy an inspector.
    const { db } = fixture.test.api;
    await db.update(requests).set({ status: 'cancelled' }).where(eq(requests.id, promised));
    await db.update(requests).set({ status: 'form_submitted' }).where(eq(requests.id, assigned));
    expect(await leftAtNine()).toBe(2);
    await db
      .insert(dayOffRequests)
      .values({ inspectorId: second.id, startsOn: day, endsOn: day, reason: 'سفر', status: 'approved' });
    expect(await leftAtNine()).toBe(1);
    await db.delete(dayOffRequests).where(eq(dayOffRequests.inspectorId, second.id));
  });

  it('leave travel time between two visits, more to another city', async () => {
    const { db } = fixture.test.api;
    const [elsewhere] = await db.select().from(tables.cities).offset(1).limit(1);
    const before = new Date(nine.getTime() - 2 * 3_600_000);
    const [here] = await db.select().from(tables.branches).where(eq(tables.branches.id, fixture.branchId));
    const [far] = await db
      .insert(tables.branches)
      .values({
        ...(here as typeof tables.branches.$inferInsert),
        id: crypto.randomUUID(),
        main: false,
        cityId: String(elsewhere?.id),
      })
      .returning();
    const near = await makeRequest(fixture, 'inspector_assigned', { visitAt: before });
    expect(await leftAtNine()).toBe(2);
    await db
      .update(requests)
      .set({ branchId: String(far?.id) })
      .where(eq(requests.id, near));
    expect(await leftAtNine()).toBe(1);
    await db.update(requests).set({ status: 'cancelled' }).where(eq(requests.id, near));
  });

  it('follow the settings: a holiday closes a day, and opening hours change the slots', async () => {
    const holiday = { name: 'إجازة', startsOn: day, endsOn: day };
    const [before] = await fixture.test.api.db.select().from(tables.visitSettings);
    await settings({ holidays: [holiday] as never, hours: '10:00-14:00' });
    const closed = (await slotsOf()).body;
    expect(closed).toMatchObject({ closed: 'holiday', slots: [] });
    expect(closed.none).toMatch(/^No time slots fit this branch\. .*holiday.*Choose another day\.$/);
    const { body } = await slotsOf('2026-12-07');
    expect(body.slots.map(({ startsAt }) => startsAt)[0]).toBe('2026-12-07T07:00:00.000Z');
    await settings({ holidays: before?.holidays ?? [], hours: '09:00-17:00' });
  });

  it('need the notice from the settings', async () => {
    const firstOf = async () => (await slotsOf('2026-11-23')).body.slots[0]?.startsAt;
    expect(await firstOf()).toBe('2026-11-23T08:00:00.000Z');
    await settings({ noticeHours: 2 });
    expect(await firstOf()).toBe('2026-11-23T06:00:00.000Z');
    await settings({ noticeHours: 48 });
    const { body } = await slotsOf('2026-11-23');
    expect(body).toMatchObject({ closed: 'tooSoon', slots: [] });
    expect(body.none).toContain('too soon to be booked');
    await settings({ noticeHours: 24 });
  });

  it('are within the opening hours that the client gives for the branch', async () => {
    const save = async (openingHours: unknown) => {
      const own = await call<{ version: number }>(fixture.test, 'branches.getOwn', {
        token: fixture.client.token,
        params: { id: fixture.branchId },
      });
      return call(fixture.test, 'branches.updateOwn', {
        token: fixture.client.token,
        params: { id: fixture.branchId },
        body: { version: own.body.version, openingHours },
        language: 'en',
      });
    };
    const noon = [{ days: ['sun'], hours: '12:00-01:00' }];
    expect((await save(noon)).status).toBe(200);
    const { body } = await slotsOf();
    expect(body.slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['10:00', '12:15']);
    expect((await slotsOf('2026-12-07')).body).toMatchObject({ closed: 'placeClosed', slots: [] });
    const refused = await save([{ days: [], hours: '25:00-26:00' }]);
    expect(refused).toMatchObject({ status: 400 });
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual([
      'openingHours.0.days',
      'openingHours.0.hours',
    ]);
    expect((await save([])).status).toBe(200);
    expect((await slotsOf('2026-12-07')).body.slots).toHaveLength(4);
  });

  it('are within the hours that the order states, for a branch that has none', async () => {
    const times = async (hours: string) => {
      const { body } = await call<TimeSlotsView>(fixture.test, 'clientInspections.timeSlots', {
        token: fixture.client.token,
        query: { serviceId: fixture.serviceId, branchId: fixture.branchId, day, hours },
      });
      return body.slots.map(({ startsAt }) => startsAt.slice(11, 16));
    };
    expect(await times('من 12 ظهرًا إلى 1 بعد منتصف الليل')).toEqual(['10:00', '12:15']);
    expect(await times('طوال اليوم')).toHaveLength(4);
    const { body } = await call<AvailabilityView>(fixture.test, 'clientInspections.availability', {
      token: fixture.client.token,
      query: {
        serviceId: fixture.serviceId,
        branchId: fixture.branchId,
        hours: '12:00–1:00 بعد منتصف الليل',
      },
    });
    expect(body.days.find((one) => one.day === day)?.free).toBe(2);
  });

  it('explain that no inspector covers the city', async () => {
    const { db } = fixture.test.api;
    const [elsewhere] = await db.select().from(tables.cities).offset(1).limit(1);
    const [city] = await db.select().from(tables.inspectors).where(eq(tables.inspectors.id, second.id));
    const ids = [second.id, fixture.inspector.id];
    const move = (cityId: string) =>
      db.update(tables.inspectors).set({ cityId }).where(inArray(tables.inspectors.id, ids));
    await move(String(elsewhere?.id));
    expect((await slotsOf()).body.none).toContain('No inspector covers this city');
    await move(String(city?.cityId));
  });

  it.each([
    ['2026-12-04', 'weekend', 'no visits on the weekend'],
    ['2026-11-19', 'past', 'have passed'],
    ['2029-01-07', 'tooFar', 'within the next six months'],
  ])('are empty for %s because it is closed: %s', async (asked, closed, words) => {
    const { body } = await slotsOf(asked);
    expect(body).toMatchObject({ closed, slots: [] });
    expect(body.none).toContain(words);
  });

  it('are closed in weeks too far ahead', async () => {
    const { body } = await call<AvailabilityView>(fixture.test, 'clientInspections.availability', {
      token: fixture.client.token,
      query: { serviceId: fixture.serviceId, branchId: fixture.branchId, from: '2029-01-05' },
      language: 'en',
    });
    expect(body.days.every(({ closed }) => closed === 'tooFar')).toBe(true);
    expect(body.none).toContain('within the next six months');
  });

  it('are counted per day for three weeks from tomorrow, with weekends closed', async () => {
    const { body } = await call<AvailabilityView>(fixture.test, 'clientInspections.availability', {
      token: fixture.client.token,
      query: { serviceId: fixture.serviceId, branchId: fixture.branchId },
    });
    expect(body.days).toHaveLength(21);
    // Nine o'clock of the next morning is 23 hours away, and the notice is 24.
    expect(body.days[0]).toEqual({ day: '2026-11-23', closed: null, free: 3 });
    expect(body.days[1]).toEqual({ day: '2026-11-24', closed: null, free: 4 });
    expect(body.days.find((one) => one.day === '2026-11-27')).toMatchObject({ closed: 'weekend', free: 0 });
    expect(body.none).toBeNull();
  });

  it('are not found for another company’s branch', async () => {
    const stranger = await asRole(fixture.test, 'client');
    expect((await slotsOf(day, stranger.token)).status).toBe(404);
  });

  it('can be chosen by day only, which is stored if that day has a free slot', async () => {
    const order = (body: object) =>
      call<{
        id: string;
        preferredOn: string | null;
        preferredAt: string | null;
        errors?: Record<string, string[]>;
      }>(fixture.test, 'clientInspections.requestCustom', {
        token: fixture.client.token,
        body: { serviceId: fixture.serviceId, branchId: fixture.branchId, notes: 'زيارة مسائية', ...body },
        language: 'en',
      });
    const wishOf = async (body: object) => {
      const { preferredOn, preferredAt } = (await order(body)).body;
      return [preferredOn, preferredAt];
    };
    expect(await wishOf({ preferredOn: day })).toEqual([day, null]);
    // The hour implies the day.
    const hour = nine.toISOString();
    expect(await wishOf({ preferredOn: '2026-12-07', preferredAt: hour })).toEqual([null, hour]);
    expect(await wishOf({})).toEqual([null, null]);
    // A Friday.
    const refused = await order({ preferredOn: '2026-12-04' });
    expect([refused.status, refused.body.errors?.['preferredOn']?.[0]]).toEqual([
      400,
      'No time of this day is free any longer. Choose another day.',
    ]);
    expect((await order({ preferredOn: 'soon' })).status).toBe(400);
  });

  it('can be chosen in an order, and one taken meanwhile is refused at its field', async () => {
    const order = (preferredAt: string) =>
      call<{ id: string; errors?: Record<string, string[]> }>(
        fixture.test,
        'clientInspections.requestCustom',
        {
          token: fixture.client.token,
          body: {
            serviceId: fixture.serviceId,
            branchId: fixture.branchId,
            notes: 'زيارة مسائية',
            preferredAt,
          },
          language: 'en',
        },
      );
    expect((await order(nine.toISOString())).status).toBe(201);
    const taken = [
      await makeRequest(fixture, 'inspector_assigned', { visitAt: nine }),
      await makeRequest(fixture, 'inspector_assigned', { visitAt: nine, inspectorId: second.id }),
    ];
    const refused = await order(nine.toISOString());
    expect([refused.status, refused.body.errors?.['preferredAt']?.[0]]).toEqual([
      400,
      expect.stringContaining('no longer free'),
    ]);
    await fixture.test.api.db
      .update(requests)
      .set({ status: 'cancelled' })
      .where(inArray(requests.id, taken));
  });
});

describe('the proposed visit time', () => {
  const propose = (id: string, visitAt: Date) =>
    perform(fixture, 'supervisorInspections.sendDetails', fixture.supervisor, id, {
      visitAt: visitAt.toISOString(),
    });

  it('must be a slot for which the supervisor’s team has an inspector', async () => {
    const id = await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null });
    const { body } = await call<VisitSlotsView>(fixture.test, 'inspections.visitSlots', {
      token: fixture.supervisor.token,
      params: { id },
      query: { from: day },
    });
    expect(body.days[0]?.slots[0]).toMatchObject({ startsAt: nine.toISOString(), remaining: 2 });
    const lonely = await asRole(fixture.test, 'supervisor');
    await fixture.test.api.db.update(requests).set({ supervisorId: lonely.id }).where(eq(requests.id, id));
    const refused = await perform(fixture, 'supervisorInspections.sendDetails', lonely, id, {
      visitAt: nine.toISOString(),
    });
    expect([refused.status, refused.body.errors['visitAt']?.[0]]).toEqual([
      400,
      expect.stringContaining('no inspector is available'),
    ]);
  });

  it(
    'is accepted only twice for two inspectors, even with fifty simultaneous calls',
    { timeout: 120_000 },
    async () => {
      const at = new Date('2026-12-09T06:00:00Z');
      const ids: string[] = [];
      for (let index = 0; index < 50; index += 1)
        ids.push(await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null }));
      const answers = await Promise.all(ids.map((id) => propose(id, at)));
      // A busy answer is allowed too; a third promise is not.
      const done = answers.filter(({ status }) => status === 200);
      const visit = await fixture.test.api.db
        .select({ id: requests.id })
        .from(requests)
        .where(and(eq(requests.visitAt, at), eq(requests.status, 'details_sent')));
      expect([done.length, visit.length]).toEqual([2, 2]);
      expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(0);
    },
  );

  it(
    'is assigned to one inspector once, even with fifty simultaneous calls',
    { timeout: 120_000 },
    async () => {
      const at = new Date('2026-12-10T06:00:00Z');
      const ids: string[] = [];
      for (let index = 0; index < 50; index += 1)
        ids.push(await makeRequest(fixture, 'details_approved', { inspectorId: null, visitAt: at }));
      const answers = await Promise.all(
        ids.map((id) =>
          perform(fixture, 'supervisorInspections.assignInspector', fixture.supervisor, id, {
            inspectorId: second.id,
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );

  it('needs notice and an open branch, when it is proposed and when it is moved', async () => {
    const { db } = fixture.test.api;
    const id = await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null });
    const problemOf = ({ body }: Awaited<ReturnType<typeof propose>>) => body.errors['visitAt']?.[0];
    const soon = new Date('2026-11-22T10:00:00Z');
    expect(problemOf(await propose(id, soon))).toBe(
      'This time is less than 24 hours ahead, the notice that a visit needs. Choose a later one.',
    );
    const place = eq(tables.branches.id, fixture.branchId);
    const openingHours = [{ id: crypto.randomUUID(), days: ['sun' as const], hours: '12:00-20:00' }];
    await db.update(tables.branches).set({ openingHours }).where(place);
    expect(problemOf(await propose(id, new Date('2026-12-13T06:00:00Z')))).toBe(
      'The branch is not open for a whole visit at this time. Choose one of those offered.',
    );
    await succeed(propose(id, new Date('2026-12-13T10:00:00Z')));
    const move = (visitAt: Date) =>
      perform(fixture, 'clientInspections.reschedule', fixture.supervisor, id, {
        visitAt: visitAt.toISOString(),
        reason: 'ازدحام',
      });
    expect(problemOf(await move(soon))).toContain('less than 24 hours ahead');
    expect(problemOf(await move(new Date('2026-12-14T10:00:00Z')))).toContain('not open for a whole visit');
    await db.update(tables.branches).set({ openingHours: null }).where(place);
    await succeed(move(new Date('2026-12-14T10:00:00Z')));
  });

  it('follows the opening hours in the answer to an older order’s question, and ignores an unclear one', async () => {
    const question = { ar: 'ما أوقات عمل المنشأة؟', en: 'What are your opening hours?' };
    const offeredTo = async (answer: string) => {
      const id = await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null });
      await fixture.test.api.db
        .update(requests)
        .set({ answers: [{ question, answer }] })
        .where(eq(requests.id, id));
      const { body } = await call<VisitSlotsView>(fixture.test, 'inspections.visitSlots', {
        token: fixture.supervisor.token,
        params: { id },
        query: { from: '2026-12-20' },
      });
      return body.days[0]?.slots.map(({ startsAt }) => startsAt.slice(11, 16));
    };
    expect(await offeredTo('من 12 ظهرًا إلى 1 بعد منتصف الليل')).toEqual(['10:00', '12:15']);
    expect(await offeredTo('بحسب الموسم')).toHaveLength(4);
  });

  it('cannot be in the configured minutes after a call to prayer', async () => {
    await settings({ prayerMinutes: 60 });
    const id = await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null });
    const [branch] = await fixture.test.api.db
      .select({ center: tables.cities.center })
      .from(tables.cities)
      .where(eq(tables.cities.id, fixture.cityId));
    const [, asr] = prayerTimes('2026-12-15', branch?.center as never);
    const { body } = await slotsOf('2026-12-15');
    const inside = body.slots.filter(({ startsAt }) => {
      const late = new Date(startsAt).getTime() - Number(asr);
      return late >= 0 && late < 3_600_000;
    });
    expect(inside).toEqual([]);
    // The call to Asr is before three, and its hour covers three o'clock.
    const refused = await propose(id, new Date('2026-12-15T12:00:00Z'));
    expect(refused.status).toBe(400);
    await settings({ prayerMinutes: 20 });
    await succeed(
      propose(
        await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null, visitAt: null }),
        new Date('2026-12-15T06:00:00Z'),
      ),
    );
  });
});

describe('prayer times', () => {
  it('match the Umm al-Qura calculation for the city and the day', () => {
    const clock = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(11, 16);
    const riyadh = { latitude: 24.7136, longitude: 46.6753 };
    const jeddah = { latitude: 21.4858, longitude: 39.1925 };
    const [dhuhr, asr] = prayerTimes('2026-11-22', riyadh).map(clock);
    // Times published for Riyadh in the last third of November: about 11:39 and 14:42.
    expect(dhuhr).toMatch(/^11:(3[89]|40)$/);
    expect(asr).toMatch(/^14:4[1-4]$/);
    // Seven and a half degrees further west the sun is thirty minutes later.
    expect(clock(prayerTimes('2026-11-22', jeddah)[0] as Date)).toMatch(/^12:(0[89]|10)$/);
  });
});
