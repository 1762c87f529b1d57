import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationView } from '#domain/api/messageViews';
import { asksForMove, endsFinanceMove } from '#domain/notifications/asksForMove';
import type { NoticeAudience, NoticeKind } from '#domain/notifications/requestNotices';
import { transitionNames } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';
import { notifications } from '../../server/db/schema/messages';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { perform, buildInspectionsFixture, makeRequest, type InspectionsFixture } from './inspectionsFixture';

type Person = Awaited<ReturnType<typeof asRole>>;

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

const badge = async ({ token }: Person) =>
  (await call<{ unread: number }>(fixture.test, 'notifications.hasUnread', { token })).body.unread;
const list = async ({ token }: Person, query = {}) =>
  (await call<NotificationView[]>(fixture.test, 'notifications.list', { token, query })).body;
const readAll = ({ token }: Person) => call(fixture.test, 'notifications.markAllRead', { token });
const works = async (person: Person) => (await list(person)).map(({ work }) => work ?? 'told').toSorted();

describe('a notification with a task', () => {
  it('remains open for all recipients, read or not, until one of them does it', async () => {
    const { test } = fixture;
    const [one, other] = [await asRole(test, 'admin'), await asRole(test, 'admin')];
    const client = await asRole(test, 'client');
    const ticket = await call<{ id: string }>(test, 'tickets.create', {
      token: client.token,
      body: { subject: 'visit', title: 'الميزان', message: 'هل هو معاير؟' },
    });
    await readAll(one);
    expect([await badge(one), await badge(other)]).toEqual([1, 1]);
    const reply = (token: string) =>
      call(test, 'tickets.reply', { token, params: { id: ticket.body.id }, body: { text: 'نعم' } });

    await reply(other.token);
    expect([await badge(one), await badge(other), await badge(client)]).toEqual([0, 0, 1]);
    expect(await works(one)).toEqual(['done']);
    expect(await list(one, { open: 'true' })).toEqual([]);

    // The agent who answered first is the assignee, so that only they get the task of the next answer.
    await reply(client.token);
    expect([await badge(client), await badge(one), await badge(other)]).toEqual([0, 0, 1]);
    await call(test, 'tickets.changeStatus', {
      token: one.token,
      params: { id: ticket.body.id },
      body: { status: 'closed' },
    });
    expect(await badge(other)).toBe(0);
    // The notice about the closing has no task.
    expect(await works(client)).toEqual(['done', 'told']);
    await readAll(client);
    expect(await badge(client)).toBe(0);
  });

  it('about a request is done with the step that it asks for', async () => {
    const { client, supervisor } = fixture;
    const id = await makeRequest(fixture, 'details_sent');
    await perform(fixture, 'clientInspections.rejectDetails', client, id, { reason: 'اليوم عطلة' });
    expect(await works(supervisor)).toEqual(['waiting']);
    await readAll(supervisor);
    expect(await badge(supervisor)).toBe(1);
    await perform(fixture, 'adminInspections.cancel', fixture.operator, id, { reason: 'أغلق الفرع' });
    expect(await works(supervisor)).toEqual(['done', 'told']);
  });

  it.each<[NoticeKind, NoticeAudience, RequestStatus, boolean]>([
    ['sendDetails', 'client', 'details_sent', true],
    ['sendDetails', 'client', 'details_approved', false],
    ['orderPlaced', 'operations', 'pending', true],
    ['sendResultsWithCorrections', 'client', 'corrections_needed', true],
    // Notified while the request waits for somebody, but not for that.
    ['nextPaymentReceived', 'client', 'details_sent', false],
    ['supervisorReplaced', 'supervisor', 'details_rejected', false],
    ['transferSent', 'finance', 'payment_pending', true],
    ['transferSent', 'finance', 'inspector_assigned', true],
    ['confirmPayment', 'client', 'payment_completed', false],
    // The status stays, and its action is requested once more.
    ['rejectPayment', 'client', 'payment_pending', true],
    ['rejectNextPayment', 'client', 'details_sent', false],
  ])('%s, sent to the %s at %s, is a task: %s', (kind, audience, status, asks) => {
    expect(asksForMove(kind, audience, status)).toBe(asks);
  });

  it('for finance is done with the decision about the transfer', () => {
    const ends = transitionNames.filter(endsFinanceMove);
    expect(ends).toEqual(expect.arrayContaining(['confirmPayment', 'rejectNextPayment', 'cancel']));
    expect(ends).not.toContain('sendDetails');
  });

  it('about days off remains open for admins until one of them decides', async () => {
    const { test, inspector } = fixture;
    const admin = await asRole(test, 'admin');
    const { body } = await call<{ id: string }>(test, 'field.requestDayOff', {
      token: inspector.token,
      body: { startsOn: '2027-01-10', endsOn: '2027-01-11', reason: 'سفر' },
    });
    expect((await list(admin))[0]).toMatchObject({ kind: 'dayOffRequested', link: '/inspectors/daysOff' });
    await readAll(admin);
    expect(await badge(admin)).toBe(1);
    await call(test, 'daysOff.decide', {
      token: admin.token,
      params: { id: body.id },
      body: { decision: 'approve' },
    });
    expect(await badge(admin)).toBe(0);
  });
});

it('5,000 unread notices can be counted, paged and marked as read with one call', async () => {
  const { test } = fixture;
  const admin = await asRole(test, 'admin');
  const told = {
    kind: 'exportFailed',
    data: { export: 'gallery', page: '/gallery' },
    createdAt: test.api.clock(),
  };
  await test.api.db
    .insert(notifications)
    .values(Array.from({ length: 5_000 }, () => ({ ...told, userId: admin.id })));
  expect(await badge(admin)).toBe(5_000);
  expect(await list(admin, { open: 'true', _start: '4990', _end: '5010' })).toHaveLength(10);
  await readAll(admin);
  expect(await badge(admin)).toBe(0);
});
