import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestStatus } from '#domain/workflow/statuses';
import { formVersions, requests } from '../../server/db/schema/requests';
import { completeDueRequests, expireDueCorrections } from '../../server/wiring/jobs/dueRequests';
import { buildOrdersFixture, type OrdersFixture, reread, sunday } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const anHour = 3_600_000;

/** Creates a request at a status with a deadline some hours from now. */
async function requestAt(
  status: RequestStatus,
  deadline: 'completionDueAt' | 'correctionsDueAt',
  hours: number,
) {
  const { db } = fixture.test.api;
  const [form] = await db.select().from(formVersions).limit(1);
  const [row] = await db
    .insert(requests)
    .values({
      status,
      kind: 'standard',
      clientId: fixture.client.id,
      branchId: fixture.branchId,
      serviceId: fixture.serviceId,
      createdById: fixture.client.id,
      formVersionId: String(form?.id),
      [deadline]: new Date(sunday.getTime() + hours * anHour),
    })
    .returning({ id: requests.id });
  return String(row?.id);
}

const statusOf = async (id: string) => (await reread(fixture, id)).status;

describe('deadline jobs', () => {
  it('complete a request after its completion deadline, once and as the system', async () => {
    const due = await requestAt('certificate_generated', 'completionDueAt', -1);
    const later = await requestAt('certificate_generated', 'completionDueAt', 1);
    await completeDueRequests(fixture.test.api);
    await completeDueRequests(fixture.test.api);
    expect(await statusOf(due)).toBe('inspection_completed');
    expect(await statusOf(later)).toBe('certificate_generated');
    expect((await reread(fixture, due)).history.map(({ performer }) => performer)).toEqual(['system']);
  });

  it('complete a request after its correction deadline, and notify the client', async () => {
    const due = await requestAt('corrections_needed', 'correctionsDueAt', -1);
    const later = await requestAt('corrections_needed', 'correctionsDueAt', 1);
    await expireDueCorrections(fixture.test.api);
    expect(await statusOf(due)).toBe('inspection_completed');
    expect(await statusOf(later)).toBe('corrections_needed');
    await fixture.test.runJobs();
    expect(fixture.test.mails.at(-1)?.text).toContain(
      'انتهت مهلة الإجراءات التصحيحية لخدمة «تفتيش سلامة الغذاء» (فرع العليا)، ولم تُعدَّل الدرجة.',
    );
  });

  it('leave an already cancelled request unchanged', async () => {
    const moved = await requestAt('cancelled', 'completionDueAt', -1);
    await completeDueRequests(fixture.test.api);
    const [row] = await fixture.test.api.db.select().from(requests).where(eq(requests.id, moved));
    expect(row).toMatchObject({ status: 'cancelled', version: 1 });
  });
});
