import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#domain/access/operations';
import { contract } from '#domain/api/contract';
import type { NotesView } from '#domain/api/messageViews';
import { notifications } from '../../server/db/schema/messages';
import { call } from '../support/call';
import { asRole } from '../support/people';
import type { Person } from './ordersFixture';
import {
  buildInspectionsFixture,
  makeRequest,
  sendResults,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let operator: Person;
let finance: Person;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  operator = await asRole(fixture.test, 'admin_operation');
  finance = await asRole(fixture.test, 'admin_finance');
});
afterAll(() => fixture.test.close());

const write = (
  who: Person,
  id: string,
  body: string,
  mentionedIds: string[] = [],
  language: 'ar' | 'en' = 'en',
) =>
  call<NotesView & { errors?: Record<string, string[]> }>(fixture.test, 'inspections.addNote', {
    token: who.token,
    params: { id },
    body: {
      body,
      mentionedIds,
    },
    language,
  });
const read = (who: Person, id: string) =>
  call<NotesView>(fixture.test, 'inspections.notes', { token: who.token, params: { id } });
/** True for operations that return a file, which have separate tests; streams never end. */
const isFile = (name: string) => 'file' in contract[name as keyof typeof contract].answer;
const noticesOf = (who: Person) =>
  fixture.test.api.db.select().from(notifications).where(eq(notifications.userId, who.id));

describe('an internal note', () => {
  it('shows its author and time to all staff of the request, and may not be blank', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    expect((await write(operator, id, 'المدخل من الخلف')).status).toBe(201);
    await write(fixture.supervisor, id, 'وصلت');
    const { body } = await read(finance, id);
    expect(body.notes.map(({ body: text, author }) => [text, author.role])).toEqual([
      ['المدخل من الخلف', 'admin_operation'],
      ['وصلت', 'supervisor'],
    ]);
    expect(body.notes[0]?.createdAt).toBe(fixture.test.api.clock().toISOString());
    expect((await write(operator, id, '  ')).body.errors).toHaveProperty('body');
  });

  it('notifies the people it mentions in the portal and by email, and nobody else', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    fixture.test.mails.length = 0;
    const before = (await noticesOf(finance)).length;
    await write(operator, id, 'راجع الموعد', [fixture.supervisor.id]);
    const [notice] = (await noticesOf(fixture.supervisor)).filter(({ requestId }) => requestId === id);
    expect(notice).toMatchObject({ kind: 'mentioned', requestId: id, data: { audience: 'supervisor' } });
    expect((await noticesOf(finance)).length).toBe(before);
    await fixture.test.runJobs();
    expect(fixture.test.mails.map(({ text }) => text.includes('راجع الموعد'))).toEqual([true]);
    // Nobody is notified of their own note.
    const own = (await noticesOf(operator)).length;
    await write(operator, id, 'تذكير لي', [operator.id]);
    expect((await noticesOf(operator)).length).toBe(own);
  });

  it('can mention only staff who may open the request', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    const stranger = await asRole(fixture.test, 'supervisor');
    for (const { id: other } of [stranger, fixture.client, fixture.inspector]) {
      const { status, body } = await write(operator, id, 'لك', [other]);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['mentionedIds']]);
    }
    expect(
      (await write(operator, id, 'لك', [stranger.id], 'ar')).body.errors?.['mentionedIds']?.[0],
    ).toContain('لا يملك صلاحية فتح هذا الطلب');
    expect((await read(operator, id)).body.notes).toEqual([]);
    const known = (await read(operator, id)).body.colleagues.map((one) => one.id);
    expect(known).toEqual(expect.arrayContaining([fixture.supervisor.id, finance.id]));
    expect(known).not.toContain(stranger.id);
    expect(known).not.toContain(operator.id);
  });

  it('is refused to clients, branch managers and inspectors, and not found for another supervisor', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    for (const who of [fixture.client, manager, fixture.inspector]) {
      expect((await read(who, id)).status).toBe(403);
      expect((await write(who, id, 'x')).status).toBe(403);
    }
    const stranger = await asRole(fixture.test, 'supervisor');
    expect((await read(stranger, id)).status).toBe(404);
    expect((await write(stranger, id, 'x')).status).toBe(404);
  });

  it('appears in no answer to the client or the inspector', async () => {
    const secret = 'سرّ-داخلي-4711';
    const id = await sendResults(fixture, { q4: 1 });
    await write(operator, id, secret, [fixture.supervisor.id]);
    const readable = (role: 'client' | 'inspector') =>
      (Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][]).filter(
        ([, { method, audience }]) =>
          method === 'GET' &&
          (audience === 'any' || (Array.isArray(audience) && (audience as readonly string[]).includes(role))),
      );
    const asked: string[] = [];
    for (const [role, who] of [
      ['client', fixture.client],
      ['inspector', fixture.inspector],
    ] as const) {
      for (const [name, { url }] of readable(role)) {
        const filled = url.replace(':id', id);
        // Operations that need more than the request have their own check of the owner.
        if (filled.includes(':') || isFile(name)) continue;
        const answer = await fixture.test.app.inject({
          url: `/api/v1${filled}`,
          headers: { authorization: `Bearer ${who.token}` },
        });
        if (answer.statusCode === 200) asked.push(name);
        expect([name, answer.body.includes(secret)]).toEqual([name, false]);
      }
    }
    expect(asked).toEqual(expect.arrayContaining(['clientInspections.get', 'notifications.list']));
    expect((await read(fixture.supervisor, id)).body.notes[0]?.body).toBe(secret);
  });
});
