import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../server/db/schema/declared';
import { knownDevices } from 'sijil/server/db/schema/users';
import { mailMessages } from '../../server/db/schema/messages';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { pass, withPassword } from './authFixture';

const laptop = agent('Windows NT 10.0; Win64; x64', '141');
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

function agent(system: string, version: string): string {
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
}

let test: TestApp;
beforeAll(async () => void (test = await buildTestApp()), 120_000);
afterAll(() => test.close());

async function signIn(email: string, userAgent: string): Promise<number> {
  const { status } = await call(test, 'auth.login', {
    body: { email, password: 'Right1234' },
    headers: { 'user-agent': userAgent },
  });
  return status;
}

/** Mails to a person, in the order of writing. */
async function mailsTo(email: string): Promise<string[]> {
  const mails = await test.api.db
    .select({ text: mailMessages.text })
    .from(mailMessages)
    .where(eq(mailMessages.to, email))
    .orderBy(mailMessages.createdAt);
  return mails.map(({ text }) => text);
}

const devicesOf = (userId: string) => test.api.db.$count(knownDevices, eq(knownDevices.userId, userId));

describe('a sign-in from another device than before', () => {
  it('is mailed to the person with time, device and network address, once', async () => {
    const { email } = await withPassword(test, 'client', { language: 'en' });
    expect(await signIn(email, laptop)).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    test.setNow(new Date('2026-11-29T07:30:00Z'));
    expect(await signIn(email, phone)).toBe(200);
    expect(await signIn(email, phone)).toBe(200);
    expect(await signIn(email, laptop)).toBe(200);
    const [mail = '', ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatch(/29 Nov\w* 2026.*10:30/);
    expect(mail).toMatch(/Safari 18 – iOS/);
    expect(mail).toContain('127.0.0.1');
    expect(mail).toContain('/forgot-password');
  });

  it('is not mailed for a new version of the browser, or a refused sign-in', async () => {
    const { email } = await withPassword(test, 'supervisor');
    await signIn(email, laptop);
    await signIn(email, agent('Windows NT 10.0; Win64; x64', '142'));
    const refused = await call(test, 'auth.login', {
      body: { email, password: 'Wrong1234' },
      headers: { 'user-agent': phone },
    });
    expect(refused.status).not.toBe(200);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is mailed once where two sign-ins come together, and not where they are the account’s first', async () => {
    const { email } = await withPassword(test, 'admin_finance');
    await Promise.all([signIn(email, laptop), signIn(email, laptop)]);
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all([signIn(email, phone), signIn(email, phone), signIn(email, phone)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('remembers the twenty latest devices of an account, and nothing that names them', async () => {
    const { email, id } = await withPassword(test, 'client');
    for (const system of ['Windows NT 10.0', 'X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7'])
      for (const browser of [
        'Chrome',
        'Edg',
        'OPR',
        'Vivaldi',
        'YaBrowser',
        'Whale',
        'Electron',
        'Coc_Coc',
      ]) {
        pass(test, 60);
        await signIn(email, `${agent(system, '141')} ${browser}/1.0`);
      }
    expect(await devicesOf(id)).toBe(20);
    const rows = await test.api.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    expect(JSON.stringify(rows)).not.toMatch(/Chrome|Windows|Linux|127\.0/);
  });

  it('opens the session where the mail cannot be written', async () => {
    const { email } = await withPassword(test, 'client');
    await signIn(email, laptop);
    await test.api.db.execute(sql`alter table mail_messages rename to mail_messages_away`);
    try {
      expect(await signIn(email, phone)).toBe(200);
    } finally {
      await test.api.db.execute(sql`alter table mail_messages_away rename to mail_messages`);
    }
    // The device was not stored either, so that the next sign-in is mailed.
    expect(await signIn(email, phone)).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('erasing an account erases its devices', async () => {
  const { email, id, token } = await withPassword(test, 'client');
  await signIn(email, laptop);
  expect(await devicesOf(id)).toBe(1);
  const [company] = await test.api.db.select().from(tables.clients).where(eq(tables.clients.id, id));
  const erased = await call(test, 'clients.deleteOwnAccount', {
    token,
    body: { companyName: company?.companyName, password: 'Right1234' },
  });
  expect(erased.status).toBe(200);
  expect(await devicesOf(id)).toBe(0);
});
