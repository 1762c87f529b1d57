import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateView } from '#domain/api/requestViews';
import type { SavedCardView } from '#domain/api/financeViews';
import type { LoginView } from '#domain/api/profileViews';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import { ageingBands } from '#domain/pricing/invoices';
import { isThirdRunning } from '#domain/inspectors';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { correctiveItemsOf as itemsOf } from '#domain/scoring/scoreRequest';
import { noticeKinds } from '#domain/notifications/noticeKinds';
import { transitions } from '#domain/workflow/requestWorkflow';
import { statuses, statusNames, type Turn } from '#domain/workflow/statuses';
import { seedLarge } from '../../server/seed/large/seedLarge';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { needsSeed } from '../../server/seed/seedDatabase';
import { seedReference } from '../../server/seed/seedReference';
import { certificates } from '../../server/db/schema/certificates';
import { files } from 'sijil/server/db/schema/files';
import { contracts, counters, taxDocuments } from '../../server/db/schema/money';
import { correctiveItems, requestHistory, requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { readPageJson, readRecordJson, readRecords } from 'sijil/server/resources/records';
import { rowFilter } from 'sijil/server/resources/rights';
import { resourceList } from '#resources';
import { loadFilledForm } from '../../server/modules/filledForms/loadFilledForm';
import { loadScoredForm } from '../../server/modules/filledForms/loadScoredForm';
import type { RequestRow } from '../../server/workflow/effect';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';

let test: TestApp;
let rows: RequestRow[];
const query = async <R extends object>(text: string): Promise<R[]> =>
  (await test.api.db.$client.query<R>(text)).rows;
const idOf = async (email: string) => {
  const [user] = await test.api.db.select().from(users).where(eq(users.email, email));
  return String(user?.id);
};

const tokenOf = async (email: string) => {
  const { body } = await call<LoginView>(test, 'auth.login', { body: { email, password: demoPassword } });
  return String(body.token?.plain_text_token);
};

beforeAll(async () => {
  test = await buildDemoApp();
  rows = await test.api.db.select().from(requests).orderBy(asc(requests.number));
}, 180_000);
afterAll(() => test.close());

describe('a seeded demo request', () => {
  it('exists in every status of the workflow', () => {
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statusNames));
  });

  it('reached its status by allowed transitions in chronological order', async () => {
    const history = await test.api.db.select().from(requestHistory).orderBy(asc(requestHistory.at));
    for (const { id, status, version, createdAt, statusSince } of rows) {
      let [at, last] = ['pending' as RequestRow['status'], createdAt];
      const steps = history.filter((step) => step.requestId === id);
      for (const step of steps) {
        const { from, to, by } = transitions[step.transition];
        expect(from, step.transition).toContain(step.from);
        expect([to, to === 'same' ? step.from : to].flat(), step.transition).toContain(step.to);
        expect(by, step.transition).toContain(step.performer);
        expect(step.from).toBe(at);
        expect(step.at.getTime()).toBeGreaterThan(last.getTime());
        [at, last] = [step.to, step.at];
      }
      expect(at).toBe(status);
      expect(version).toBe(steps.length + 1);
      expect(last <= test.api.clock(), status).toBe(true);
      expect((steps.findLast((step) => step.from !== step.to)?.at ?? createdAt).getTime()).toBe(
        statusSince.getTime(),
      );
    }
  });

  it('has the score of its answers, including accepted corrections once approved', async () => {
    const scored = rows.filter(({ score }) => score !== null);
    expect(scored.length).toBeGreaterThan(70);
    for (const row of scored) {
      const { score } = await loadScoredForm(test.api.db, row);
      expect({ score: row.score, grade: row.grade }).toEqual({ score: score.total, grade: score.grade });
    }
  });

  it('has valid answers, with evidence files of its inspector', async () => {
    const owned = await test.api.db.select().from(files);
    const ownerOf = new Map(owned.map(({ id, ownerId }) => [id, ownerId]));
    for (const row of rows.filter(({ score }) => score !== null)) {
      const { form, parts } = await loadFilledForm(test.api.db, row);
      const kindOf = (id: string) => (ownerOf.get(id) === row.inspectorId ? ('image' as const) : undefined);
      for (const part of parts) expect(checkAnswers(form, part.answers, kindOf)).toEqual([]);
    }
  });

  it('lists exactly the failed questions as corrections, and certificates only for passing scores', async () => {
    for (const row of rows.filter(({ resultsSentAt }) => resultsSentAt !== null)) {
      const { form, parts } = await loadFilledForm(test.api.db, row);
      const expected = parts.flatMap((part) => itemsOf(form, part.answers).map((item) => item.questionKey));
      const listed = await test.api.db
        .select()
        .from(correctiveItems)
        .where(eq(correctiveItems.requestId, row.id));
      expect(listed.map(({ questionKey }) => questionKey).toSorted()).toEqual(expected.toSorted());
      const issued = await test.api.db.select().from(certificates).where(eq(certificates.requestId, row.id));
      const current = issued.filter(({ supersededAt }) => supersededAt === null);
      // Certificates of a fleet, by vehicle.
      const { score } = await loadScoredForm(test.api.db, row);
      const deserved = score.parts.flatMap(({ vehicleId, score: { total }, grade }) =>
        Number(total) >= form.passingScore && grade !== 'F' ? [`${vehicleId} ${total} ${grade}`] : [],
      );
      const said = current.map((one) => `${one.vehicleId} ${one.score} ${one.grade}`);
      expect(said.toSorted()).toEqual(deserved.toSorted());
    }
  });

  it('has no missed deadline that the portal would have closed', () => {
    const now = test.api.clock();
    const late = rows.filter(
      ({ status, correctionsDueAt, completionDueAt }) =>
        (transitions.expireCorrections.from.includes(status) && Number(correctionsDueAt) <= Number(now)) ||
        (transitions.autoComplete.from.includes(status) && Number(completionDueAt) <= Number(now)),
    );
    expect(late).toEqual([]);
  });

  it('has no overlapping visits, nor a visit on its inspector’s day off', async () => {
    expect(
      await query(`select inspector_id, visit_at from requests
        where inspector_id is not null and status <> 'cancelled' group by 1, 2 having count(*) > 1`),
    ).toEqual([]);
    expect(
      await query(`select r.number from requests r join day_off_requests d on d.inspector_id = r.inspector_id
        where d.status = 'approved' and r.status <> 'cancelled'
        and (r.visit_at at time zone 'Asia/Riyadh')::date between d.starts_on::date and d.ends_on::date`),
    ).toEqual([]);
  });
});

describe('the demo payments', () => {
  it('include overdue amounts in every age band', async () => {
    const late = await query<{ days: number }>(
      `select date '2026-11-22' - (i.due_on + greatest(case i.sequence when 1 then 7 else 0 end, i.term_days)) as days from instalments i join requests r on r.id = i.request_id
        where i.paid_at is null and r.status <> 'cancelled'`,
    );
    for (const { days: band } of Object.values(ageingBands)) {
      if (!band) continue;
      const { from, to } = band;
      expect(late.some(({ days }) => (from === null || days >= from) && (to === null || days <= to))).toBe(
        true,
      );
    }
  });

  it('use no visit of a package whose second payment is overdue', async () => {
    expect(
      await query(`select r.number, p.request_id, r.created_at, i.due_on, i.paid_at from requests r
        join package_purchases p on p.id = r.purchase_id join instalments i on i.request_id = p.request_id
        where r.id <> p.request_id and i.paid_at is null and r.status <> 'cancelled'
        and (r.created_at at time zone 'Asia/Riyadh')::date > i.due_on::date`),
    ).toEqual([]);
  });

  it('balance in the ledger: each request owes what its payments left of its instalments, or has paid too much', async () => {
    expect(
      await query(`select r.number, l.balance, i.owed from requests r
        join (select request_id, sum(amount) balance from ledger_entries group by 1) l on l.request_id = r.id
        join (select i.request_id, sum(i.amount) - coalesce(sum(paid.amount), 0) owed from instalments i
          left join (select instalment_id, sum(amount) amount from payments where status = 'paid' group by 1) paid
          on paid.instalment_id = i.id group by 1) i
          on i.request_id = r.id
        where l.balance <> case when r.status = 'cancelled' then 0 else coalesce(i.owed, 0) end`),
    ).toEqual([]);
    const [{ invoiced } = { invoiced: 0 }] = await query<{ invoiced: number }>(
      `select count(*)::int invoiced from ledger_entries where kind = 'invoice'`,
    );
    expect(invoiced).toBeGreaterThan(30);
  });

  it('are invoiced as quoted, in instalments with the same total', async () => {
    expect(
      await query(`select r.number from tax_documents t join requests r on r.id = t.request_id
        where t.kind = 'invoice' and (t.total <> r.total or t.total <> t.subtotal + t.vat
          or t.total <> (select sum(amount) from instalments where request_id = r.id))`),
    ).toEqual([]);
  });

  it.each(['invoice', 'credit_note'] as const)(
    'number every %s without gaps, in the order of issue',
    async (kind) => {
      const series = await test.api.db
        .select()
        .from(taxDocuments)
        .where(eq(taxDocuments.kind, kind))
        .orderBy(asc(taxDocuments.issuedAt));
      expect(series.map(({ number }) => number)).toEqual(series.map((_, place) => place + 1));
      const [counter] = await test.api.db.select().from(counters).where(eq(counters.name, kind));
      expect(counter?.value).toBe(series.length);
    },
  );

  it('use no package beyond its quantity or outside its period', async () => {
    expect(
      await query(`select p.id from package_purchases p where p.used > p.quantity or p.used <> (
        select sum(greatest(1, (select count(*) from request_vehicles v where v.request_id = r.id)))
        from requests r where r.purchase_id = p.id and r.status <> 'cancelled')`),
    ).toEqual([]);
    expect(
      await query(`select r.number from requests r join package_purchases p on p.id = r.purchase_id
        where r.kind = 'redeemed' and not (r.created_at::date between p.starts_on and p.ends_on)`),
    ).toEqual([]);
  });

  it('store the data of every document, and the file of every contract', async () => {
    const sent = await test.api.db.select().from(contracts);
    expect(sent.filter(({ fileId, data }) => !fileId || !data)).toEqual([]);
    for (const { sha256 } of sent)
      expect((await test.api.storage.read(String(sha256))).subarray(0, 4).toString()).toBe('%PDF');
    expect(
      await query(`select id from tax_documents where data->>'number' is null or (data->>'total')::bigint <> total
        or (data->>'vatRate')::numeric <> vat_percent * 100 or (kind = 'credit_note') <> (reason is not null)
        or buyer is null`),
    ).toEqual([]);
    expect(await query(`select id from certificates where data->>'code' is distinct from code`)).toEqual([]);
  });
});

describe('the demo refunds', () => {
  it('never exceed the payments, and match the ledger, the credit notes and the gateway', async () => {
    const given = await query<{ id: string }>('select id from refunds');
    expect(given.length).toBeGreaterThanOrEqual(3);
    expect(
      await query(`select r.id from refunds r where amount <> (select sum(amount) from refund_parts where refund_id = r.id)
        or amount <> (select amount from ledger_entries l where l.kind = 'refund' and l.source_id = r.id)
        or amount <> (select total from tax_documents t where t.id = r.credit_note_id and t.kind = 'credit_note')`),
    ).toEqual([]);
    expect(
      await query(`select p.id from payments p join (select payment_id, sum(amount) back from refund_parts group by 1) r
        on r.payment_id = p.id where p.status <> 'paid' or r.back > p.amount`),
    ).toEqual([]);
    expect(
      await query(`select p.id from payments p left join sandbox_payments s on s.id = p.id
        where p.method = 'card' and p.status = 'paid' and (s.id is null or s.amount <> p.amount or
          (s.body->>'refunded')::int <> coalesce((select sum(amount) from refund_parts where payment_id = p.id), 0))`),
    ).toEqual([]);
  });
});

describe('the demo notices', () => {
  it('call approved corrections accepted, partly accepted or not accepted, as they were judged', async () => {
    const sentNotices = await query<{ kind: string; accepted: number; all: number }>(
      `select n.kind, (count(*) filter (where i.verdict = 'accepted'))::int accepted, count(*)::int "all"
        from notifications n join corrective_items i on i.request_id = n.request_id
        where n.kind like 'approveCorrectiveActions%' group by n.id, n.kind`,
    );
    const namedFor = (accepted: number, all: number) =>
      accepted === all ? '' : accepted > 0 ? 'Partly' : 'None';
    expect(new Set(sentNotices.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const { kind, accepted, all } of sentNotices)
      expect(kind).toBe(`approveCorrectiveActions${namedFor(accepted, all)}`);
  });

  it('request no payment for which a transfer was sent', async () => {
    const asked = `select r.code from notifications n join requests r on r.id = n.request_id
      where n.kind = 'requestPayment' and n.done_at is null and exists (select 1 from payments p
        where p.request_id = r.id and p.status = 'awaiting')`;
    expect(await query(asked)).toEqual([]);
    expect(await query(`select id from payments where status = 'awaiting'`)).not.toEqual([]);
  });

  it('notify clients of every refund, and send no emails about the past', async () => {
    expect(
      await query(`select r.id from refunds r where not exists (select 1 from notifications n
        where n.request_id = r.request_id and n.user_id = r.client_id and n.kind = 'refundDecided' and n.created_at = r.created_at)`),
    ).toEqual([]);
    expect(await query(`select id from mail_messages where created_at < '2026-11-22'`)).toEqual([]);
    expect(await query(`select kind from notification_kinds where not by_mail`)).toEqual([]);
  });
});

describe('the demo support data', () => {
  it('notifies admins of open tickets and requested days off', async () => {
    const waiting = await query<{ kind: string; waits: number }>(
      `select kind, count(distinct waits_for)::int waits from notifications
        where done_at is null and kind in ('ticketOpened', 'ticketReplied', 'dayOffRequested')
          and user_id = '${await idOf('admin@demo.test')}' group by kind order by kind`,
    );
    expect(waiting.find(({ kind }) => kind === 'dayOffRequested')?.waits).toBe(3);
    expect(waiting.some(({ kind }) => kind.startsWith('ticket'))).toBe(true);
    expect(
      await query(
        `select d.id from day_off_requests d join users u on u.id = d.decided_by_id where u.role <> 'admin'`,
      ),
    ).toEqual([]);
  });

  it('has tickets in every status, each fitting the author of the last message', async () => {
    const rows = await query<{ status: string; last: string | null; about: boolean }>(
      `select t.status, (select u.role from ticket_messages m join users u on u.id = m.author_id
        where m.ticket_id = t.id order by m.created_at desc limit 1) last,
        t.request_id is null or exists (select 1 from requests r where r.id = t.request_id and r.client_id = t.client_id) about
      from tickets t`,
    );
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['open', 'pending', 'closed']));
    for (const { status, last, about } of rows) {
      expect(about).toBe(true);
      if (status === 'open') expect(last).not.toBe('admin');
      if (status === 'pending') expect(last).toBe('admin');
    }
  });

  it('has days off in every status, and decided ones have their decider', async () => {
    const states = await query<{ status: string; decided: boolean }>(
      'select distinct status, decided_at is not null and decided_by_id is not null decided from day_off_requests order by 1',
    );
    expect(states).toEqual([
      { status: 'approved', decided: true },
      { status: 'pending', decided: false },
      { status: 'rejected', decided: true },
    ]);
  });

  it('has password requests in every status, and stores only the pending password', async () => {
    const rows = await query<{ status: string; kept: boolean; decided: boolean; by: string | null }>(
      `select r.status, r.password_hash is not null kept, r.decided_at > r.created_at decided,
        (select u.role from users u where u.id = r.decided_by) by from password_requests r order by r.status`,
    );
    expect(rows).toEqual([
      { status: 'approved', kept: false, decided: true, by: 'admin' },
      { status: 'pending', kept: true, decided: null, by: null },
      { status: 'rejected', kept: false, decided: true, by: 'admin' },
    ]);
  });

  it('has one settings record, and a notification kind for every notice', async () => {
    expect(await query('select 1 from settings')).toHaveLength(1);
    expect((await query('select 1 from notification_kinds')).length).toBe(noticeKinds.length);
    expect(
      await query(
        `select kind from notifications where request_id is not null and kind not in (select kind from notification_kinds)`,
      ),
    ).toEqual([]);
  });
});

describe('the demo accounts', () => {
  it.each(demoAccounts.map(({ email }) => email))('%s signs in', async (email) => {
    const { status, body } = await call<LoginView>(test, 'auth.login', {
      body: { email, password: demoPassword },
    });
    expect(status).toBe(200);
    expect(body.need_email_verification).toBe(false);
    expect(body.token).not.toBeNull();
  });

  it('cover every role, and exactly one client has an incomplete profile', async () => {
    const people = await query<{ email: string; role: string; done: boolean | null }>(
      `select u.email, u.role, c.profile_completed done from users u left join clients c on c.id = u.id`,
    );
    const roleOf = (name: string) => people.find(({ email }) => email === `${name}@demo.test`)?.role;
    expect(
      ['admin', 'finance', 'operations', 'client', 'manager', 'newclient', 'supervisor', 'inspector'].map(
        roleOf,
      ),
    ).toEqual([
      'admin',
      'admin_finance',
      'admin_operation',
      'client',
      'branch_manager',
      'client',
      'supervisor',
      'inspector',
    ]);
    expect(people.filter(({ done }) => done === false).map(({ email }) => email)).toEqual([
      'newclient@demo.test',
    ]);
  });

  it('have a request in every status in which it is their turn', async () => {
    const [client, supervisor] = [await idOf('client@demo.test'), await idOf('supervisor@demo.test')];
    const waitingFor = (turn: Turn, own: (row: RequestRow) => boolean) =>
      statusNames.filter(
        (name) => statuses[name].turn === turn && !rows.some((row) => row.status === name && own(row)),
      );
    expect(waitingFor('client', (row) => row.clientId === client)).toEqual([]);
    expect(waitingFor('supervisor', (row) => row.supervisorId === supervisor)).toEqual([]);
    expect(waitingFor('admin_operation', () => true)).toEqual([]);
    expect((await query(`select 1 from payments where status = 'awaiting'`)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('include two clients on hold for operations, one for the contract and one for the visit', async () => {
    const headers = { authorization: `Bearer ${await tokenOf('operations@demo.test')}` };
    const answer = await test.app.inject({ url: '/api/v1/clientsOnHold', headers });
    expect(answer.json()).toMatchObject([
      { missing: ['commercialRegistration', 'taxNumber'], requests: 1 },
      { missing: expect.arrayContaining(['taxDocument', 'shopArea']) as string[], requests: 1 },
    ]);
  });

  it('give the inspector two future visits, the first at the next visiting time', async () => {
    const inspector = await idOf('inspector@demo.test');
    const ahead = rows.filter((row) => row.inspectorId === inspector && row.status === 'inspector_assigned');
    const times = ahead.map(({ visitAt }) => Number(visitAt)).toSorted((a, b) => a - b);
    expect(times).toHaveLength(2);
    // 10:00 on a Sunday in Riyadh: the next visits begin at eleven.
    expect(new Date(times[0] ?? 0).toISOString()).toBe('2026-11-22T08:00:00.000Z');
  });

  it('a visit’s candidates include a third visit in a row, a conflict of interest and upheld reports', async () => {
    const supervisor = await idOf('supervisor@demo.test');
    const token = await tokenOf('supervisor@demo.test');
    const waiting = rows.filter(
      (row) => row.supervisorId === supervisor && row.status === 'details_approved',
    );
    const lists = await Promise.all(
      waiting.map(({ id }) =>
        call<CandidateView[]>(test, 'inspections.inspectorCandidates', {
          token,
          params: { id },
        }),
      ),
    );
    // Results of the same visits, so that they can be compared.
    const fullList = lists.find(
      ({ body }) =>
        body.some((one) => isThirdRunning(one)) &&
        body.some(({ conflict }) => conflict) &&
        body.some(({ reportsUpheld }) => reportsUpheld > 0) &&
        body.every(({ distanceKm }) => distanceKm !== null),
    );
    expect(fullList).toBeDefined();
    // Inspectors with a conflict of interest have never visited the company.
    const visited = await query(
      `select 1 from requests r join inspectors i on i.id = r.inspector_id where r.client_id = any(i.conflict_client_ids)`,
    );
    expect(visited).toEqual([]);
  });

  it('some answers have at least three photos', async () => {
    const rowsOfThree = await query(`select 1 from answers where cardinality(file_ids) >= 3`);
    expect(rowsOfThree.length).toBeGreaterThan(0);
  });

  it('a client has a default card, a newer card and an expired card', async () => {
    const token = await tokenOf('rami@layali.test');
    const { body } = await call<SavedCardView[]>(test, 'savedCards.list', { token });
    expect(body.map(({ isDefault, expired }) => [isDefault, expired])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('the client’s chain has exactly three branches, in Jeddah, Makkah and Riyadh, two with the manager', async () => {
    const client = await idOf('client@demo.test');
    const branches = await query<{ city: string }>(
      `select c.name->>'en' city from branches b join cities c on c.id = b.city_id where client_id = '${client}' order by 1`,
    );
    expect(branches.map(({ city }) => city)).toEqual(['Jeddah', 'Makkah', 'Riyadh']);
    const managed = await query(
      `select 1 from branch_assignments where user_id = '${await idOf('manager@demo.test')}'`,
    );
    expect(managed).toHaveLength(2);
  });
});

describe('the demo audit trail', () => {
  it('has an entry for every version of a record, the last one at its update time', async () => {
    for (const name of [
      'clients',
      'branches',
      'vehicles',
      'restaurants',
      'services',
      'inspectors',
      'supervisors',
    ]) {
      const rows = await query<{
        version: number;
        entries: number;
        updated_at: Date;
        last: Date;
      }>(`select r.version, r.updated_at,
        (select count(*)::int from audit_entries a where a.resource = '${name}' and a.record_id = r.id) entries,
        (select max(a.at) from audit_entries a where a.resource = '${name}' and a.record_id = r.id) last
        from ${name} r`);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(
        rows.filter((row) => row.version !== row.entries || String(row.last) !== String(row.updated_at)),
        name,
      ).toEqual([]);
    }
  });

  it('records that a company changed a branch’s contact person, with both names', async () => {
    const changed = await query<{
      responsible_name: string;
      change: object;
      own: boolean;
    }>(`select b.responsible_name, a.changes->'responsibleName' change, a.actor_id = b.client_id own
      from audit_entries a join branches b on b.id = a.record_id where a.resource = 'branches' and a.action = 'update'`);
    expect(changed.length).toBeGreaterThan(0);
    for (const { responsible_name: now, change, own } of changed) {
      expect(own).toBe(true);
      expect(change).toMatchObject({ to: now, from: expect.stringMatching(/\S/) });
      expect(change).not.toMatchObject({ from: now });
    }
  });
});

describe('the complete demo data', () => {
  it('has no dangling references', async () => {
    const orphans: Record<string, string> = {
      answers: `select 1 from answers a where vehicle_id is not null and not exists (
        select 1 from request_vehicles v where v.request_id = a.request_id and v.vehicle_id = a.vehicle_id)`,
      evidence: `select 1 from (select unnest(file_ids) id from answers union all select unnest(file_ids) from corrective_items) e
        where not exists (select 1 from files f where f.id = e.id)`,
      purchases: `select 1 from requests r where purchase_id is not null
        and not exists (select 1 from package_purchases p where p.id = r.purchase_id)`,
      notices: `select 1 from notifications n where not exists (select 1 from users u where u.id = n.user_id)
        or (n.request_id is not null and not exists (select 1 from requests r where r.id = n.request_id))`,
      actors: `select 1 from request_history h where actor_id is not null
        and not exists (select 1 from users u where u.id = h.actor_id)`,
      reviews: `select 1 from reviews r where not exists (select 1 from inspectors i where i.id = r.inspector_id)`,
      branches: `select 1 from requests r join branches b on b.id = r.branch_id where b.client_id <> r.client_id`,
    };
    for (const [what, text] of Object.entries(orphans)) expect(await query(text), what).toEqual([]);
  });

  it('is created once: a second run adds nothing', async () => {
    expect(await needsSeed(test.api.db)).toBe(false);
    const count = () =>
      query(`select (select count(*) from requests) requests, (select count(*) from users) users,
        (select count(*) from cities) cities, (select count(*) from tickets) tickets,
        (select count(*) from notification_kinds) kinds, (select count(*) from settings) settings, (select count(*) from form_versions) forms`);
    const before = await count();
    await seedReference(test.api);
    await seedDemo(test.api);
    expect(await count()).toEqual(before);
  });

  it('has a queued rendering job for every missing document', async () => {
    const [jobs] = await query<{ count: number }>(`select count(*)::int count from graphile_worker.jobs
      where task_identifier in ('drawTaxDocument', 'drawCertificate', 'drawSignedContract')`);
    const [undrawn] = await query<{ count: number }>(`select (
      (select count(*) from tax_documents where file_id is null)
      + (select count(*) from certificates where file_ar is null)
      + (select count(*) from contracts where signed_at is not null and signed_file_id is null))::int count`);
    expect(jobs?.count).toBe(undrawn?.count);
  });
});

describe('the large seed', () => {
  it('has the requested size, valid indexes and references, and correct statistics', async () => {
    const indexes = `select indexdef from pg_indexes
      where tablename in ('requests', 'request_history', 'instalments', 'payments', 'certificates') order by 1`;
    const before = await query(indexes);
    expect(before.length).toBeGreaterThan(40);
    const heard: number[] = [];
    const log = { rows: (done: number) => heard.push(done), indexes: () => undefined };
    await seedLarge(test.api.db, { total: 300, detailMonths: 12 }, log);
    await seedLarge(test.api.db, { total: 300 }, log);
    expect(heard).toEqual([300]);
    expect(await query(indexes)).toEqual(before);
    expect(await query('select indexrelid from pg_index where not indisvalid')).toEqual([]);
    expect(await query(`select nspname from pg_namespace where nspname = 'large_seed'`)).toEqual([]);
    const [counted] =
      await query(`select count(*)::int as requests, count(distinct r.client_id)::int as companies,
      (count(*) filter (where r.status = 'cancelled'))::int as cancelled,
      (count(*) filter (where recent and r.status <> 'pending' and not exists (select 1 from request_history h where h.request_id = r.id and h.to = r.status)))::int as astray,
      (count(*) filter (where not recent))::int as older,
      (count(*) filter (where not recent and (r.id in (select request_id from request_history) or r.id in (select request_id from certificates))))::int as detailed
      from (select *, created_at > now() - interval '1 year 20 days' as recent from requests) r
      join users u on u.id = r.client_id join branches b on b.id = r.branch_id and b.client_id = r.client_id
      where u.email like '%@large.test'`);
    // A fifth of 288 closed requests in five years is from the last year.
    expect(counted).toEqual({
      requests: 300,
      companies: 20,
      cancelled: 10,
      astray: 0,
      older: 231,
      detailed: 0,
    });
    const [differing] = await query(`select count(*)::int as days from (
        select riyadh_day(signed_at) as day, service_id, count(*) as orders, sum(coalesce(total, 0)) as value
        from requests where signed_at is not null and status <> 'cancelled' group by 1, 2) as raw
      full join (select * from service_days where orders <> 0) as kept using (day, service_id)
      where raw.orders is distinct from kept.orders or raw.value is distinct from kept.value`);
    expect(differing).toEqual({ days: 0 });
    const miscounted =
      await query(`select status from (select status, sum(total) as total from status_counts group by status) as kept
      full join (select status, count(*) as total from requests group by status) as raw using (status)
      where coalesce(kept.total, 0) <> coalesce(raw.total, 0)`);
    expect(miscounted).toEqual([]);
    const [stays] = await query<{
      kept: number;
      steps: number;
    }>(`select (select sum(stays)::int from status_stays) as kept,
      (select count(*)::int from request_history where "from" <> "to") as steps`);
    expect(stays?.kept).toBe(stays?.steps);
    const misplaced = await query(
      `select i.id from instalments i join requests r on r.id = i.request_id
       where i.client_id is distinct from r.client_id or i.cancelled <> (r.status = 'cancelled')`,
    );
    expect(misplaced).toEqual([]);
    const body = { email: 'client0@large.test', password: demoPassword };
    const client = await call<LoginView>(test, 'auth.login', { body });
    expect(client.status).toBe(200);
    for (const other of [{ total: 500 }, { total: 300, detailMonths: 3 }])
      await expect(seedLarge(test.api.db, other, log)).rejects.toThrow('another DATA_DIR');
  }, 60_000);
});

describe('record JSON written by PostgreSQL', () => {
  const withoutOwner = { branchIds: null, clientId: null, spendingLimit: null };
  const readers = async () => [
    { role: 'admin' as const, userId: await idOf('admin@demo.test'), ...withoutOwner },
    { role: 'supervisor' as const, userId: await idOf('supervisor@demo.test'), ...withoutOwner },
    {
      role: 'client' as const,
      userId: await idOf('client@demo.test'),
      clientId: await idOf('client@demo.test'),
      branchIds: null,
      spendingLimit: null,
    },
    await aManager(),
  ];
  const aManager = async () => {
    const [found] = await query<{
      id: string;
      client_id: string;
      branch_ids: string[];
    }>(`select u.id, u.client_id, array_agg(b.branch_id) as branch_ids
      from users u join branch_assignments b on b.user_id = u.id group by u.id order by u.email limit 1`);
    return {
      role: 'branch_manager' as const,
      userId: String(found?.id),
      clientId: String(found?.client_id),
      branchIds: found?.branch_ids ?? [],
      spendingLimit: null,
    };
  };

  // A job that becomes due between two reads would differ.
  beforeAll(() =>
    query(`update graphile_worker._private_jobs set run_at = run_at + interval '1 hour'
      where run_at between now() and now() + interval '10 minutes'`),
  );

  it.each(resourceList.map((resource) => [resource.name, resource] as const))(
    'equals the mapped rows of %s for every reader',
    async (_, resource) => {
      for (const actor of await readers()) {
        const visible = rowFilter(resource, 'read', actor);
        if (!visible) continue;
        const records = (await readRecords(test.api, test.api.db, resource, actor, visible)).slice(0, 200);
        const ids = records.map(({ id }) => id);
        const wanted = { resource, actor };
        const asSent = JSON.parse(JSON.stringify(records)) as unknown[];
        expect(JSON.parse(await readPageJson(test.api, wanted, ids))).toEqual(asSent);
        const [first] = ids;
        if (first)
          expect(JSON.parse((await readRecordJson(test.api, wanted, first)) ?? '')).toEqual(asSent[0]);
      }
    },
  );
});
