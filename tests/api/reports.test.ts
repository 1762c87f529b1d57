import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ComplianceReport,
  InspectorsReport,
  PackagesReport,
  StepsReport,
} from '#domain/api/reportViews';
import type { OperationId } from '#domain/access/operations';
import { statuses } from '#domain/workflow/statuses';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await buildDemoApp();
  ({ token: admin } = await asRole(test, 'admin'));
}, 240_000);
afterAll(() => test.close());

const period = { from: '2026-09', to: '2026-11' };

async function read<T>(id: OperationId, query: Record<string, string> = {}): Promise<T> {
  const { status, body } = await call<T>(test, id, { token: admin, query });
  expect(status).toBe(200);
  return body;
}

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await test.api.db.execute(query)).rows as T[];
}

const hours = (ms: number) => ms / (60 * 60 * 1000);

interface Stay {
  readonly status: string;
  readonly took: number;
  readonly at: number;
  readonly corrections: string | null;
  readonly visit: string | null;
}

/** Days in a status after which a request is late; corrections have their own day, visits their time and a quarter of an hour. */
const lateDays: Readonly<Record<string, number>> = {
  payment_pending: 7,
  certificate_generated: 7,
  corrections_approved: 7,
};

function isLate({ status, took, at, corrections, visit }: Stay): boolean {
  if (status === 'corrections_needed') return corrections !== null && at > Date.parse(corrections);
  if (status === 'inspector_assigned') return visit !== null && at > Date.parse(visit) + 900_000;
  return took > (lateDays[status] ?? 3) * 86_400_000;
}

describe('the weekly management reports, compared with a recount of the raw rows', () => {
  it('report for each status how many requests left it, the average time, and how many were late', async () => {
    const steps = await read<StepsReport>('reports.steps', period);
    interface Step {
      readonly request_id: string;
      readonly from: keyof typeof statuses;
      readonly to: string;
      readonly at: string;
      readonly created_at: string;
      readonly corrections: string | null;
      readonly visit: string | null;
    }
    // The steps of each request are followed here, one by one.
    const history = await rowsOf<Step>(
      sql`select request_id, "from", "to", request_history.at::text, requests.created_at::text, corrections_due_at::text as corrections, visit_at::text as visit from request_history join requests on requests.id = request_id order by request_id, position`,
    );
    const since = new Map<string, number>();
    const left = new Map<string, number[]>();
    const lateIn = new Map<string, number>();
    for (const { request_id: id, from, to, at, created_at: created, corrections, visit } of history) {
      if (from === to) continue;
      const moment = Date.parse(at);
      const took = moment - (since.get(id) ?? Date.parse(created));
      since.set(id, moment);
      const isWithin =
        moment >= Date.parse('2026-09-01T00:00:00+03:00') && moment <= test.api.clock().getTime();
      if (!isWithin || statuses[from].phase === 'done') continue;
      left.set(from, [...(left.get(from) ?? []), hours(took)]);
      if (isLate({ status: from, took, at: moment, corrections, visit }))
        lateIn.set(from, (lateIn.get(from) ?? 0) + 1);
    }
    expect(left.size).toBeGreaterThan(5);
    for (const { status, left: count, hours: average, leftLate } of steps) {
      const own = left.get(status) ?? [];
      expect([status, count]).toEqual([status, own.length]);
      expect([status, leftLate]).toEqual([status, lateIn.get(status) ?? 0]);
      const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
      if (own.length > 0) expect(average).toBeCloseTo(mean, 0);
      else expect(average).toBeNull();
    }
    expect(steps.reduce((sum, one) => sum + one.left, 0)).toBe([...left.values()].flat().length);
  });

  it('report for each status how many requests are in it now, and how many are late', async () => {
    const steps = await read<StepsReport>('reports.steps', period);
    const now = test.api.clock().getTime();
    const requests = await rowsOf<{
      status: keyof typeof statuses;
      since: string;
      corrections: string | null;
      visit: string | null;
    }>(
      sql`select status, status_since::text as since, corrections_due_at::text as corrections, visit_at::text as visit from requests`,
    );
    const open = requests.filter(({ status }) => statuses[status].phase !== 'done');
    expect(steps.reduce((sum, one) => sum + one.waiting, 0)).toBe(open.length);
    for (const { status, waiting, waitingLate } of steps) {
      const own = open.filter((one) => one.status === status);
      const late = own.filter(({ since, ...one }) =>
        isLate({ ...one, took: now - Date.parse(since), at: now }),
      );
      expect([status, waiting, waitingLate]).toEqual([status, own.length, late.length]);
    }
  });

  it('compare the quality figures of all active inspectors', async () => {
    const team = await read<InspectorsReport>('reports.inspectors', period);
    const rows = await rowsOf<{ id: string; forms: number; reviews: number; average: number | null }>(sql`
      select users.id,
        (select count(distinct requests.id)::int from requests join answers on answers.request_id = requests.id
          where requests.inspector_id = users.id and not answers.carried and results_sent_at >= '2026-08-31T21:00:00Z') as forms,
        (select count(*)::int from reviews where inspector_id = users.id and created_at >= '2026-08-31T21:00:00Z') as reviews,
        (select round(avg(average), 1)::float from reviews where inspector_id = users.id and created_at >= '2026-08-31T21:00:00Z') as average
      from users where role = 'inspector' and active and deleted_at is null`);
    expect(team).toHaveLength(rows.length);
    expect(team.some(({ quality }) => quality.forms > 0)).toBe(true);
    for (const { id, forms, reviews, average } of rows) {
      const found = team.find((one) => one.id === id)?.quality;
      expect(found).toMatchObject({ forms, clientReviews: reviews, clientAverage: average });
    }
  });

  it('report the compliance of each city’s answers, the lowest first', async () => {
    const cities = await read<ComplianceReport>('reports.compliance', period);
    const rows = await rowsOf<{ city: string | null; applied: number; complied: number }>(sql`
      select branches.city_id as city, count(answers.score)::int as applied, (count(*) filter (where answers.score = 2))::int as complied
      from answers join requests on requests.id = answers.request_id left join branches on branches.id = requests.branch_id
      where results_sent_at >= '2026-08-31T21:00:00Z' and results_sent_at < '2026-11-30T21:00:00Z' group by 1 having count(answers.score) > 0`);
    expect(rows.length).toBeGreaterThan(2);
    const reported = new Map(cities.map(({ cityId, answers, share }) => [cityId, [answers, share]]));
    for (const { city, applied, complied } of rows)
      expect([city, reported.get(city)]).toEqual([
        city,
        [applied, Math.round((complied / applied) * 1000 + 1e-9) / 10],
      ]);
    const shares = cities.map(({ share }) => share ?? Infinity);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('list packages with unused visits that expire within thirty days', async () => {
    await test.api.db.execute(
      sql`update package_purchases set starts_on = '2026-01-01', ends_on = '2026-12-22' where id in (select id from package_purchases where closed_at is null and used < quantity order by id limit 1)`,
    );
    const packages = await read<PackagesReport>('reports.packages');
    const rows = await rowsOf<{ id: string; left: number; ends: string }>(
      sql`select id, quantity - used as left, ends_on::text as ends from package_purchases where closed_at is null and quantity > used and ends_on >= '2026-11-22' and ends_on <= '2026-12-22'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const listed = packages.map(({ id, remaining, endsOn }) => ({ id, left: remaining, ends: endsOn }));
    const sorted = (some: typeof rows) => some.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(sorted(listed)).toEqual(sorted(rows));
    expect(listed.map(({ ends }) => ends)).toEqual(listed.map(({ ends }) => ends).toSorted());
  });
});

describe('the reports of finance and operations', () => {
  it('are those whose figures the role may read', async () => {
    const reports = [
      'reports.steps',
      'reports.inspectors',
      'reports.compliance',
      'reports.packages',
      'payments.graph',
    ] as const;
    const readable = async (role: 'admin_finance' | 'admin_operation' | 'supervisor') => {
      const { token } = await asRole(test, role);
      const answers = await Promise.all(reports.map((id) => call(test, id, { token })));
      return reports.filter((_, place) => answers[place]?.status === 200);
    };
    // Finance reads money and no scores; operations read the work and no cash; a supervisor reads their own team elsewhere.
    expect(await readable('admin_finance')).toEqual(['reports.packages', 'payments.graph']);
    expect(await readable('admin_operation')).toEqual([
      'reports.steps',
      'reports.compliance',
      'reports.packages',
    ]);
    expect(await readable('supervisor')).toEqual([]);
  });
});
