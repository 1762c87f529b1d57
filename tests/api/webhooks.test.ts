import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import type { Transaction } from 'sijil/server/db/connect';
import { webhookDeliveries, webhookKeys } from 'sijil/server/db/schema/events';
import { changeInTransaction } from 'sijil/server/resources/changeRecord';
import { deliverWebhooks, forgetDeliveries } from 'sijil/server/webhooks/deliverWebhooks';
import { resources } from '#resources';
import { notifications } from '../../server/db/schema/messages';
import { users } from '../../server/db/schema/users';
import { performTransition } from '../../server/workflow/performTransition';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest } from './inspectionsFixture';
import { type Receiver, startReceiver } from '../support/receiver';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Record<string, unknown> & {
  readonly id: string;
  readonly version: number;
  readonly $secret: string;
};

const began = new Date('2026-11-22T07:00:00Z');
let test: TestApp;
let admin: Person;
let receiver: Receiver;

beforeAll(async () => {
  const receivers = { resolve: () => Promise.reject(new Error('no names here')), localAllowed: true };
  test = await buildTestApp(began, {}, undefined, receivers);
  admin = await asRole(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(async () => {
  test.setNow(began);
  await receiver.close();
  for (const { id, version } of (await ask<Row[]>('GET', '/webhooks')).body)
    await ask('DELETE', `/webhooks/${id}?version=${version}`);
  await test.api.db.delete(webhookDeliveries);
});

async function ask<T = Row>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  by = admin,
) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

/** Verifies a delivery with the library of Standard Webhooks, which reads the process clock. */
function verified(secret: string, sent: Receiver['received'][number] | undefined): unknown {
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(sent?.body ?? '', sent?.headers ?? {});
  } finally {
    vi.useRealTimers();
  }
}

const wanted = {
  name: 'Warehouse',
  records: ['nationalities', 'requests'],
  events: ['created', 'updated', 'deleted'],
};
async function addWebhook(values: object = {}) {
  const { status, body } = await ask('POST', '/webhooks', {
    ...wanted,
    address: receiver.address,
    ...values,
  });
  expect(status).toBe(201);
  return body;
}
let named = 0;
const addNationality = async () => {
  named += 1;
  const { status, body } = await ask('POST', '/nationalities', {
    descriptionAr: `جنسية ${named}`,
    descriptionEn: `Nationality ${named}`,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};
const deliveries = async () =>
  (await ask<Row[]>('GET', '/webhook-deliveries?_sort=createdAt&_order=desc')).body;
const sentTypes = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a webhook', () => {
  it('receives created, updated and deleted records as its owner reads them, signed with its secret', async () => {
    const { $secret } = await addWebhook();
    const added = await addNationality();
    await test.runJobs();
    const [created] = receiver.received;
    const payload = verified($secret, created) as { data: unknown };
    expect(payload).toMatchObject({ type: 'nationalities.created', timestamp: began.toISOString() });
    const { body: read } = await ask('GET', `/nationalities/${added.id}`);
    expect(payload.data).toEqual(read);

    await ask('PATCH', `/nationalities/${added.id}`, { descriptionEn: 'Other', version: 1 });
    await test.runJobs();
    await ask('DELETE', `/nationalities/${added.id}?version=2`);
    await test.runJobs();
    expect(sentTypes()).toEqual(['nationalities.created', 'nationalities.updated', 'nationalities.deleted']);
    expect(JSON.parse(receiver.received[2]?.body ?? '')).toMatchObject({ data: { id: added.id } });
  });

  it('shows its secret once, when it is created', async () => {
    const made = await addWebhook();
    expect(made.$secret).toMatch(/^whsec_[\w+/]{32}$/);
    const { body } = await ask('GET', `/webhooks/${made.id}`);
    expect(JSON.stringify(body)).not.toContain(made.$secret);
    const history = await ask('GET', `/webhooks/${made.id}/history`);
    expect(JSON.stringify(history.body)).not.toContain(made.$secret.slice(6));
  });

  it('uses a renewed secret at once, and the renewal is audited', async () => {
    const made = await addWebhook();
    const renewed = await call<Row>(test, 'webhooks.renewSecret', {
      token: admin.token,
      params: { id: made.id },
    });
    expect(renewed.body.$secret).not.toBe(made.$secret);
    await call(test, 'webhooks.test', { token: admin.token, params: { id: made.id } });
    await test.runJobs();
    const [sent] = receiver.received;
    expect(verified(renewed.body.$secret, sent)).toMatchObject({ type: 'webhooks.test', data: {} });
    expect(() => verified(made.$secret, sent)).toThrow();
    const log = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { resource: 'webhooks', recordId: made.id, action: 'update' },
    });
    expect(log.body).toHaveLength(1);
  });

  it('receives only its configured records and events, and nothing while it is inactive', async () => {
    await addWebhook({ events: ['deleted'] });
    await addWebhook({ records: ['states'] });
    await addWebhook({ active: false });
    await addNationality();
    await test.runJobs();
    expect(receiver.received).toHaveLength(0);
  });

  it('receives no event for an update that is refused, or rolled back after it was made', async () => {
    const { $secret } = await addWebhook();
    const { id } = await addNationality();
    const { status } = await ask('PATCH', `/nationalities/${id}`, { descriptionEn: '', version: 1 });
    expect(status).toBe(400);
    const actor = {
      userId: admin.id,
      role: 'admin',
      clientId: null,
      branchIds: null,
      spendingLimit: null,
    } as const;
    const write = { resource: resources.nationalities, actor, language: 'en' } as const;
    const change = (tx: Transaction, descriptionEn: string) =>
      changeInTransaction(test.api, tx, write, { id, sent: { descriptionEn }, expected: { version: 1 } });
    const failing = test.api.db.transaction(async (tx) => {
      expect(await change(tx, 'Rolled back')).toMatchObject({ descriptionEn: 'Rolled back', version: 2 });
      throw new Error('a later statement fails');
    });
    await expect(failing).rejects.toThrow('a later statement fails');
    await test.runJobs();
    expect(sentTypes()).toEqual(['nationalities.created']);
    expect((await deliveries()).map(({ type }) => type)).toEqual(['nationalities.created']);
    // The same change is sent once it is committed.
    await test.api.db.transaction((tx) => change(tx, 'Committed'));
    await test.runJobs();
    expect(verified($secret, receiver.received[1])).toMatchObject({
      type: 'nationalities.updated',
      data: { id, descriptionEn: 'Committed', version: 2 },
    });
    expect(receiver.received).toHaveLength(2);
  });

  it('drops events whose record its owner may no longer read', async () => {
    const keeper = await asRole(test, 'admin');
    const { status } = await ask('POST', '/webhooks', { ...wanted, address: receiver.address }, keeper);
    expect(status).toBe(201);
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, keeper.id));
    await addNationality();
    await test.runJobs();
    expect(receiver.received).toHaveLength(0);
    const [latest] = await deliveries();
    expect(latest).toMatchObject({ status: 'dropped', problem: 'unreadable' });
  });

  it.each(['http://example.com/', 'https://10.0.0.1/', 'https://[::1]/', 'https://a:b@example.com/'])(
    'cannot have the address %s',
    async (address) => {
      const { status, body } = await ask('POST', '/webhooks', { ...wanted, address });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ errors: { address: [expect.any(String)] } }),
      ]);
    },
  );

  it('is reserved to general admins', async () => {
    for (const role of ['admin_finance', 'admin_operation', 'supervisor', 'client'] as const) {
      const person = await asRole(test, role);
      expect((await ask('GET', '/webhooks', undefined, person)).status).toBe(403);
      expect((await ask('GET', '/webhook-deliveries', undefined, person)).status).toBe(403);
    }
  });
});

describe('a webhook delivery', () => {
  it('is retried with growing delays and the same id for a day, then the webhook is switched off', async () => {
    receiver.answer = (response) => void response.writeHead(500).end('out of order');
    const made = await addWebhook();
    await addNationality();
    await test.runJobs();
    const waits: number[] = [];
    let now = began;
    for (;;) {
      const [latest] = await deliveries();
      if (latest?.['status'] !== 'waiting') break;
      const next = new Date(String(latest['nextAt']));
      waits.push((next.getTime() - now.getTime()) / 60_000);
      test.setNow(new Date(next.getTime() - 1000));
      await deliverWebhooks(test.api);
      expect(receiver.received).toHaveLength(waits.length);
      test.setNow((now = next));
      await deliverWebhooks(test.api);
    }
    expect(waits).toEqual([1, 5, 30, 120, 300, 480, 540]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [latest] = await deliveries();
    expect(latest).toMatchObject({
      status: 'failed',
      attempts: 8,
      problem: 'refused',
      answerStatus: 500,
      answer: 'out of order',
    });
    expect((await ask('GET', `/webhooks/${made.id}`)).body).toMatchObject({ active: false });
    const notices = await test.api.db.select().from(notifications).where(eq(notifications.userId, admin.id));
    expect(notices.filter(({ kind }) => kind === 'webhookSwitchedOff')).toHaveLength(1);
  });

  it('to a hanging receiver does not delay those of other webhooks', async () => {
    const healthy = await startReceiver();
    receiver.answer = () => undefined;
    await addWebhook();
    await addWebhook({ address: healthy.address });
    await addNationality();
    await addNationality();
    const running = test.runJobs();
    await expect.poll(() => healthy.received.length, { timeout: 5_000 }).toBe(2);
    await running;
    await healthy.close();
  }, 30_000);

  it('that is accepted clears the webhook’s failing state', async () => {
    receiver.answer = (response) => void response.writeHead(503).end();
    const { id } = await addWebhook();
    await addNationality();
    await test.runJobs();
    const failing = async () =>
      (await test.api.db.select().from(webhookKeys).where(eq(webhookKeys.webhookId, id)))[0]?.failingSince;
    expect(await failing()).toEqual(began);
    receiver.answer = (response) => void response.writeHead(200).end();
    test.setNow(new Date(began.getTime() + 61_000));
    await deliverWebhooks(test.api);
    expect(await failing()).toBeNull();
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('can be replayed with its id, but not while the webhook is inactive', async () => {
    const { id, version } = await addWebhook();
    await addNationality();
    await test.runJobs();
    const [delivered] = await deliveries();
    const replay = () =>
      call<{ code: string }>(test, 'webhookDeliveries.replay', {
        token: admin.token,
        params: { id: String(delivered?.id) },
      });
    expect((await replay()).status).toBe(200);
    await test.runJobs();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([delivered?.id, delivered?.id]);
    await ask('PATCH', `/webhooks/${id}`, { active: false, version });
    expect((await replay()).body.code).toBe('webhook_inactive');
  });

  it('is repeated with its id if a process was killed before recording the answer', async () => {
    await addWebhook();
    await addNationality();
    const [row] = await test.api.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.status, 'waiting'));
    await test.runJobs();
    // State after a killed process: the event was accepted, but that was not recorded.
    await test.api.db
      .update(webhookDeliveries)
      .set({ status: 'waiting', attempts: 0, nextAt: began })
      .where(eq(webhookDeliveries.id, String(row?.id)));
    await deliverWebhooks(test.api);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([row?.id, row?.id]);
  });
});

describe('a status change of a request', () => {
  it('is sent with the new status when its transaction commits', async () => {
    const fixture = await buildInspectionsFixture(test);
    const completionDueAt = new Date(began.getTime() - 1000);
    const requestId = await makeRequest(fixture, 'certificate_generated', { completionDueAt });
    await addWebhook({ events: ['moved'] });
    const step = { requestId, name: 'autoComplete', actor: null } as const;
    const failing = test.api.db.transaction(async (tx) => {
      await performTransition(test.api, step, tx);
      throw new Error('what comes after it fails');
    });
    await expect(failing).rejects.toThrow('what comes after it fails');
    expect(await test.api.db.select().from(webhookDeliveries)).toHaveLength(0);

    await performTransition(test.api, step);
    await test.runJobs();
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({
        type: 'requests.inspection_completed',
        data: expect.objectContaining({ id: requestId, status: 'inspection_completed' }),
      }),
    ]);
  });
});

describe('the webhook delivery log', () => {
  it('drops deliveries after 30 days', async () => {
    await addWebhook();
    await addNationality();
    await test.runJobs();
    expect((await deliveries()).length).toBeGreaterThan(0);
    test.setNow(new Date(began.getTime() + 31 * 86_400_000));
    await forgetDeliveries(test.api);
    expect(await test.api.db.select().from(webhookDeliveries)).toHaveLength(0);
  });
});
