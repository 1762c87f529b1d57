import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TicketMessageView } from '#domain/api/messageViews';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, order, type OrdersFixture, type Person } from './ordersFixture';

let fixture: OrdersFixture;
let admin: Person;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  admin = await asRole(fixture.test, 'admin');
});
afterAll(() => fixture.test.close());

const question = { subject: 'payment', title: 'الفاتورة', message: 'متى تصل الفاتورة؟' };
const ask = ({ token }: Person, body: object = {}) =>
  call<{ id: string; errors?: Record<string, string[]> }>(fixture.test, 'tickets.create', {
    token,
    body: { ...question, ...body },
  });
const reply = (id: string, { token }: Person, text: string) =>
  call(fixture.test, 'tickets.reply', { token, params: { id }, body: { text } });

it('a ticket may refer to a request of its own company, and not of another one', async () => {
  const { id: requestId } = (await order(fixture)).body;
  const refused = await ask(await asRole(fixture.test, 'client'), { requestId });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['requestId']]);
  expect((await ask(fixture.client, { requestId })).status).toBe(201);
});

it('the messages of a ticket are listed oldest first, whatever their physical row order', async () => {
  const { test, client } = fixture;
  const { body: ticket } = await ask(client);
  const texts = ['الأولى', 'الثانية', 'الثالثة'];
  for (const [minute, text] of texts.entries()) {
    test.setNow(new Date(Date.UTC(2026, 10, 22, 8, minute)));
    expect((await reply(ticket.id, client, text)).status).toBe(201);
  }
  // PostgreSQL stores an updated row after the others.
  await test.api.db.execute(sql`update ticket_messages set text = text where text = ${texts[0]}`);
  const { body } = await call<TicketMessageView[]>(test, 'tickets.messages', {
    token: client.token,
    params: { id: ticket.id },
  });
  expect(body.map(({ text }) => text)).toEqual([question.message, ...texts]);
});

/** Opens a connection that locks the ticket's row until `release`. */
async function holdTicket(id: string) {
  const holder = new Client({ connectionString: String(fixture.test.api.config.databaseUrl) });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from tickets where id = $1 for update', [id]);
  return {
    release: async () => {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

it('simultaneous replies to a ticket each increment its version', async () => {
  const { test, client } = fixture;
  const { body: ticket } = await ask(client);
  const readVersion = async () => {
    const [row] = await test.api.db.select().from(tables.tickets).where(eq(tables.tickets.id, ticket.id));
    return Number(row?.version);
  };
  const before = await readVersion();
  // A transaction locks the row until both replies wait for it.
  const holder = await holdTicket(ticket.id);
  const replies = Promise.all([reply(ticket.id, client, 'من العميل'), reply(ticket.id, admin, 'من الدعم')]);
  await expect
    .poll(async () => {
      const { rows } = await test.api.db.execute(
        sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.['waiting'];
    })
    .toBe(2);
  await holder.release();
  expect((await replies).map(({ status }) => status)).toEqual([201, 201]);
  expect(await readVersion()).toBe(before + 2);
});
