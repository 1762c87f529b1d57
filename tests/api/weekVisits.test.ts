import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { statusNames } from '#domain/workflow/statuses';
import { users } from '../../server/db/schema/users';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, type InspectionsFixture, makeRequest } from './inspectionsFixture';

type Week = Pick<InspectorsWeekView, 'days' | 'inspectors'>;

const visitsOf = ({ days, inspectors }: Week): TeamVisit[] => [
  ...days.flatMap(({ unassigned }) => unassigned),
  ...inspectors.flatMap((one) => one.days.flatMap(({ booked }) => booked)),
];

const readWeek = async (test: TestApp, token: string, query: Record<string, string>) =>
  (await call<InspectorsWeekView>(test, 'calendar.inspectors', { token, query })).body;

/**
 * Numbers of the week's visits that are not cancelled, counted by the database alone: all of them, or those of one supervisor's
 * requests and of the active inspectors of that team.
 */
async function numbersInSql(test: TestApp, sunday: string, supervisorId?: string): Promise<number[]> {
  const { rows } = await test.api.db.execute<{ number: number }>(sql`
    select r.number::int from requests r
    where r.status <> 'cancelled'
      and (r.visit_at at time zone 'Asia/Riyadh')::date between ${sunday}::date and ${sunday}::date + 6
      and (${supervisorId ?? null}::uuid is null or r.supervisor_id = ${supervisorId ?? null}::uuid
        or r.inspector_id in (select id from inspectors where supervisor_id = ${supervisorId ?? null}::uuid)
          and r.inspector_id in (select id from users where active and deleted_at is null))
    order by r.number`);
  return rows.map(({ number }) => number);
}

const numbersOf = (week: Week) =>
  visitsOf(week)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);

describe('the week of the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildDemoApp();
  }, 180_000);
  afterAll(() => test.close());

  it('shows every visit once, those without an inspector too, to operations, admin and each supervisor', async () => {
    const [admin, operations] = [await asRole(test, 'admin'), await asRole(test, 'admin_operation')];
    let withoutInspector = 0;
    for (const sunday of ['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06']) {
      const expected = await numbersInSql(test, sunday);
      for (const { token } of [admin, operations]) {
        const week = await readWeek(test, token, { week: sunday });
        expect(numbersOf(week), sunday).toEqual(expected);
        withoutInspector += week.days.flatMap(({ unassigned }) => unassigned).length;
      }
    }
    expect(withoutInspector).toBeGreaterThan(0);
  });
});

/** Repeatable numbers from 0 to `below`, by a linear congruence. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the weeks of businesses made at random', () => {
  let fixture: InspectionsFixture;
  let people: { readonly id: string; readonly token: string }[];
  beforeAll(async () => {
    fixture = await buildInspectionsFixture();
    people = [fixture.supervisor, await asRole(fixture.test, 'supervisor')];
  });
  afterAll(() => fixture.test.close());

  it.each([7, 41, 1009])('hold the visits that the database counts, with seed %i', async (seed) => {
    const { test } = fixture;
    const draw = seeded(seed);
    const inspectors: (string | null)[] = [null];
    for (let place = 0; place < 4; place += 1) {
      const supervisorId = people[draw(people.length)]?.id ?? '';
      inspectors.push((await asRole(test, 'inspector', { supervisorId })).id);
    }
    // Somebody has left the company, and their visits have not.
    await test.api.db
      .update(users)
      .set({ active: false })
      .where(eq(users.id, inspectors.at(-1) ?? ''));
    const firstDay = Date.parse('2026-11-21T12:00:00Z');
    for (let place = 0; place < 40; place += 1)
      await makeRequest(fixture, statusNames[draw(statusNames.length)] ?? 'pending', {
        supervisorId: people[draw(people.length)]?.id ?? null,
        inspectorId: inspectors[draw(inspectors.length)] ?? null,
        branchId: draw(5) === 0 ? null : fixture.branchId,
        visitAt: draw(6) === 0 ? null : new Date(firstDay + draw(9 * 96) * 15 * 60_000),
      });
    const { token } = await asRole(test, 'admin_operation');
    const query = { week: '2026-11-24' };
    expect(numbersOf(await readWeek(test, token, query))).toEqual(await numbersInSql(test, '2026-11-22'));
    for (const one of people)
      expect(numbersOf(await readWeek(test, one.token, query))).toEqual(
        await numbersInSql(test, '2026-11-22', one.id),
      );
  });
});

describe('a visit without an inspector', () => {
  let fixture: InspectionsFixture;
  beforeAll(async () => {
    fixture = await buildInspectionsFixture();
  });
  afterAll(() => fixture.test.close());
  const unassigned = async (token: string, query: Record<string, string> = { week: '2026-11-24' }) => {
    const { days } = await readWeek(fixture.test, token, query);
    return new Map(days.flatMap((day) => day.unassigned.map((visit) => [visit.status, visit])));
  };

  it('names the steps that its reader may take, and the inspectors who could go', async () => {
    const { test, supervisor, operator } = fixture;
    const second = await asRole(test, 'inspector', { supervisorId: supervisor.id });
    for (const status of ['details_sent', 'details_approved', 'details_rejected'] as const)
      await makeRequest(fixture, status, { inspectorId: null });
    // The first inspector of the team makes another visit an hour later.
    await makeRequest(fixture, 'inspector_assigned', { visitAt: new Date('2026-11-24T08:00:00Z') });

    const seen = await unassigned(operator.token);
    expect([...seen.keys()].toSorted()).toEqual(['details_approved', 'details_rejected', 'details_sent']);
    expect(seen.get('details_sent')?.moves).toEqual(['changeProposal']);
    expect(seen.get('details_approved')?.moves).toEqual(['reschedule', 'assignInspector']);
    expect(seen.get('details_approved')?.suitable).toEqual([second.id]);
    expect(seen.get('details_rejected')?.moves).toEqual([]);
    // Only the supervisor proposes a new time, and nobody can be assigned before the client has agreed.
    const own = await unassigned(supervisor.token);
    expect(own.get('details_rejected')?.moves).toEqual(['sendDetails']);
    expect(own.get('details_rejected')?.suitable).toEqual([]);

    const id = own.get('details_approved')?.requestId ?? '';
    const version = await test.api.db.execute<{ version: number }>(
      sql`select version from requests where id = ${id}`,
    );
    const body = { version: version.rows[0]?.version, inspectorId: second.id };
    const given = await call(test, 'adminInspections.assignInspector', {
      token: operator.token,
      params: { id },
      body,
    });
    expect(given.status).toBe(200);
    expect((await unassigned(operator.token)).has('details_approved')).toBe(false);
    const week = await readWeek(test, operator.token, { week: '2026-11-24' });
    expect(
      numbersOf({
        ...week,
        inspectors: week.inspectors.filter(({ id: one }) => one === second.id),
        days: [],
      }),
    ).toHaveLength(1);
  });

  it('is shown to its own supervisor only, and follows the filters of the calendar', async () => {
    const { test, operator, cityId, serviceId } = fixture;
    const other = await asRole(test, 'supervisor');
    expect((await unassigned(other.token)).size).toBe(0);
    const week = { week: '2026-11-24' };
    expect((await unassigned(operator.token, { ...week, supervisorId: other.id })).size).toBe(0);
    expect((await unassigned(operator.token, { ...week, cityIds: cityId, serviceIds: serviceId })).size).toBe(
      2,
    );
    expect((await unassigned(operator.token, { ...week, serviceIds: cityId })).size).toBe(0);
  });

  it('that belongs to somebody who left is listed with that person, who counts as no part of the team', async () => {
    const { test, operator, supervisor } = fixture;
    const left = await asRole(test, 'inspector', { supervisorId: supervisor.id });
    await makeRequest(fixture, 'inspector_assigned', { inspectorId: left.id });
    const before = await readWeek(test, operator.token, { week: '2026-11-24' });
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, left.id));
    const after = await readWeek(test, operator.token, { week: '2026-11-24' });
    const row = after.inspectors.find(({ id }) => id === left.id);
    expect(row?.outside).toBe('inactive');
    expect(row?.days[2]).toMatchObject({ visits: 1, free: 0 });
    expect(after.days[2]?.assigned).toBe(Number(before.days[2]?.assigned) - 1);
  });
});
