import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfilePartsView } from '#domain/api/profileViews';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { learnProfileDuties } from '../../server/workflow/profileDuties';
import { call } from '../support/call';
import {
  buildInspectionsFixture,
  makeRequest,
  perform,
  readRequest,
  type InspectionsFixture,
} from './inspectionsFixture';
import { partAnswers } from './profileFixture';

/** Signed with the former version of the portal; the duty is declared for 22 November. */
const signedAt = new Date('2026-12-01T09:00:00Z');
const upgradedAt = new Date('2026-12-05T08:00:00Z');
const visitAt = new Date('2026-12-09T08:00:00Z');

let fixture: InspectionsFixture;
let open: Record<'paid' | 'assigned' | 'sent' | 'rejected' | 'approved', string>;

/** State of the former version: a completed profile, signed orders, and no licence, which was not required then. */
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const { api, setNow } = fixture.test;
  setNow(signedAt);
  await api.db
    .update(tables.clients)
    .set({ municipalLicence: null, municipalLicenceNumber: null })
    .where(eq(tables.clients.id, fixture.client.id));
  const old = { signedAt, visitAt, createdAt: signedAt };
  open = {
    paid: await makeRequest(fixture, 'payment_completed', { ...old, supervisorId: null, inspectorId: null }),
    assigned: await makeRequest(fixture, 'supervisor_assigned', { ...old, inspectorId: null }),
    sent: await makeRequest(fixture, 'details_sent', { ...old, inspectorId: null }),
    rejected: await makeRequest(fixture, 'details_rejected', { ...old, inspectorId: null }),
    approved: await makeRequest(fixture, 'details_approved', { ...old, inspectorId: null }),
  };
  setNow(upgradedAt);
  await learnProfileDuties(api.db, upgradedAt);
});
afterAll(() => fixture.test.close());

const parts = async () =>
  (await call<ProfilePartsView>(fixture.test, 'profile.getParts', { token: fixture.client.token })).body;
const accept = (id: string) => perform(fixture, 'clientInspections.acceptDetails', fixture.client, id);

describe('after an upgrade that requires a new document of companies', () => {
  it('each order signed before it can still take its next step', async () => {
    const details = (time: string) => ({ visitAt: `2026-12-13T${time}:00Z`, note: '' });
    const steps = [
      await perform(fixture, 'adminInspections.assignSupervisor', fixture.operator, open.paid, {
        supervisorId: fixture.supervisor.id,
      }),
      await perform(
        fixture,
        'supervisorInspections.sendDetails',
        fixture.supervisor,
        open.assigned,
        details('06:00'),
      ),
      await accept(open.sent),
      await perform(
        fixture,
        'supervisorInspections.sendDetails',
        fixture.supervisor,
        open.rejected,
        details('08:00'),
      ),
      await perform(fixture, 'supervisorInspections.assignInspector', fixture.supervisor, open.approved, {
        inspectorId: fixture.inspector.id,
      }),
    ];
    expect(steps.map(({ status, body }) => (status === 200 ? body.status : body))).toEqual([
      'supervisor_assigned',
      'details_sent',
      'details_approved',
      'details_sent',
      'inspector_assigned',
    ]);
    expect((await accept(open.assigned)).status).toBe(200);
  });

  it('a visit ordered with a previously signed order can be accepted, unlike one without such an order', async () => {
    const { db } = fixture.test.api;
    const carrier = await readRequest(fixture, open.paid);
    const id = await makeRequest(fixture, 'details_sent', { visitAt, orderedWithId: carrier.id });
    expect((await accept(id)).status).toBe(200);
    await db.update(requests).set({ status: 'details_sent', orderedWithId: null }).where(eq(requests.id, id));
    expect((await accept(id)).status).toBe(409);
  });

  it('an order signed afterwards waits for the document', async () => {
    const id = await makeRequest(fixture, 'details_sent', {
      visitAt,
      signedAt: new Date('2026-12-05T08:00:01Z'),
    });
    const { status, body } = await accept(id);
    expect([status, body.code]).toEqual([409, 'guard_refused']);
  });

  it('the company sees a deadline for the document, which a later process start does not move', async () => {
    const [papers] = (await parts()).missing;
    expect(papers).toMatchObject({ part: 'papers', due: true, by: '2027-01-04' });
    await learnProfileDuties(fixture.test.api.db, new Date('2027-03-01T00:00:00Z'));
    expect((await parts()).missing[0]?.by).toBe('2027-01-04');
  });

  it('admins find the company with the “incomplete profile” preset until it provides the document', async () => {
    const { resources } = await import('#resources');
    const { asRole } = await import('../support/people');
    const admin = await asRole(fixture.test, 'admin');
    const query = new URLSearchParams(resources.clients.presets?.[0]?.filters).toString();
    const found = async () => {
      const { body } = await fixture.test.app
        .inject({ url: `/api/v1/clients?${query}`, headers: { authorization: `Bearer ${admin.token}` } })
        .then((answer) => ({ body: answer.json<{ id: string }[]>() }));
      return body.map(({ id }) => id);
    };
    expect(await found()).toContain(fixture.client.id);
    const { papers } = await partAnswers(fixture, fixture.client.token);
    const { municipalLicence, municipalLicenceNumber } = papers;
    const given = await call(fixture.test, 'profile.givePart', {
      token: fixture.client.token,
      params: { part: 'papers' },
      body: { municipalLicence, municipalLicenceNumber },
    });
    expect([given.status, await found()]).toEqual([200, []]);
    expect((await parts()).missing.map(({ by }) => by)).toEqual([null]);
  });
});
