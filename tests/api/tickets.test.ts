import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationView, TicketMessageView } from '#domain/api/messageViews';
import { ticketOrder, type TicketStatus } from '#domain/tickets/tickets';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest } from './inspectionsFixture';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';

type Person = Awaited<ReturnType<typeof asRole>>;
interface Ticket {
  id: string;
  code: string;
  status: string;
  title: string;
}

let test: TestApp;
let client: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  test = await buildTestApp();
  [client, other, admin] = [
    await asRole(test, 'client'),
    await asRole(test, 'client'),
    await asRole(test, 'admin'),
  ];
});
afterAll(() => test.close());

const question = { subject: 'payment', title: 'الفاتورة', message: 'متى تصل الفاتورة؟' };

async function open(body: object = question, { token } = client) {
  return call<Ticket & { errors: Record<string, string[]> }>(test, 'tickets.create', { token, body });
}
const reply = (id: string, { token }: Person, text = 'شكرًا') =>
  call<{ code?: string }>(test, 'tickets.reply', { token, params: { id }, body: { text } });
const move = (id: string, { token }: Person, status: string) =>
  call<Ticket & { code?: string }>(test, 'tickets.changeStatus', { token, params: { id }, body: { status } });
const read = async (id: string, { token }: Person) => {
  const response = await test.app.inject({
    url: `/api/v1/user/tickets/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, body: response.json<Ticket>() };
};
const fields = async (id: string) => {
  const response = await test.app.inject({
    url: `/api/v1/user/tickets/${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return response.json<
    Record<'assigneeId' | 'waitingSince' | 'firstAnswerDueAt' | 'firstAnsweredAt', string | null>
  >();
};
const listed = async (query: Readonly<Record<string, string>>, { token }: Person) => {
  const response = await test.app.inject({
    url: `/api/v1/user/tickets?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return response.json<Ticket[]>().map(({ id }) => id);
};
const search = (q: string, by: Person) => listed({ q }, by);
const unread = async (ids: readonly string[], { token }: Person) =>
  (await call<string[]>(test, 'tickets.unread', { token, query: { ids: ids.join(',') } })).body;
const assign = (id: string, assigneeId: string | null, { token }: Person = admin) =>
  call<{ errors?: Record<string, string[]> }>(test, 'tickets.assign', {
    token,
    params: { id },
    body: { assigneeId },
  });
const noticesOf = async ({ token }: Person) =>
  (await call<NotificationView[]>(test, 'notifications.list', { token })).body;

describe('a support ticket', () => {
  it('is opened by a client and notifies admins in the portal and by mail', async () => {
    const made = await open();
    expect(made).toMatchObject({ status: 201, body: { status: 'open', title: 'الفاتورة' } });
    const [notice] = await noticesOf(admin);
    expect(notice).toMatchObject({ kind: 'ticketOpened', link: `/customer-support/${made.body.id}` });
    expect(notice?.sentence).toContain('الفاتورة');
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to.startsWith('admin-'))).not.toHaveLength(0);
  });

  it('is pending after support’s reply, and open again after the client’s reply', async () => {
    const { id } = (await open()).body;
    expect((await reply(id, admin, 'خلال ساعة')).status).toBe(201);
    expect((await read(id, client)).body.status).toBe('pending');
    expect(await noticesOf(client)).toContainEqual(expect.objectContaining({ kind: 'ticketReplied' }));
    await reply(id, client);
    expect((await read(id, admin)).body.status).toBe('open');
  });

  it('reopens when somebody replies after it was closed', async () => {
    const { id } = (await open()).body;
    expect((await move(id, client, 'closed')).body.status).toBe('closed');
    await reply(id, client, 'بقي سؤال');
    expect((await read(id, client)).body.status).toBe('open');
  });

  it('shows its messages oldest first, each with its side', async () => {
    const { id } = (await open()).body;
    test.setNow(new Date('2026-11-22T08:00:00Z'));
    await reply(id, admin, 'خلال ساعة');
    const { body } = await call<TicketMessageView[]>(test, 'tickets.messages', {
      token: client.token,
      params: { id },
    });
    expect(body.map(({ text, side, mine }) => ({ text, side, mine }))).toEqual([
      { text: question.message, side: 'client', mine: true },
      { text: 'خلال ساعة', side: 'support', mine: false },
    ]);
  });

  it('is not found for another company, which cannot read, answer, close or delete it', async () => {
    const { id } = (await open()).body;
    const { token } = other;
    expect((await read(id, other)).status).toBe(404);
    expect((await call(test, 'tickets.messages', { token, params: { id } })).status).toBe(404);
    expect((await reply(id, other)).status).toBe(404);
    expect((await move(id, other, 'closed')).status).toBe(404);
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/user/tickets/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(deleted.statusCode).toBe(404);
    expect((await read(id, client)).body.status).toBe('open');
  });

  it('cannot be set to pending by the client', async () => {
    const { id } = (await open()).body;
    expect(await move(id, client, 'pending')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('about another client’s request is refused like one about an unknown request', async () => {
    const fixture = await buildInspectionsFixture(test);
    const requestId = await makeRequest(fixture, 'inspection_completed');
    const foreign = await open({ ...question, requestId });
    const unknown = await open({ ...question, requestId: '00000000-0000-4000-8000-000000000000' });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['requestId']]);
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect((await open({ ...question, requestId }, fixture.client)).status).toBe(201);
  });

  it('is refused without a title or without a message, each at its field, and to admins', async () => {
    for (const field of ['title', 'message']) {
      const { status, body } = await open({ ...question, [field]: '' });
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    }
    expect((await open(question, admin)).status).toBe(403);
  });

  it('has a number, and is found by number or title in any spelling', async () => {
    const { id, code } = (await open({ ...question, title: 'فاتورة المكتبة' })).body;
    expect(code).toMatch(/^T-\d+$/);
    expect(await search(code.replace('-', '').toLowerCase(), admin)).toContain(id);
    expect(await search('فاتوره المكتبه', client)).toContain(id);
    expect(await search(code, other)).not.toContain(id);
  });

  it('can be deleted by its client, and is then in neither list and not found by client and support', async () => {
    const { id } = (await open()).body;
    const lists = () => Promise.all([client, admin].map((by) => listed({ _end: '200' }, by)));
    expect((await lists()).map((ids) => ids.includes(id))).toEqual([true, true]);
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/user/tickets/${id}`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(deleted.statusCode).toBe(200);
    expect((await lists()).map((ids) => ids.includes(id))).toEqual([false, false]);
    expect((await read(id, client)).status).toBe(404);
    expect((await read(id, admin)).status).toBe(404);
    expect((await reply(id, admin)).status).toBe(404);
  });
});

describe('the first answer to a ticket', () => {
  it('is due after the configured hours; its time and the start of waiting follow the messages', async () => {
    test.setNow(new Date('2026-11-22T07:00:00Z'));
    await test.api.db.update(tables.settings).set({ firstAnswerHours: 4 });
    const { id } = (await open()).body;
    expect(await fields(id)).toMatchObject({
      waitingSince: '2026-11-22T07:00:00.000Z',
      firstAnswerDueAt: '2026-11-22T11:00:00.000Z',
      firstAnsweredAt: null,
    });
    test.setNow(new Date('2026-11-22T09:00:00Z'));
    await reply(id, client, 'هل من جديد؟');
    expect((await fields(id)).waitingSince).toBe('2026-11-22T07:00:00.000Z');
    test.setNow(new Date('2026-11-22T10:00:00Z'));
    await reply(id, admin);
    expect(await fields(id)).toMatchObject({
      waitingSince: null,
      firstAnsweredAt: '2026-11-22T10:00:00.000Z',
    });
    test.setNow(new Date('2026-11-22T12:00:00Z'));
    await reply(id, client);
    expect(await fields(id)).toMatchObject({
      waitingSince: '2026-11-22T12:00:00.000Z',
      firstAnsweredAt: '2026-11-22T10:00:00.000Z',
    });
  });
});

describe('the support staff’s ticket list', () => {
  it('starts with the longest waiting open ticket; closed and pending ones follow by latest message', async () => {
    const { db } = test.api;
    const at = (hour: number) => sql`make_timestamptz(2026, 10, 1, ${hour}, 0, 0, 'UTC')`;
    const row = async (status: TicketStatus, lastMessageAt: SQL, waitingSince: SQL | null) => {
      const { id } = (await open()).body;
      await db
        .update(tables.tickets)
        .set({ status, lastMessageAt, waitingSince })
        .where(eq(tables.tickets.id, id));
      return id;
    };
    const late = await row('open', at(9), at(3));
    const longest = await row('open', at(10), at(1));
    const closed = await row('closed', at(11), null);
    const pending = await row('pending', at(12), null);
    const ids = [late, longest, closed, pending];
    const order = ticketOrder('all');
    const query = {
      _sort: order.map(({ field }) => field).join(','),
      _order: order.map((one) => one.order).join(','),
      _end: '100',
    };
    const found = (await listed(query, admin)).filter((id) => ids.includes(id));
    expect(found).toEqual([longest, late, pending, closed]);
  });
});

describe('the assignee of a ticket', () => {
  let second: Person;
  beforeAll(async () => void (second = await asRole(test, 'admin')));

  it('is the admin who answers first, and is then the only one notified of the client’s messages', async () => {
    const { id } = (await open()).body;
    await reply(id, second);
    expect((await fields(id)).assigneeId).toBe(second.id);
    await reply(id, client, 'رسالة لمن يتابعها');
    const told = ({ kind, link }: NotificationView) => kind === 'ticketReplied' && link?.endsWith(id);
    expect((await noticesOf(second)).filter(told)).toHaveLength(1);
    expect((await noticesOf(admin)).filter(told)).toHaveLength(0);
  });

  it('can be another general admin, who is notified, or nobody', async () => {
    const { id } = (await open()).body;
    expect((await assign(id, second.id)).status).toBe(200);
    expect(await noticesOf(second)).toContainEqual(expect.objectContaining({ kind: 'ticketAssigned' }));
    expect((await assign(id, null)).status).toBe(200);
    expect((await fields(id)).assigneeId).toBeNull();
    const offered = await call<{ id: string }[]>(test, 'tickets.assignees', { token: admin.token });
    expect(offered.body.map((one) => one.id)).toEqual(expect.arrayContaining([admin.id, second.id]));
  });

  it('must be a general admin, and can be neither set nor read by the client', async () => {
    const { id } = (await open()).body;
    const finance = await asRole(test, 'admin_finance');
    expect((await assign(id, finance.id)).body.errors).toHaveProperty('assigneeId');
    expect((await assign(id, client.id)).body.errors).toHaveProperty('assigneeId');
    expect((await assign(id, admin.id, client)).status).toBe(403);
    await assign(id, second.id);
    expect((await read(id, client)).body).not.toHaveProperty('assigneeId');
  });
});

describe('the unread state of a ticket', () => {
  it('is stored per person: own and opened messages are read, later ones are unread', async () => {
    test.setNow(new Date('2026-11-23T07:00:00Z'));
    const { id } = (await open()).body;
    expect(await unread([id], client)).toEqual([]);
    expect(await unread([id], admin)).toEqual([id]);
    await call(test, 'tickets.markRead', { token: admin.token, params: { id } });
    expect(await unread([id], admin)).toEqual([]);
    test.setNow(new Date('2026-11-23T08:00:00Z'));
    await reply(id, admin);
    expect(await unread([id], client)).toEqual([id]);
    expect(await unread([id], admin)).toEqual([]);
    expect(await unread([id], other)).toEqual([]);
    const { status } = await call(test, 'tickets.markRead', { token: other.token, params: { id } });
    expect(status).toBe(404);
  });
});

describe('ticket attachments', () => {
  const upload = async ({ id: ownerId }: Person, name = 'فاتورة.png') => {
    const [file] = await test.api.db
      .insert(files)
      .values({ sha256: 'a'.repeat(64), type: 'image/png', size: 1, name, ownerId })
      .returning({ id: files.id });
    return String(file?.id);
  };

  it('can be sent with the question and each reply, and are visible to both sides', async () => {
    const { id } = (await open({ ...question, fileIds: [await upload(client)] })).body;
    const body = { text: 'انظر المرفق', fileIds: [await upload(admin, 'دليل.png')] };
    await call(test, 'tickets.reply', { token: admin.token, params: { id }, body });
    for (const { token } of [client, admin]) {
      const said = await call<TicketMessageView[]>(test, 'tickets.messages', { token, params: { id } });
      expect(said.body.map(({ files: sent }) => sent.map(({ name }) => name))).toEqual([
        ['فاتورة.png'],
        ['دليل.png'],
      ]);
    }
  });

  it('must be the author’s own uploads, at most five', async () => {
    const foreign = await open({ ...question, fileIds: [await upload(other)] });
    expect(foreign.status).toBe(422);
    const six = await Promise.all(Array.from({ length: 6 }, () => upload(client)));
    expect((await open({ ...question, fileIds: six })).body.errors).toHaveProperty('fileIds');
  });
});

it('a ticket message that is too long for the field or the body is refused with an explanation', async () => {
  const refused = async (letters: number) => {
    const { status, body } = await open({ ...question, message: 'a'.repeat(letters) });
    return { status, ...(body as unknown as { message: string; errors?: Record<string, string[]> }) };
  };
  const long = await refused(20_000);
  expect(long.status).toBe(400);
  expect(long.errors?.['message']?.[0]).toContain('4000');
  const tooLong = await refused(40_000);
  expect(tooLong.status).toBe(413);
  expect(tooLong.message).not.toBe('');
});
