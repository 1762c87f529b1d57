import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletionView } from '#domain/api/profileViews';
import { files } from 'sijil/server/db/schema/files';
import { notifications } from '../../server/db/schema/messages';
import { contracts } from '../../server/db/schema/money';
import { requests, reviews } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { findText } from '../support/findText';
import { visitDrafts, visitLeftovers } from '../../server/db/schema/visits';
import { asRole } from '../support/people';
import { tinyPdf, tinyPng, upload } from '../support/upload';
import { addBranch, addVehicles, buildOrdersFixture, order, type OrdersFixture, sign } from './ordersFixture';
import { confirmArrival, payByTransfer } from './paymentsFixture';
import { startIdentity } from './profileFixture';

const owner = {
  name: 'نورة بنت سلطان الشمري',
  email: 'noura.shammari@trace.test',
  phone: '+966551239876',
};
const manager = { name: 'Faisal Trace Harbi', email: 'faisal.harbi@trace.test', phone: '+966557654321' };
const responsible = { responsibleName: 'عبدالعزيز المسؤول القرني', responsiblePhone: '+966559998877' };
const plate = 'أ ث ر 7391';
const companyName = 'مطاعم الأثر الباقي';

let fixture: OrdersFixture;
let paidId: string;
let remaining: { readonly receipt: string };
let unused: string;

beforeAll(async () => {
  fixture = await buildOrdersFixture();
  await nameEverybody();
  paidId = await leavePapers();
  unused = await leaveTraces();
  await leaveTracesWithOthers();
});
afterAll(() => fixture?.test.close());

const asClient = (id: Parameters<typeof call>[1], body: object, params: Record<string, string> = {}) =>
  call<{ id: string }>(fixture.test, id, { token: fixture.client.token, body, params });

async function nameEverybody() {
  const { test, client, branchId } = fixture;
  const { db } = test.api;
  await db
    .update(users)
    .set({ ...owner, passwordHash: await hashPassword('Strong123') })
    .where(eq(users.id, client.id));
  await db.update(tables.clients).set({ companyName }).where(eq(tables.clients.id, client.id));
  await db.update(tables.branches).set(responsible).where(eq(tables.branches.id, branchId));
  const [vehicleId] = await addVehicles(test, client.id, [plate]);
  await db
    .update(tables.vehicles)
    .set({ driverName: responsible.responsibleName })
    .where(eq(tables.vehicles.id, String(vehicleId)));
  // Each of these writes an entry with its values to the audit log.
  await asClient('profile.updatePerson', { name: owner.name, phone: owner.phone, position: 'مديرة' });
  const invited = await asClient('branchManagers.assign', { ...manager, branchIds: [branchId] });
  expect(invited.status).toBe(201);
}

/** Creates documents that the law retains: a signed contract with its invoice, and the receipt of the transfer that paid it. */
async function leavePapers() {
  const placed = await order(fixture, { notes: `اتصلوا على ${owner.phone}` });
  const signed = await sign(fixture, placed.body, { name: owner.name });
  await payByTransfer(fixture, signed.body);
  const { db } = fixture.test.api;
  const [receipt] = await db.select().from(files).where(eq(files.name, 'receipt.pdf'));
  remaining = { receipt: String(receipt?.id) };
  await db
    .update(files)
    .set({ name: `${owner.name}.pdf` })
    .where(eq(files.id, remaining.receipt));
  const confirmed = await confirmArrival(fixture, placed.body.id);
  expect(confirmed.status).toBe(200);
  await db.update(requests).set({ status: 'inspection_completed' }).where(eq(requests.id, placed.body.id));
  return placed.body.id;
}

/** Creates traces of a user; returns an upload to which nothing refers. */
async function leaveTraces() {
  const { test, client } = fixture;
  const { body: file } = await upload(
    test,
    client.token,
    { content: tinyPng, name: `${owner.name}.png` },
    'document',
  );
  await asClient('savedViews.save', { resource: 'vehicles', name: owner.name, address: `q=${owner.name}` });
  await asClient('auth.changeClientPassword', {
    currentPassword: 'Strong123',
    password: 'Another4You',
    passwordConfirmation: 'Another4You',
  });
  await asClient(
    'orderDrafts.save',
    { step: 'details', data: { notes: owner.phone } },
    { serviceId: fixture.serviceId },
  );
  await startIdentity(test, client.token, '1000000008');
  for (const password of ['Wrong1234', 'Wrong5678'])
    await call(test, 'auth.login', { body: { email: owner.email, password } });
  await call(test, 'auth.forgotPassword', { body: { email: owner.email } });
  await order(fixture, { notes: owner.name });
  await test.api.db.insert(reviews).values({
    requestId: paidId,
    ratings: { punctuality: 5 },
    comment: `${owner.name} ${owner.phone}`,
    createdById: client.id,
  });
  const { id: supervisorId } = await asRole(test, 'supervisor');
  const inspector = await asRole(test, 'inspector', { supervisorId });
  await test.api.db.insert(visitLeftovers).values({
    requestId: paidId,
    inspectorId: inspector.id,
    key: 'k',
    digest: 'd',
    answers: [
      {
        vehicleId: null,
        questionKey: 'fridge',
        score: 1,
        reading: null,
        entries: [],
        note: `${owner.name} ${owner.phone}`,
        fileIds: [],
      },
    ],
    fileIds: [],
  });
  await test.api.db.insert(visitDrafts).values({
    requestId: paidId,
    inspectorId: inspector.id,
    content: {
      device: 'phone',
      number: 1,
      digest: 'd',
      answers: [
        {
          vehicleId: null,
          questionKey: 'fridge',
          note: `${owner.name} ${owner.phone}`,
          photos: [],
          mendedPhotos: [],
          changedAt: '2026-11-22T07:00:00.000Z',
          device: 'phone',
        },
      ],
      photos: [],
    },
    fileIds: [],
    answered: 1,
    asked: 1,
    section: 1,
    sections: 1,
    updatedAt: test.api.clock(),
  });
  return file.id;
}

/** Creates notices that others received. */
async function leaveTracesWithOthers() {
  const { test } = fixture;
  const admin = await asRole(test, 'admin');
  const { body: ticket } = await asClient('tickets.create', {
    subject: 'other',
    title: `سؤال من ${owner.name}`,
    message: `رقمي ${owner.phone}`,
  });
  await asClient('tickets.reply', { text: `وبريدي ${owner.email}` }, { id: ticket.id });
  await call(test, 'tickets.reply', {
    token: admin.token,
    params: { id: ticket.id },
    body: { text: `أهلًا ${owner.name}` },
  });
  await asClient('auth.changeClientPassword', {
    currentPassword: 'Strong123',
    password: 'Third4You',
    passwordConfirmation: 'Third4You',
  });
}

const everything = {
  name: owner.name,
  email: owner.email,
  phone: owner.phone,
  manager: manager.name,
  managerEmail: manager.email,
  managerPhone: manager.phone,
  plate,
  responsible: responsible.responsibleName,
  responsiblePhone: responsible.responsiblePhone,
};

describe('after an account is deleted', () => {
  it('the database contains their personal data nowhere, except for the signer’s name on contracts', async () => {
    const { test, client } = fixture;
    for (const text of Object.values(everything)) expect(await findText(test, text)).not.toEqual([]);
    const preview = await call<DeletionView>(test, 'clients.deletionPreview', { token: client.token });
    expect(preview.body).toMatchObject({
      erased: { branches: 1, vehicles: 1, managers: 1, tickets: 1 },
      kept: { taxDocuments: 1, contracts: 1 },
    });
    const deleted = await asClient('clients.deleteOwnAccount', { companyName, password: 'Strong123' });
    expect([deleted.status, deleted.body]).toEqual([200, null]);

    const left: Record<string, string[]> = {};
    for (const [what, text] of Object.entries(everything)) left[what] = await findText(test, text);
    expect(left).toEqual({
      name: ['contracts.signer_name'],
      email: [],
      phone: [],
      manager: [],
      managerEmail: [],
      managerPhone: [],
      plate: [],
      responsible: [],
      responsiblePhone: [],
    });
  });

  it('the company’s name remains in its documents and in staff notices about its requests', async () => {
    expect(await findText(fixture.test, companyName)).toEqual([
      'clients.company_name',
      'contracts.data',
      'mail_messages.html',
      'mail_messages.text',
      'notifications.data',
      'tax_documents.buyer',
      'tax_documents.data',
    ]);
  });

  it('an unused upload is deleted, and the receipt of a payment is retained under a neutral file name', async () => {
    const rows = await fixture.test.api.db
      .select()
      .from(files)
      .where(inArray(files.id, [unused, remaining.receipt]));
    expect(rows).toMatchObject([{ id: remaining.receipt, name: 'file.pdf' }]);
    expect(tinyPdf.length).toBe(rows[0]?.size);
  });

  it('notices about its tickets and password requests are deleted', async () => {
    const kinds = await fixture.test.api.db.select({ kind: notifications.kind }).from(notifications);
    expect(kinds.filter(({ kind }) => kind.startsWith('ticket') || kind === 'passwordRequested')).toEqual([]);
  });
});

describe('a company without issued documents', () => {
  it('is named nowhere after its deletion, and its unsigned contract file is deleted', async () => {
    const { test } = fixture;
    const { db } = test.api;
    const person = await asRole(test, 'client');
    const name = 'شركة بلا أوراق للتجربة';
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('Strong123') })
      .where(eq(users.id, person.id));
    await db.update(tables.clients).set({ companyName: name }).where(eq(tables.clients.id, person.id));
    const branchId = await addBranch(test, person.id);
    const placed = await order({ ...fixture, client: person, branchId });
    expect(placed.status).toBe(201);
    expect(await findText(test, name)).toContain('notifications.data');
    const [contract] = await db.select().from(contracts).where(eq(contracts.requestId, placed.body.id));
    const { status } = await call(test, 'clients.deleteOwnAccount', {
      token: person.token,
      body: { companyName: name, password: 'Strong123' },
    });
    expect(status).toBe(200);
    expect(await findText(test, name)).toEqual([]);
    expect(
      await db
        .select()
        .from(files)
        .where(eq(files.id, String(contract?.fileId))),
    ).toEqual([]);
  });
});
