import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WaitingWork } from '#domain/api/dashboardViews';
import { nothingTaken } from 'sijil/schema/roles/customRoles';
import { users } from '../../server/db/schema/users';
import { askAs } from 'sijil/testing/askAs';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  perform,
  sunday,
  succeed,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const alone = { supervisorId: null, inspectorId: null };
  await makeRequest(fixture, 'payment_completed', alone);
  await makeRequest(fixture, 'payment_completed', alone);
  await makeRequest(fixture, 'change_request', alone);
  await makeRequest(fixture, 'details_approved', { inspectorId: null });
  await makeRequest(fixture, 'form_submitted');
  await makeRequest(fixture, 'details_sent', { inspectorId: null });
  await makeRequest(fixture, 'inspection_completed');
});
afterAll(() => fixture.test.close());

type Person = InspectionsFixture['client'];

const workOf = async ({ token }: Person) =>
  (await call<{ work: WaitingWork }>(fixture.test, 'notifications.hasUnread', { token })).body.work;

const countsOf = async (person: Person) =>
  Object.fromEntries((await workOf(person)).map(({ name, count }) => [name, count]));

describe('the work that waits for a person', () => {
  it('is for operations what they assign, write and decide', async () => {
    expect(await countsOf(fixture.operator)).toEqual({
      unassigned: 2,
      contracts: 1,
      cancellations: 0,
      visits: 1,
    });
  });

  it('is for a supervisor what the own requests need, among them the form to review', async () => {
    expect(await countsOf(fixture.supervisor)).toEqual({ ownTasks: 2, forms: 1, visits: 1 });
    const another = await asRole(fixture.test, 'supervisor');
    expect(await countsOf(another)).toEqual({ ownTasks: 0, forms: 0, visits: 0 });
  });

  it('is for a client the decision about a visit, and for finance the transfers', async () => {
    expect(await countsOf(fixture.client)).toEqual({ ownRequests: 1 });
    expect(await countsOf(await asRole(fixture.test, 'admin_finance'))).toEqual({ transfers: 0 });
    expect(await countsOf(fixture.inspector)).toEqual({});
  });

  it('has nothing of records that a narrowed role may not read', async () => {
    const admin = await asRole(fixture.test, 'admin');
    expect(await countsOf(admin)).toMatchObject({ transfers: 0, tickets: 0 });
    const narrowing = {
      ...nothingTaken,
      records: { tickets: { read: 'nothing' }, payments: { read: 'nothing' } },
    };
    const name = { ar: 'بلا تذاكر', en: 'Without tickets' };
    const ask = askAs(
      () => fixture.test,
      () => admin.token,
    );
    const role = await ask<{ id: string }>('POST', '/custom-roles', {
      payload: { name, base: 'admin', narrowing },
    });
    const narrowed = await asRole(fixture.test, 'admin');
    await fixture.test.api.db
      .update(users)
      .set({ customRoleId: role.body.id })
      .where(eq(users.id, narrowed.id));
    const counts = await countsOf(narrowed);
    expect(counts).toMatchObject({ unassigned: 2 });
    expect(Object.keys(counts)).not.toContain('tickets');
    expect(Object.keys(counts)).not.toContain('transfers');
  });

  it('counts a request to cancel until it is decided', async () => {
    const id = await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null });
    const reason = 'أغلقنا الفرع';
    await succeed(perform(fixture, 'clientInspections.askToCancel', fixture.client, id, { reason }));
    expect(await countsOf(fixture.operator)).toMatchObject({ cancellations: 1 });
    await succeed(perform(fixture, 'adminInspections.declineCancellation', fixture.operator, id, { reason }));
    expect(await countsOf(fixture.operator)).toMatchObject({ cancellations: 0 });
  });

  it('is late once the oldest has waited for more than three days', async () => {
    const unassigned = async () => (await workOf(fixture.operator)).find(({ name }) => name === 'unassigned');
    const first = await unassigned();
    expect(first).toMatchObject({ late: false });
    fixture.test.setNow(new Date(new Date(String(first?.since)).getTime() + 3 * 86_400_000 + 1));
    expect(await unassigned()).toMatchObject({ late: true });
    fixture.test.setNow(sunday);
  });
});
