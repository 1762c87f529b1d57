import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationView } from '#domain/notifications/notificationView';
import type { TicketMessageView } from '#domain/api/ticketViews';
import type { TestApp } from '../support/buildTestApp';
import { buildTestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
interface Ticket {
  id: string;
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
const noticesOf = async ({ token }: Person) =>
  (await call<NotificationView[]>(test, 'notifications.list', { token })).body;

describe('a ticket', () => {
  it('is opened by a client, and the admins hear of it in the portal and by mail', async () => {
    const made = await open();
    expect(made).toMatchObject({ status: 201, body: { status: 'open', title: 'الفاتورة' } });
    const [notice] = await noticesOf(admin);
    expect(notice).toMatchObject({ kind: 'ticketOpened', link: `/customer-support/${made.body.id}` });
    expect(notice?.sentence).toContain('الفاتورة');
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to.startsWith('admin-'))).not.toHaveLength(0);
  });

  it('waits for the client once support has answered, and for support once the client has', async () => {
    const { id } = (await open()).body;
    expect((await reply(id, admin, 'خلال ساعة')).status).toBe(201);
    expect((await read(id, client)).body.status).toBe('pending');
    expect(await noticesOf(client)).toContainEqual(expect.objectContaining({ kind: 'ticketReplied' }));
    await reply(id, client);
    expect((await read(id, admin)).body.status).toBe('open');
  });

  it('opens again when somebody replies after it was closed', async () => {
    const { id } = (await open()).body;
    expect((await move(id, client, 'closed')).body.status).toBe('closed');
    await reply(id, client, 'بقي سؤال');
    expect((await read(id, client)).body.status).toBe('open');
  });

  it('shows everything that was said, oldest first, and who said it', async () => {
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

  it('is unknown to another company: it can neither be read, answered, closed nor deleted', async () => {
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

  it('cannot be set to wait for the client by the client', async () => {
    const { id } = (await open()).body;
    expect(await move(id, client, 'pending')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('cannot be about a request of somebody else', async () => {
    const made = await open({ ...question, requestId: '00000000-0000-4000-8000-000000000000' });
    expect(made.status).toBe(400);
    expect(made.body.errors).toHaveProperty('requestId');
  });

  it('is refused without a title or a message, and by an admin altogether', async () => {
    expect((await open({ subject: 'payment', title: '', message: '' })).body.errors).toHaveProperty(
      'message',
    );
    expect((await open(question, admin)).status).toBe(403);
  });

  it('can be deleted by its client, and is gone from both lists', async () => {
    const { id } = (await open()).body;
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/user/tickets/${id}`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(deleted.statusCode).toBe(200);
    expect((await read(id, client)).status).toBe(404);
    expect((await reply(id, admin)).status).toBe(404);
  });
});
