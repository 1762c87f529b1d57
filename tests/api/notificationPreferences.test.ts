import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationView, PreferencesView } from '#domain/api/messageViews';
import { sendHeldMails } from '../../server/wiring/jobs/sendHeldMails';
import { sendAccountNotice } from '../../server/modules/notifications/notifyPeople';
import { auditEntries } from 'sijil/server/db/schema/users';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;

let test: TestApp;
let client: Person;
let admin: Person;
let email = '';

/** Ten o'clock in the morning in Riyadh. */
const morning = new Date('2026-11-22T07:00:00Z');
const night = new Date('2026-11-22T20:30:00Z');

beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(morning);
  client = await asRole(test, 'client');
  const { body } = await call<{ email: string }>(test, 'session.get', { token: client.token });
  email = body.email;
});

const save = (body: object) =>
  call<{ errors?: object }>(test, 'notifications.saveMailTimes', { token: client.token, body });
const choose = (kind: string, ways: { byPortal: boolean; byMail: boolean }, who = client) =>
  call<{ errors?: object }>(test, 'notifications.saveChoices', {
    token: who.token,
    body: { choices: [{ kind, ...ways }] },
  });
const preferences = async () =>
  (await call<PreferencesView>(test, 'notifications.preferences', { token: client.token })).body;
const notices = async () =>
  (await call<NotificationView[]>(test, 'notifications.list', { token: client.token })).body;

/** Closes a ticket of the client as support, which sends a notice without a task. */
async function closeTicket(title: string): Promise<string> {
  const body = { subject: 'other', title, message: 'سؤال' };
  const { id } = (await call<{ id: string }>(test, 'tickets.create', { token: client.token, body })).body;
  await call(test, 'tickets.changeStatus', {
    token: admin.token,
    params: { id },
    body: { status: 'closed' },
  });
  return id;
}
async function mails() {
  await test.runJobs();
  return test.mails.filter(({ to }) => to === email);
}

describe('a notification preference', () => {
  const trail = async () => {
    const rows = await test.api.db
      .select({ by: auditEntries.actorId, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.recordId, client.id))
      .orderBy(asc(auditEntries.at), asc(auditEntries.id));
    return rows.filter(({ by }) => by === client.id).map(({ changes }) => changes);
  };

  it('is audited with its previous value, and only when it changes', async () => {
    await choose('ticketClosed', { byPortal: true, byMail: false });
    test.setNow(new Date(morning.getTime() + 1_000));
    await choose('ticketClosed', { byPortal: true, byMail: false });
    await save({ language: 'en', digestHour: '8' });
    expect(await trail()).toEqual([
      { ticketClosed: { from: ['portal', 'mail'], to: ['portal'] } },
      { language: { from: 'ar', to: 'en' }, digestHour: { from: null, to: 8 } },
    ]);
  });
});

describe('a notice switched off', () => {
  it('is sent neither by mail nor in the portal if both are off, and in the portal if only mail is off', async () => {
    await choose('ticketClosed', { byPortal: false, byMail: false });
    const id = await closeTicket('بلا إشعار');
    expect(await mails()).toHaveLength(0);
    expect(await notices()).toHaveLength(0);
    await choose('ticketClosed', { byPortal: true, byMail: false });
    await call(test, 'tickets.changeStatus', {
      token: admin.token,
      params: { id },
      body: { status: 'open' },
    });
    await call(test, 'tickets.changeStatus', {
      token: admin.token,
      params: { id },
      body: { status: 'closed' },
    });
    expect((await notices()).map(({ kind }) => kind)).toContain('ticketClosed');
    expect((await mails()).map(({ subject }) => subject).join()).not.toContain('أُغلقت');
  });

  it('still appears in the portal if it requires an answer', async () => {
    await choose('ticketReplied', { byPortal: false, byMail: false });
    const body = { subject: 'other', title: 'سؤال', message: 'سؤال' };
    const { id } = (await call<{ id: string }>(test, 'tickets.create', { token: client.token, body })).body;
    const params = { id };
    await call(test, 'tickets.reply', { token: admin.token, params, body: { text: 'ما رقم الطلب؟' } });
    expect((await notices()).map(({ kind }) => kind)).toEqual(['ticketReplied']);
    expect(await mails()).toHaveLength(0);
  });

  it('must be of a kind for the person’s role, and not a security notice', async () => {
    const both = { byPortal: false, byMail: false };
    expect((await choose('transferSent', both)).status).toBe(400);
    expect((await choose('nothing', both)).status).toBe(400);
    expect((await choose('passwordApproved', both)).status).toBe(400);
    expect((await preferences()).choices).toEqual([]);
  });
});

describe('mail times', () => {
  it('hold mails during quiet hours and then send them as one mail', async () => {
    await save({ language: 'ar', quietFrom: '22', quietUntil: '7' });
    test.setNow(night);
    await closeTicket('الأولى');
    await closeTicket('الثانية');
    await sendHeldMails(test.api);
    expect(await mails()).toHaveLength(0);
    expect(await notices()).toHaveLength(2);
    test.setNow(new Date('2026-11-23T04:00:00Z'));
    await sendHeldMails(test.api);
    await sendHeldMails(test.api);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('الأولى');
    expect(sent[0]?.text).toContain('الثانية');
  });

  it('collect a day’s notices in a digest in the person’s language', async () => {
    await save({ language: 'en', digestHour: '18' });
    await closeTicket('First');
    await closeTicket('Second');
    test.setNow(new Date('2026-11-22T15:00:00Z'));
    await sendHeldMails(test.api);
    const [digest, ...others] = await mails();
    expect(others).toHaveLength(0);
    expect(digest?.subject).toBe('Your digest from Salama (2)');
  });

  it('never delay a mail about the account’s security', async () => {
    await save({ language: 'ar', digestHour: '18' });
    await test.api.db.transaction((tx) =>
      sendAccountNotice(
        test.api,
        tx,
        [{ id: client.id, name: 'عميل', nameEn: null, email, language: 'ar' }],
        {
          kind: 'passwordApproved',
          data: { person: 'عميل', personId: client.id, reason: null },
          link: '/sign-in',
        },
      ),
    );
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('mail-preference');
  });

  it('need both ends of the quiet hours, an hour that exists and a known language', async () => {
    expect((await save({ language: 'ar', quietFrom: '22' })).body.errors).toHaveProperty('quietUntil');
    expect((await save({ language: 'ar', digestHour: '24' })).body.errors).toHaveProperty('digestHour');
    expect((await save({ language: 'fr' })).body.errors).toHaveProperty('language');
  });
});

describe('the preference link in a mail', () => {
  const tokenOf = async () => /mail-preference\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

  it('switches mail of its kind off and on again, without signing in', async () => {
    await closeTicket('برابط');
    const token = await tokenOf();
    const read = () => call<{ byMail: boolean }>(test, 'notifications.mailPreference', { params: { token } });
    expect((await read()).body).toMatchObject({ byMail: true });
    const set = (byMail: boolean) =>
      call(test, 'notifications.saveMailPreference', { params: { token }, body: { byMail } });
    expect((await set(false)).status).toBe(200);
    expect((await preferences()).choices).toEqual([{ kind: 'ticketClosed', byPortal: true, byMail: false }]);
    expect((await set(true)).status).toBe(200);
    expect((await preferences()).choices).toEqual([]);
  });

  it('is refused once altered, for another person or another kind', async () => {
    await closeTicket('معدّل');
    const token = await tokenOf();
    const altered = [
      token.replace('ticketClosed', 'ticketReplied'),
      token.replace(client.id, admin.id),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'x',
    ];
    for (const one of altered) {
      const answer = await call(test, 'notifications.mailPreference', { params: { token: one } });
      expect(answer.status).toBe(404);
    }
  });
});
