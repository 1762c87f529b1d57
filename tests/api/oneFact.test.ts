import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { AgeingView, OwedView } from '#domain/api/financeViews';
import type { ClientManagementView } from '#domain/api/figureViews';
import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';

/**
 * Facts that several screens show, each with the one function that decides it. The tests below recount each fact of the demo from
 * plain rows, and compare every screen's data with it. A further screen of a fact gets its line here and its comparison below.
 */
export const sharedFacts = {
  'state of an instalment': {
    owner: 'instalmentStatesOn (server/records/owedFields.ts)',
    screens: ['register', 'instalments', 'ageing', 'request', 'client home', 'own invoices'],
  },
  'oldest due date of a client': {
    owner: 'oldestDueOn (server/records/owedFields.ts)',
    screens: ['ageing', 'client accounts'],
  },
  'last score of a branch': {
    owner: 'latestScore (server/records/standingFields.ts)',
    screens: ['branch list', 'client home'],
  },
  'scores that count': {
    owner: 'hasCountedScore (server/records/countedScore.ts), count_request of the database',
    screens: ['average of the period', 'list behind it'],
  },
  'sign of a tax document': {
    owner: 'sign (src/resources/taxDocuments.ts)',
    screens: ['register', 'summary', 'file'],
  },
} as const;

let test: TestApp;
let admin: string;
let finance: string;
let client: string;
let today: string;

beforeAll(async () => {
  test = await buildDemoApp();
  // Lists judge days by the database's clock, which no test sets: the app takes the same time.
  const [clock] = await rowsOf<{ now: string }>(sql`select now()`);
  const now = new Date(String(clock?.now));
  test.setNow(now);
  today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  ({ token: admin } = await asRole(test, 'admin'));
  ({ token: finance } = await asRole(test, 'admin_finance'));
  const [owner] = await rowsOf<{ id: string }>(sql`select id from users where email = 'client@demo.test'`);
  client = await openSession(test, owner?.id ?? '');
}, 240_000);
afterAll(() => test.close());

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await test.api.db.execute(query)).rows as T[];
}

async function read<T>(
  id: OperationId,
  token: string,
  query: Record<string, string> = {},
  params: Record<string, string> = {},
): Promise<T> {
  const { status, body } = await call<T>(test, id, { token, query, params });
  expect([id, status]).toEqual([id, 200]);
  return body;
}

/** All rows of a list, a page at a time. */
async function listed<T>(url: string, token: string): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const answer = await test.app.inject({
      url: `/api/v1${url}${url.includes('?') ? '&' : '?'}_start=${rows.length}&_end=${rows.length + 100}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    const page: T[] = answer.json();
    rows.push(...page);
    if (page.length < 100) return rows;
  }
}

interface Instalment {
  readonly id: string;
  readonly requestId: string;
  readonly clientId: string;
  readonly sequence: number;
  /** Halalas that no payment for it has brought. */
  readonly owed: number;
  readonly dueOn: string;
  readonly termDays: number;
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly isSent: boolean;
}

const daysAfter = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);

/** Days after the last day to pay: a week for a first sum, or the client's term if it is longer. */
function daysLate({ dueOn, termDays, sequence }: Instalment): number {
  const usual = sequence === 1 ? 7 : 0;
  return daysAfter(dueOn) - (termDays > usual ? termDays : usual);
}

/** The state by the rules of 4.2, in plain words. */
function stateOf(one: Instalment): string {
  const { isPaid, isCancelled, isSent, dueOn } = one;
  if (isPaid) return 'paid';
  if (isCancelled) return 'cancelled';
  if (isSent) return 'review';
  if (daysAfter(dueOn) < 0) return 'later';
  return daysLate(one) > 0 ? 'overdue' : 'due';
}

const recountInstalments = () =>
  rowsOf<Instalment>(sql`select i.id, i.request_id as "requestId", r.client_id as "clientId", i.sequence,
    (i.amount - coalesce((select sum(p.amount) from payments p where p.instalment_id = i.id and p.status = 'paid'), 0))::float8 as owed,
    i.due_on::text as "dueOn", i.term_days as "termDays", i.paid_at is not null as "isPaid", r.status = 'cancelled' as "isCancelled",
    exists (select from payments p where p.instalment_id = i.id and p.status = 'awaiting') as "isSent"
    from instalments i join requests r on r.id = i.request_id`);

it('the oldest unpaid due date of a client is the same in the ageing and in the client accounts', async () => {
  const open = (await recountInstalments()).filter(({ isPaid, isCancelled }) => !isPaid && !isCancelled);
  const oldest = new Map<string, string>();
  for (const { clientId, dueOn } of open.toSorted((one, other) => other.dueOn.localeCompare(one.dueOn)))
    oldest.set(clientId, dueOn);
  const { clients } = await read<AgeingView>('payments.ageing', finance, { _start: '0', _end: '100' });
  expect(clients.map(({ client: { id }, oldestDueOn }) => [id, oldestDueOn])).toEqual(
    clients.map(({ client: { id } }) => [id, oldest.get(id)]),
  );
  expect(clients).toHaveLength(oldest.size);
  const accounts = await listed<{ id: string; oldestDueOn: string | null }>('/clientAccounts', finance);
  for (const { id, oldestDueOn } of accounts) expect([id, oldestDueOn]).toEqual([id, oldest.get(id) ?? null]);
});

describe('the state of an instalment', () => {
  it('is the same in the list of instalments, and the demo has every state', async () => {
    const expected = new Map((await recountInstalments()).map((one) => [one.id, stateOf(one)]));
    const shown = await listed<{ id: string; state: string }>('/admin/instalments', finance);
    expect(shown.map(({ id, state }) => [id, state])).toEqual(shown.map(({ id }) => [id, expected.get(id)]));
    expect(shown).toHaveLength(expected.size);
    expect([...new Set(expected.values())].toSorted()).toEqual(
      expect.arrayContaining(['cancelled', 'later', 'overdue', 'paid', 'review']),
    );
  });

  it('is the same on each request, for finance and for its client', async () => {
    const all = await recountInstalments();
    for (const requestId of new Set(all.map((one) => one.requestId))) {
      const expected = all
        .filter((one) => one.requestId === requestId)
        .toSorted((one, other) => one.sequence - other.sequence)
        .map(stateOf);
      const { instalments } = await read<RequestView>('inspections.get', finance, {}, { id: requestId });
      expect([requestId, instalments.map(({ state }) => state)]).toEqual([requestId, expected]);
    }
  });

  it('is the most pressing of its instalments for an invoice, in the register and for its client', async () => {
    const all = await recountInstalments();
    const order = ['overdue', 'due', 'review', 'later', 'cancelled', 'paid'];
    const check = (
      rows: readonly { code: string; kind: string; requestId: string; state: string | null }[],
    ) => {
      for (const { code, kind, requestId, state } of rows) {
        const states = all.filter((one) => one.requestId === requestId).map(stateOf);
        const expected = order.find((one) => states.includes(one)) ?? null;
        expect([code, state]).toEqual([code, kind === 'credit_note' ? null : expected]);
      }
    };
    const register = await listed<Parameters<typeof check>[0][number]>('/admin/tax-documents', finance);
    expect(register.length).toBeGreaterThan(20);
    check(register);
    check(await listed('/client/invoices', client));
  });

  it('puts a sum under review into its own column of the ageing report, and never into a band', async () => {
    const unpaid = (await recountInstalments()).filter((one) => !one.isPaid && !one.isCancelled);
    const sumOf = (rows: readonly Instalment[]) => rows.reduce((sum, { owed }) => sum + owed, 0);
    const between = (from: number, to: number) =>
      sumOf(unpaid.filter((one) => !one.isSent && daysLate(one) >= from && daysLate(one) <= to));
    const { bands, sum } = await read<AgeingView>('payments.ageing', finance);
    expect(bands).toEqual({
      notOverdue: between(-Infinity, 0),
      upTo30: between(1, 30),
      upTo60: between(31, 60),
      upTo90: between(61, 90),
      over90: between(91, Infinity),
      review: sumOf(unpaid.filter(({ isSent }) => isSent)),
    });
    expect(bands.review).toBeGreaterThan(0);
    expect(sum).toBe(sumOf(unpaid));
    const behind = await read<OwedView[]>('payments.owed', finance, {
      band: 'review',
      _start: '0',
      _end: '100',
    });
    expect(behind.map(({ id }) => id).toSorted()).toEqual(
      unpaid
        .filter(({ isSent }) => isSent)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('is the same on the client’s home page', async () => {
    const { client: home } = await read<DashboardView>('dashboards.byRole', client);
    const next = home?.nextPayment;
    const states = (await recountInstalments())
      .filter((one) => one.requestId === next?.id && one.dueOn === next.dueOn)
      .map(stateOf);
    expect([next?.state]).toEqual(states);
  });
});

describe('a revoked score', () => {
  it('is no branch’s last score, in the list of branches and on the home page', async () => {
    const sent = await rowsOf<{ branch: string; service: string; score: number; grade: string }>(sql`
      select r.branch_id as branch, r.service_id as service, r.score::float8, r.grade from requests r
      join services s on s.id = r.service_id and s.subject = 'branch'
      where r.results_sent_at is not null and r.score is not null and r.branch_id is not null
        and not exists (select from certificates c where c.request_id = r.id and c.revoked_at is not null)
      order by r.results_sent_at`);
    const latest = new Map(sent.map((one) => [`${one.branch} ${one.service}`, one]));
    const branches = await listed<{ id: string; scores: { score: number; grade: string }[] }>(
      '/client/branch-standings',
      client,
    );
    for (const { id, scores } of branches) {
      const expected = [...latest.values()].filter(({ branch }) => branch === id);
      const plain = (rows: readonly { score: number; grade: string }[]) =>
        rows.map(({ score, grade }) => `${score} ${grade}`).toSorted();
      expect([id, plain(scores)]).toEqual([id, plain(expected)]);
    }
    const { client: home } = await read<DashboardView>('dashboards.byRole', client);
    for (const { branch, service, score, grade } of home?.scores ?? [])
      expect({ score, grade }).toEqual({
        score: latest.get(`${branch?.id} ${service.id}`)?.score,
        grade: latest.get(`${branch?.id} ${service.id}`)?.grade,
      });
    const revoked = await rowsOf(sql`select 1 from requests where certificate_revoked_at is not null`);
    expect(revoked.length).toBeGreaterThan(0);
  });

  it('is in no average of the period', async () => {
    const period = { from: '2026-03', to: '2026-11' };
    const [{ average } = { average: null }] = await rowsOf<{ average: number | null }>(sql`
      select round(avg(score), 1)::float8 as average from requests r
      where results_sent_at >= '2026-02-28T21:00:00Z' and results_sent_at < '2026-11-30T21:00:00Z'
        and not exists (select from certificates c where c.request_id = r.id and c.revoked_at is not null)`);
    const { figures } = await read<ClientManagementView>('dashboards.clientManagement', admin, period);
    expect(figures.find(({ name }) => name === 'averageScore')?.value).toBe(average);
  });
});

describe('the tax of the register', () => {
  it('counts credit notes as minus in the list, in the summary and in the file', async () => {
    const [expected] = await rowsOf<{ subtotal: number; vat: number; total: number; notes: number }>(sql`
      select sum(case kind when 'invoice' then subtotal else -subtotal end)::float8 as subtotal,
        sum(case kind when 'invoice' then vat else -vat end)::float8 as vat,
        sum(case kind when 'invoice' then total else -total end)::float8 as total,
        count(*) filter (where kind = 'credit_note')::int as notes from tax_documents`);
    expect(expected?.notes).toBeGreaterThan(0);
    const rows = await listed<{ subtotal: number; vat: number; total: number }>(
      '/admin/tax-documents',
      finance,
    );
    const sumOf = (name: 'subtotal' | 'vat' | 'total') => rows.reduce((sum, row) => sum + row[name], 0);
    expect([sumOf('subtotal'), sumOf('vat'), sumOf('total')]).toEqual([
      expected?.subtotal,
      expected?.vat,
      expected?.total,
    ]);
    const summary = await test.app.inject({
      url: '/api/v1/admin/tax-documents/summary?_group=kind&_measure=sum(vat)',
      headers: { authorization: `Bearer ${finance}` },
    });
    expect(summary.json<SummaryView>().total.values.map(Number)).toEqual([expected?.vat]);
    const file = await test.app.inject({
      url: '/api/v1/admin/tax-documents/export?format=csv&columns=vat',
      headers: { authorization: `Bearer ${finance}` },
    });
    const { data } = Papa.parse<string[]>(file.body.trim());
    const inFile = data.slice(1).reduce((sum, [vat]) => sum + Math.round(Number(vat) * 100), 0);
    expect(inFile).toBe(expected?.vat);
  });
});
