import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChartView,
  ClientFiguresRow,
  ClientManagementView,
  InspectionsView,
  QuestionDetailsView,
  QuestionsView,
} from '#domain/api/figureViews';
import type { RequestSummary } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import { demoPassword } from '#domain/demoAccounts';
import { answers } from '../../server/db/schema/requests';
import { type Reconciliation, reconcile } from '../../server/modules/reconcile/reconcile';
import { buildDemoApp } from '../support/buildDemoApp';
import { call } from '../support/call';
import { projectRoot } from '../support/folderTree';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  makeRequest,
  sendResults,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

const migrations = path.join(projectRoot, 'server/db/migrations');

let fixture: InspectionsFixture;
let admin: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture(await buildDemoApp());
  admin = (await asRole(fixture.test, 'admin')).token;
}, 240_000);
afterAll(() => fixture.test.close());

type Query = Record<string, string>;

async function read<T>(id: OperationId, query: Query = {}, token = admin): Promise<T> {
  const { status, body } = await call<T>(fixture.test, id, { token, query });
  expect(status).toBe(200);
  return body;
}

/** Reads the raw rows of the answers that count, without the portal's own tables for statistics. */
async function raw<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await fixture.test.api.db.execute(query);
  return rows as T[];
}

const riyadhMonth = (column: string) => sql.raw(`to_char(${column} + interval '3 hours', 'YYYY-MM')`);
const figureOf = (view: ClientManagementView, name: string) =>
  view.figures.find((figure) => figure.name === name);

describe('dashboard figures compared with a recount of the raw rows', () => {
  it('match orders signed and not cancelled, their value, and the sent results with their average', async () => {
    const view = await read<ClientManagementView>('dashboards.clientManagement', {
      from: '2026-09',
      to: '2026-10',
    });
    const [again] = await raw<Record<string, number>>(sql`
      select count(*) filter (where s.signed is not null and r.status <> 'cancelled')::int orders,
        coalesce(sum(r.total) filter (where s.signed is not null and r.status <> 'cancelled'), 0)::float8 value,
        count(distinct r.client_id) filter (where s.signed is not null and r.status <> 'cancelled')::int clients
      from requests r join (select request_id, max(signed_at) signed from contracts group by 1) s on s.request_id = r.id
      where ${riyadhMonth('s.signed')} in ('2026-09', '2026-10')`);
    const [sent] = await raw<Record<string, number>>(sql`
      select count(*)::int inspections, round(avg(score) filter (where certificate_revoked_at is null), 1)::float8 average from requests
      where ${riyadhMonth('results_sent_at')} in ('2026-09', '2026-10')`);
    expect(again?.['orders']).toBeGreaterThan(3);
    expect(sent?.['inspections']).toBeGreaterThan(3);
    expect(figureOf(view, 'orders')?.value).toBe(again?.['orders']);
    expect(figureOf(view, 'value')?.value).toBe(again?.['value']);
    expect(figureOf(view, 'orderingClients')?.value).toBe(again?.['clients']);
    expect(figureOf(view, 'inspections')?.value).toBe(sent?.['inspections']);
    expect(figureOf(view, 'averageScore')?.value).toBe(sent?.['average']);
    expect(view.before).toEqual({ from: '2026-07-01', to: '2026-08-31' });
  });

  it('have lines with the bars of the twelve months up to the period', async () => {
    const view = await read<ClientManagementView>('dashboards.clientManagement', {
      from: '2026-10',
      to: '2026-10',
    });
    for (const name of ['orders', 'value', 'inspections', 'averageScore']) {
      const { months } = await read<ChartView>('dashboards.chart', { name, from: '2025-11', to: '2026-10' });
      expect(figureOf(view, name)?.months).toEqual(months.map(({ value }) => value));
      expect(months.filter(({ value }) => value).length).toBeGreaterThan(1);
    }
    expect(figureOf(view, 'clients')?.months).toEqual([]);
  });

  it('match the charts’ monthly bars, overall and by service', async () => {
    for (const name of ['orders', 'value', 'inspections', 'averageScore'] as const) {
      const { months } = await read<ChartView>('dashboards.chart', { name });
      const [at, measure] = {
        orders: ['signed_at', 'count(*)'],
        value: ['signed_at', 'sum(total)'],
        inspections: ['results_sent_at', 'count(*)'],
        averageScore: [
          'results_sent_at',
          'round(avg(score) filter (where certificate_revoked_at is null), 1)',
        ],
      }[name] as [string, string];
      const notCancelled = at === 'signed_at' ? sql`and status <> 'cancelled'` : sql``;
      const rows = await raw<{ month: string; service: string | null; value: number | null }>(sql`
        select ${riyadhMonth(at)} as month, service_id as service, ${sql.raw(measure)}::float8 as value from requests
        where ${sql.raw(at)} is not null ${notCancelled} group by grouping sets ((1), (1, 2)) having count(*) > 0`);
      const said = months.flatMap(({ month, value, services }) => [
        ...(value === null || value === 0 ? [] : [`${month} null ${value}`]),
        ...services.map((one) => `${month} ${one.id} ${one.value}`),
      ]);
      expect(said.toSorted()).toEqual(
        rows
          .filter(({ value }) => value !== null)
          .map((row) => `${row.month} ${row.service} ${row.value}`)
          .toSorted(),
      );
      expect(months).toHaveLength(12);
    }
  });

  it('match the lists behind each figure', async () => {
    const query = { from: '2026-08', to: '2026-10' };
    const view = await read<ClientManagementView>('dashboards.clientManagement', query);
    for (const name of ['orders', 'value', 'inspections', 'averageScore'] as const) {
      const list = await read<RequestSummary[]>('dashboards.chartDetails', { ...query, name, _end: '200' });
      const figure = figureOf(view, name);
      if (name === 'orders' || name === 'inspections') expect(list).toHaveLength(figure?.value ?? -1);
      if (name === 'value')
        expect(list.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(figure?.value);
      if (name === 'averageScore') {
        const scores = list.map(({ score }) => score ?? 0);
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      }
    }
    for (const only of ['clients', 'newClients', 'orderingClients'] as const) {
      const list = await read<ClientFiguresRow[]>('dashboards.clientTable', { ...query, only, _end: '200' });
      expect(list).toHaveLength(figureOf(view, only)?.value ?? -1);
    }
  });

  it('match the client table, which is ordered by value', async () => {
    const rows = await read<ClientFiguresRow[]>('dashboards.clientTable', { _end: '200' });
    const again = await raw<{
      id: string;
      orders: number;
      value: number;
      sent: number;
      average: number | null;
    }>(sql`
      select c.id, count(r.id) filter (where r.signed_at is not null and r.status <> 'cancelled')::int orders,
        coalesce(sum(r.total) filter (where r.signed_at is not null and r.status <> 'cancelled'), 0)::float8 as value,
        count(r.results_sent_at)::int sent,
        (round(avg(r.score) filter (where r.results_sent_at is not null and r.certificate_revoked_at is null), 1))::float8 average
      from clients c left join requests r on r.client_id = c.id group by c.id`);
    const said = rows.map(({ id, orders, value, inspections, averageScore }) =>
      [id, orders, value, inspections, averageScore].join(' '),
    );
    expect(said.toSorted()).toEqual(
      again
        .map(({ id, orders, value, sent, average }) => [id, orders, value, sent, average].join(' '))
        .toSorted(),
    );
    const values = rows.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('match the open requests by phase and status', async () => {
    const { phases } = await read<InspectionsView>('dashboards.inspections');
    const again = await raw<{ status: string; count: number }>(sql`
      select status, count(*)::int from requests where status not in ('inspection_completed', 'cancelled') group by 1`);
    const said = phases.flatMap(({ statuses }) => statuses.filter(({ count }) => count > 0));
    expect(said.map(({ status, count }) => `${status} ${count}`).toSorted()).toEqual(
      again.map(({ status, count }) => `${status} ${count}`).toSorted(),
    );
  });

  it('match the number of answers per score for each question', async () => {
    const year = { from: '2025-12', to: '2026-11' };
    const overview = await read<QuestionsView>('dashboards.questions', year);
    expect(overview.services.length).toBeGreaterThan(1);
    for (const { service, bands, answers: answered } of overview.services) {
      const again = await raw<{ key: string; zero: number; one: number; two: number; na: number }>(sql`
        select a.question_key as key, count(*) filter (where a.score = 0)::int zero,
          count(*) filter (where a.score = 1)::int as one, count(*) filter (where a.score = 2)::int as two,
          count(*) filter (where a.score is null)::int na
        from answers a join requests r on r.id = a.request_id
        where r.service_id = ${service.id} and r.results_sent_at is not null group by 1`);
      expect(answered).toBe(again.reduce((sum, { zero, one, two, na }) => sum + zero + one + two + na, 0));
      const said: string[] = [];
      for (const { band, count } of bands) {
        const query = { ...year, service: service.id, score: band };
        const { questions } = await read<QuestionDetailsView>('dashboards.questionDetails', query);
        expect(questions).toHaveLength(count);
        said.push(
          ...questions.map(({ key, tally: { zero, one, two, notApplicable } }) =>
            [key, zero, one, two, notApplicable].join(' '),
          ),
        );
      }
      expect(said.toSorted()).toEqual(
        again.map(({ key, zero, one, two, na }) => [key, zero, one, two, na].join(' ')).toSorted(),
      );
    }
  });

  it('match each question’s share of answers below 2, worst first, with its change from the preceding months', async () => {
    const now = { from: '2026-09', to: '2026-11' };
    const { services } = await read<QuestionsView>('dashboards.questions', now);
    let [fell, changed] = [0, 0];
    for (const { service, short } of services) {
      const again = await raw<Record<'key', string> & Record<'n' | 'below' | 'n0' | 'below0', number>>(sql`
        with given as (select a.question_key as key, a.score, r.results_sent_at >= '2026-09-01T00:00+03' as now
          from answers a join requests r on r.id = a.request_id where r.service_id = ${service.id} and a.score is not null
          and r.results_sent_at >= '2026-06-01T00:00+03' and r.results_sent_at < '2026-12-01T00:00+03')
        select key, count(*) filter (where now)::int n, count(*) filter (where now and score < 2)::int below,
          count(*) filter (where not now)::int n0, count(*) filter (where not now and score < 2)::int below0
        from given group by 1`);
      const share = (below: number, n: number) => Math.round((below * 1000) / n) / 10;
      const expected = again.filter(({ below }) => below > 0);
      const { questions } = await read<QuestionDetailsView>('dashboards.questionDetails', {
        ...now,
        service: service.id,
        score: 'short',
      });
      expect(short.total).toBe(expected.length);
      expect(short.worst).toEqual(questions.slice(0, 5));
      const shares = questions.map((one) => one.share ?? -1);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(questions.map((one) => `${one.key} ${one.share} ${one.change}`).toSorted()).toEqual(
        expected
          .map(({ key, n, below, n0, below0 }) => {
            const change = n0 === 0 ? null : Math.round((share(below, n) - share(below0, n0)) * 10) / 10;
            return `${key} ${share(below, n)} ${change}`;
          })
          .toSorted(),
      );
      const [worst] = questions;
      if (!worst) continue;
      const { visits } = await read<QuestionDetailsView>('dashboards.questionDetails', {
        ...now,
        service: service.id,
        score: 'short',
        question: worst.key,
        _end: '200',
      });
      expect(visits?.total).toBe(expected.find(({ key }) => key === worst.key)?.below);
      expect(visits?.rows).toHaveLength(visits?.total ?? -1);
      expect(visits?.rows.every(({ score }) => score === 0 || score === 1)).toBe(true);
      fell += expected.length;
      changed += questions.filter(({ change }) => change !== null && change !== 0).length;
    }
    expect([fell > 5, changed > 0]).toEqual([true, true]);
  });

  it('are of the last month with results if no period is given', async () => {
    const last = (service = sql`true`) =>
      raw<{ month: string }>(sql`select max(${riyadhMonth('r.results_sent_at')}) as month from requests r
        where exists (select 1 from answers a where a.request_id = r.id) and ${service}`);
    const [lastMonth] = await last();
    const { period, services } = await read<QuestionsView>('dashboards.questions');
    expect(period).toEqual({ from: lastMonth?.month, to: lastMonth?.month });
    expect(services.length).toBeGreaterThan(0);
    const [{ service } = { service: { id: '' } }] = services;
    const [own] = await last(sql`r.service_id = ${service.id}`);
    const details = await read<QuestionDetailsView>('dashboards.questionDetails', {
      service: service.id,
      score: 'short',
    });
    expect(details.period).toEqual({ from: own?.month, to: own?.month });
  });

  it('list the visits in which a question got a score, the latest first', async () => {
    const [one] = await raw<{ service: string; key: string; count: number }>(sql`
      select r.service_id as service, a.question_key as key, count(*)::int from answers a
      join requests r on r.id = a.request_id where r.results_sent_at is not null and a.score = 0
      group by 1, 2 order by 3 desc limit 1`);
    const { visits } = await read<QuestionDetailsView>('dashboards.questionDetails', {
      from: '2025-12',
      to: '2026-11',
      service: String(one?.service),
      score: '2',
      question: String(one?.key),
      answer: '0',
      _end: '200',
    });
    expect(visits?.total).toBe(one?.count);
    expect(visits?.rows).toHaveLength(one?.count ?? -1);
    const moments = visits?.rows.map(({ sentAt }) => sentAt) ?? [];
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set(visits?.rows.map(({ score }) => score))).toEqual(new Set([0]));
  });
});

describe('the stored scores of a city', () => {
  /** Scores of each city, service and month, as stored. */
  const storedMonths = () =>
    raw(sql`select month::text, service_id, city_id, scored, score_sum::float8 from city_months
      where scored <> 0 order by 1, 2, 3`);
  /** The same, counted again from the results and the certificates. */
  const countedMonths = () =>
    raw(sql`select date_trunc('month', r.results_sent_at at time zone 'Asia/Riyadh')::date::text as month, r.service_id,
        b.city_id, count(*)::int as scored, sum(r.score)::float8 as score_sum
      from requests r join branches b on b.id = r.branch_id
      where r.results_sent_at is not null and r.score is not null
        and not exists (select from certificates c where c.request_id = r.id and c.revoked_at is not null)
      group by 1, 2, 3 order by 1, 2, 3`);

  it('equal a recount after a changed score, a revocation and the move of a branch', async () => {
    const [visit] = await raw<{ id: string; branch: string; city: string }>(sql`
      select r.id, r.branch_id as branch, b.city_id as city from requests r join branches b on b.id = r.branch_id
      where r.results_sent_at is not null and r.score > 1 and r.certificate_revoked_at is null
        and exists (select from certificates c where c.request_id = r.id and c.revoked_at is null)
      order by r.number limit 1`);
    const changes = [
      sql`select 1`,
      sql`update requests set score = score - 1 where id = ${visit?.id}`,
      sql`with revoked as (update certificates set revoked_at = now() where request_id = ${visit?.id} returning request_id)
        update requests set certificate_revoked_at = now() where id in (select request_id from revoked)`,
      sql`update branches set city_id = (select id from cities where id <> ${visit?.city} order by id limit 1)
        where id = ${visit?.branch}`,
    ];
    const seen = new Set<string>();
    for (const change of changes) {
      await raw(change);
      const stored = await storedMonths();
      expect(stored).toEqual(await countedMonths());
      seen.add(JSON.stringify(stored));
    }
    expect(seen.size).toBe(changes.length);
  });
});

describe('the reconciliation', () => {
  /** The differences after a change behind the triggers' back, which is taken back. */
  async function differencesAfter(change: ReturnType<typeof sql>) {
    let differences: Reconciliation['differences'] = [];
    await fixture.test.api.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(change);
        ({ differences } = await reconcile(tx));
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return differences;
  }

  it('finds no difference in the demo business', async () => {
    expect(await differencesAfter(sql`select 1`)).toEqual([]);
  });

  it.each([
    ['service_days', 'orders = orders + 1', { orders: '1' }],
    ['client_days', 'value = value - 5', { value: '-5' }],
    ['city_months', 'score_sum = score_sum + 0.5', { score_sum: '0.5' }],
    ['question_tallies', 'two = two - 1', { two: '-1' }],
    ['status_counts', 'total = total + 2', { total: '2' }],
    ['status_stays', 'late = late + 3', { late: '3' }],
  ])('names the place of %s where %s, and the difference', async (table, change, found) => {
    const name = sql.identifier(table);
    const differences = await differencesAfter(
      sql`update ${name} set ${sql.raw(change)} where ctid = (select min(ctid) from ${name})`,
    );
    expect(differences).toHaveLength(1);
    expect(differences[0]?.rule).toContain(`(${table})`);
    expect(differences[0]?.subject).not.toBe('');
    expect(differences[0]?.found).toMatchObject(found);
  });

  it('names a request that is offered for a refund with nothing to refund', async () => {
    const [one] = await raw<{ code: string }>(
      sql`select code from requests where not is_refundable order by number limit 1`,
    );
    expect(
      await differencesAfter(sql`update requests set is_refundable = true where code = ${one?.code}`),
    ).toEqual([expect.objectContaining({ subject: one?.code, found: { offered: true, held: '0' } })]);
  });
});

describe('the stored statistics tables', () => {
  it('are filled by the migration with the same counts as by the triggers', async () => {
    const storedFigures = () =>
      Promise.all([
        raw(sql`select day::text, service_id, orders, value, inspections, scored, score_sum from service_days
          where orders <> 0 or inspections <> 0 order by 1, 2`),
        raw(sql`select day::text, client_id, orders, value, inspections, scored, score_sum from client_days
          where orders <> 0 or inspections <> 0 order by 1, 2`),
        raw(sql`select month::text, service_id, city_id, question_key, zero, one, two, not_applicable
          from question_tallies where zero + one + two + not_applicable > 0 order by 1, 2, 3, 4`),
      ]);
    // That migration is from before scores could be revoked.
    await raw(
      sql`update requests set certificate_revoked_at = null where certificate_revoked_at is not null`,
    );
    const byTriggers = await storedFigures();
    const name = readdirSync(migrations).find((file) => file.endsWith('_statistics.sql')) ?? '';
    const statements = readFileSync(path.join(migrations, name), 'utf8').split('--> statement-breakpoint');
    await raw(sql`truncate service_days, client_days, question_tallies`);
    for (const statement of statements.slice(-2)) await raw(sql.raw(statement));
    expect(await storedFigures()).toEqual(byTriggers);
    expect(byTriggers.map(({ length }) => length > 20)).toEqual([true, true, true]);
  });

  it('have the same stays in a status from the migration as from the steps', async () => {
    const stays = () =>
      raw(sql`select month::text, status, sum(stays)::int as stays, sum(seconds)::int as seconds, sum(late)::int as late
        from status_stays group by 1, 2 order by 1, 2`);
    const bySteps = await stays();
    const statementsOf = (tag: string) => {
      const name = readdirSync(migrations).find((file) => file.endsWith(`${tag}.sql`)) ?? '';
      return readFileSync(path.join(migrations, name), 'utf8').split('--> statement-breakpoint');
    };
    const filling = statementsOf('_status_stays').find((one) => one.includes('INSERT INTO "status_stays"'));
    for (const statement of statementsOf('_visit_grace')) await raw(sql.raw(statement));
    expect(await stays()).toEqual(bySteps);
    // As for steps from before the upgrade, which hold no stay.
    await raw(sql`update request_history set stay_seconds = null, stay_late = null`);
    await raw(sql`truncate status_stays`);
    for (const statement of [filling, ...statementsOf('_visit_grace')]) await raw(sql.raw(statement ?? ''));
    expect(await stays()).toEqual(bySteps);
    expect(bySteps.length).toBeGreaterThan(20);
  });

  const storedFigures = async () => {
    const view = await read<ClientManagementView>('dashboards.clientManagement', {
      from: '2026-11',
      to: '2026-11',
    });
    return Object.fromEntries(view.figures.map(({ name, value }) => [name, value]));
  };

  it('are updated by a signature, and restored by the cancellation', async () => {
    const before = await storedFigures();
    const id = await makeRequest(fixture, 'details_approved', {
      total: 115_000,
      signedAt: new Date('2026-11-20T09:00:00Z'),
    });
    const signed = await storedFigures();
    await succeed(
      perform(fixture, 'adminInspections.cancel', fixture.operator, id, { reason: 'أُغلق الفرع' }),
    );
    const cancelled = await storedFigures();
    expect([signed['orders'], signed['value']]).toEqual([
      (before['orders'] ?? 0) + 1,
      (before['value'] ?? 0) + 115_000,
    ]);
    expect(cancelled).toEqual(before);
  });

  it('include results when they are sent, and a sent score cannot be changed afterwards', async () => {
    const before = await storedFigures();
    const id = await sendResults(fixture, { q1: 0, q2: 1, q3: null });
    expect((await storedFigures())['inspections']).toBe((before['inspections'] ?? 0) + 1);
    const tallies = await raw<{ key: string; n: number }>(sql`
      select question_key as key, zero * 1000 + one * 100 + two * 10 + not_applicable as n from question_tallies
      where service_id = ${fixture.serviceId} order by 1`);
    expect(tallies.map(({ key, n }) => [key, n])).toEqual([
      ['q1', 1000],
      ['q10', 10],
      ['q2', 100],
      ['q3', 1],
      ...['q4', 'q5', 'q6', 'q7', 'q8', 'q9'].map((key) => [key, 10]),
    ]);
    // Only scores that were sent to the client count.
    const rewrite = fixture.test.api.db
      .update(answers)
      .set({ score: 2 })
      .where(sql`${answers.requestId} = ${id}`);
    await expect(rewrite).rejects.toThrow();
  });
});

describe('invalid and empty queries for figures', () => {
  it.each([
    [
      { from: '2026-05', to: '2026-04' },
      'تاريخ النهاية قبل تاريخ البداية.',
      'The end date is before the start date.',
    ],
    [
      { from: '1926-01', to: '2026-01' },
      'اكتب الفترة بالأشهر، مثل \u20662026-01\u2069.',
      'Give the period in months, such as 2026-01.',
    ],
    [
      { from: '2001-01', to: '2100-12' },
      'أطول فترة بالأشهر: 36. اختر فترة أقصر.',
      'A period is at most 36 months long. Choose a shorter one.',
    ],
  ])('%j is refused in the caller’s language', async (query, ar, en) => {
    for (const [language, message] of [
      ['ar', ar],
      ['en', en],
    ] as const) {
      const { status, body } = await call<{ message: string }>(fixture.test, 'dashboards.clientManagement', {
        token: admin,
        query,
        language,
      });
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  it('a period without any activity returns zeros and empty lists', async () => {
    const query = { from: '2030-01', to: '2030-12' };
    const view = await read<ClientManagementView>('dashboards.clientManagement', query);
    expect([figureOf(view, 'orders')?.value, figureOf(view, 'averageScore')?.value]).toEqual([0, null]);
    expect((await read<QuestionsView>('dashboards.questions', query)).services).toEqual([]);
    expect(await read<RequestSummary[]>('dashboards.chartDetails', { ...query, name: 'orders' })).toEqual([]);
  });

  it('an unknown service is not found', async () => {
    const { status } = await call(fixture.test, 'dashboards.questionDetails', {
      token: admin,
      query: {
        service: crypto.randomUUID(),
        score: '0',
      },
    });
    expect(status).toBe(404);
  });
});

describe('a chart for clients and supervisors', () => {
  it('shows a client their own results, and refuses money figures to a supervisor', async () => {
    const { body } = await call<{ user: { id: string }; token: { plain_text_token: string } }>(
      fixture.test,
      'auth.login',
      {
        body: { email: 'client@demo.test', password: demoPassword },
      },
    );
    const own = body.token.plain_text_token;
    const { months } = await read<ChartView>('dashboards.chart', { name: 'inspections' }, own);
    const [again] = await raw<{ count: number }>(sql`
      select count(*)::int from requests r join users u on u.id = r.client_id
      where u.email = 'client@demo.test' and r.results_sent_at is not null`);
    expect(again?.count).toBeGreaterThan(3);
    expect(months.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(again?.count);
    const supervisor = await call(fixture.test, 'dashboards.chart', {
      token: fixture.supervisor.token,
      query: { name: 'value' },
    });
    expect(supervisor.status).toBe(403);
  });
});
