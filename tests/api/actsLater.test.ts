import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskLabels } from '#domain/jobs/taskLabels';
import { permissionFor } from 'sijil/schema/access';
import { type ActsAs, actsLater } from 'sijil/schema/actsLater';
import { applyRoles, customRole, type Narrowing, nothingTaken } from 'sijil/schema/roles/customRoles';
import { sendSubscriptions } from 'sijil/server/subscriptions/subscriptions';
import { users } from '../../server/db/schema/users';
import { resources } from '#resources';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { type Receiver, startReceiver } from '../support/receiver';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

let test: TestApp;
let receiver: Receiver;
let clientId: string;
const as = (token: string) =>
  askAs(
    () => test,
    () => token,
  );

beforeAll(async () => {
  const receivers = { resolve: () => Promise.reject(new Error('no names here')), localAllowed: true };
  test = await buildTestApp(undefined, {}, undefined, receivers);
  ({ id: clientId } = await asRole(test, 'client', { profileCompleted: true }));
});
afterAll(() => test.close());
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(() => receiver.close());

let made = 0;

/** A general admin whose custom role takes something away. */
async function narrowedAdmin(admin: ReturnType<typeof as>, narrowing: Partial<Narrowing>) {
  made += 1;
  const { body: role } = await admin<Row>('POST', '/custom-roles', {
    payload: {
      name: { ar: `دور ${made}`, en: `Role ${made}` },
      base: 'admin',
      narrowing: { ...nothingTaken, ...narrowing },
    },
  });
  const person = await asRole(test, 'admin');
  await test.api.db.update(users).set({ customRoleId: role.id }).where(eq(users.id, person.id));
  return { ...person, role, ask: as(person.token) };
}

async function generalAdmin() {
  const person = await asRole(test, 'admin');
  return { ...person, ask: as(person.token) };
}

async function changeClient(admin: ReturnType<typeof as>, position: string) {
  const { body } = await admin<Row>('GET', `/clients/${clientId}`);
  const { status } = await admin('PATCH', `/clients/${clientId}`, {
    payload: { position, version: body.version },
  });
  expect(status).toBe(200);
  await test.runJobs();
}

const addWebhook = async (admin: ReturnType<typeof as>) => {
  const { body } = await admin<Row>('POST', '/webhooks', {
    payload: { name: 'Colleague', address: receiver.address, records: ['cities'], events: ['created'] },
  });
  return body;
};

describe('a webhook', () => {
  const noClients = { records: { clients: { read: 'nothing' } } } as const;

  it.each([
    [
      'records and events',
      (there: string) => ({ address: there, records: ['clients'], events: ['updated'] }),
    ],
    ['its address', (there: string) => ({ address: `${there}/other` })],
  ])('acts with the rights of the colleague who changed %s', async (_, changed) => {
    const admin = await generalAdmin();
    const webhook = await addWebhook(admin.ask);
    const all = { records: ['clients'], events: ['updated'] };
    await admin.ask('PATCH', `/webhooks/${webhook.id}`, { payload: { ...all, version: 1 } });
    const { ask } = await narrowedAdmin(admin.ask, noClients);
    const { body: before } = await ask<Row>('GET', `/webhooks/${webhook.id}`);
    const sent = { ...changed(receiver.address), version: before.version };
    // The same records and events are no change: the address then decides.
    const { status } = await ask('PATCH', `/webhooks/${webhook.id}`, {
      payload: sent.address.endsWith('other') ? sent : { ...sent, records: ['clients', 'cities'] },
    });
    expect(status).toBe(200);
    await changeClient(admin.ask, `Owner ${made}`);
    expect(receiver.received).toEqual([]);
    const { body: deliveries } = await admin.ask<Row[]>('GET', `/webhook-deliveries?webhookId=${webhook.id}`);
    expect(deliveries.map(({ problem }) => problem)).toEqual(['unreadable']);
  });

  it('keeps its rights where a colleague changes only its name, or sends what it has already', async () => {
    const admin = await generalAdmin();
    const { ask } = await narrowedAdmin(admin.ask, noClients);
    const webhook = await addWebhook(ask);
    await ask('PATCH', `/webhooks/${webhook.id}`, {
      payload: { records: ['clients'], events: ['updated'], version: 1 },
    });
    const { status } = await admin.ask('PATCH', `/webhooks/${webhook.id}`, {
      payload: { name: 'Renamed', address: receiver.address, records: ['clients'], version: 2 },
    });
    expect(status).toBe(200);
    await changeClient(admin.ask, 'Partner');
    expect(receiver.received).toEqual([]);
  });

  it('sends a waiting event again only with what its owner may still read', async () => {
    const admin = await generalAdmin();
    const narrowed = await narrowedAdmin(admin.ask, {});
    const webhook = await addWebhook(narrowed.ask);
    await narrowed.ask('PATCH', `/webhooks/${webhook.id}`, {
      payload: { records: ['clients'], events: ['updated'], version: 1 },
    });
    receiver.answer = (response) => void response.writeHead(500).end();
    await changeClient(admin.ask, 'Accountant');
    expect(receiver.received.at(-1)?.body).toContain('Accountant');
    const narrow = (clients: object, version: number) =>
      admin.ask('PATCH', `/custom-roles/${narrowed.role.id}`, {
        payload: { narrowing: { ...nothingTaken, records: { clients } }, version },
      });
    const replay = async () => {
      const { body } = await admin.ask<Row[]>('GET', `/webhook-deliveries?webhookId=${webhook.id}`);
      await admin.ask('POST', `/webhook-deliveries/${body[0]?.id}/replay`, { payload: {} });
      await test.runJobs();
    };

    await narrow({ fields: { position: 'hidden' } }, 1);
    await replay();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received.at(-1)?.body).toContain(clientId);
    expect(receiver.received.at(-1)?.body).not.toContain('Accountant');

    await narrow({ read: 'nothing' }, 2);
    await replay();
    expect(receiver.received).toHaveLength(2);
  });
});

describe('a subscription', () => {
  it('that a colleague made for somebody contains nothing that this person may not read', async () => {
    const admin = await generalAdmin();
    const narrowed = await narrowedAdmin(admin.ask, { records: { branches: { read: 'nothing' } } });
    const { body } = await admin.ask<Row>('POST', '/subscriptions', {
      payload: {
        name: 'All',
        list: 'branches',
        address: '/branches',
        every: 'weekly',
        weekday: 'sunday',
        userId: narrowed.id,
        format: 'csv',
      },
    });
    const due = new Date(test.api.clock().getTime() + 8 * 86_400_000);
    test.setNow(due);
    await sendSubscriptions(test.api);
    await test.runJobs();
    const { body: after } = await admin.ask<Row>('GET', `/subscriptions/${body.id}`);
    expect(after['outcome']).toBe('forbidden');
  });
});

describe('the records that act later', () => {
  afterEach(() => applyRoles([]));

  /** Reviewed: jobs that read records for somebody, with whose rights; every other job is a duty of the portal itself. */
  const jobsForSomebody: Readonly<Record<string, string>> = {
    deliverWebhooks: 'webhooks',
    startAutomations: 'automations',
    runAutomations: 'automations',
    sendSubscriptions: 'subscriptions',
    exportList: 'the owner of the export',
    exportPayments: 'the owner of the export',
    exportStatement: 'the owner of the export',
    exportLetter: 'the owner of the export',
    exportGallery: 'the owner of the export',
    exportCertificates: 'the owner of the export',
    exportComparison: 'the owner of the export',
    exportReport: 'the owner of the export',
  };
  const dutiesOfThePortal = [
    'deliverMail',
    'drawContract',
    'drawSignedContract',
    'drawTaxDocument',
    'drawCertificate',
    'settlePayment',
    'recheckPayment',
    'sendRefund',
    'forgetExpired',
    'expireExports',
    'forgetLiveEvents',
    'makeMonths',
    'backUp',
    'autoComplete',
    'expireCorrections',
    'remindCorrections',
    'sendHeldMails',
    'remindDocuments',
    'remindPayments',
  ];

  it('include those of every job that works for somebody', () => {
    expect(Object.keys(taskLabels).sort()).toEqual(
      [...Object.keys(jobsForSomebody), ...dutiesOfThePortal].sort(),
    );
    const kinds = Object.values(jobsForSomebody).filter((kind) => kind !== 'the owner of the export');
    expect(new Set(kinds)).toEqual(new Set(Object.keys(actsLater).filter((kind) => kind !== 'apiTokens')));
  });

  it.each(Object.entries(actsLater))(
    '%s name fields that exist, and nobody extends their rights',
    (name, acts: ActsAs) => {
      const resource = Object.values(resources).find((one) => one.name === name);
      expect(resource).toBeDefined();
      if (!resource) return;
      const fields = Object.keys(resource.fields);
      if (acts.as === 'changer') expect(fields).toEqual(expect.arrayContaining([...acts.fields]));
      if (acts.as === 'person') expect(fields).toContain(acts.field);
      if (acts.as === 'role') {
        applyRoles([{ id: 'any', name: { ar: 'أي', en: 'Any' }, base: 'admin', narrowing: nothingTaken }]);
        for (const action of ['create', 'update', 'delete'] as const)
          expect(permissionFor(resource, action, { role: customRole('any') })).toBe('none');
      }
    },
  );
});
