import { describe, expect, it } from 'vitest';
import { isAllowed } from 'sijil/schema/visits';
import { roles } from '#domain/access/roles';
import { accountNotices } from '#domain/notifications/accountNotices';
import { mailDueAt } from '#domain/notifications/mailDueAt';
import { deliveryOf, topicOf } from '#domain/notifications/noticeTopics';
import { personalNotices } from '#domain/notifications/personalNotices';
import { requestNotices } from '#domain/notifications/requestNotices';
import { ticketNotices } from '#domain/notifications/ticketNotices';

const noticeKinds = Object.keys({ ...requestNotices, ...ticketNotices, ...accountNotices });
const nothing = { digestHour: null, quietFrom: null, quietUntil: null };
/** Moment of 22 November 2026 at a Riyadh time. */
const riyadh = (time: string) => new Date(`2026-11-22T${time}:00+03:00`);

describe('the notification preferences', () => {
  it.each(noticeKinds)('%s has a topic', (kind) => expect(topicOf(kind)).not.toBeNull());

  it('offer every notice to a role at most once, and offer all notices', () => {
    const offered = new Set<string>();
    for (const role of roles) {
      const kinds = personalNotices(role).flatMap((notice) => notice.kinds);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const kind of kinds) offered.add(kind);
    }
    expect([...offered].toSorted()).toEqual(noticeKinds.toSorted());
  });

  it('merge notices of equal wording into one row, and offer branch managers no support topic', () => {
    const paid = personalNotices('client').filter(({ title }) => title.en === 'Payment received');
    expect(paid).toHaveLength(1);
    expect(paid[0]?.kinds.length).toBeGreaterThan(1);
    const topics = personalNotices('branch_manager').map(({ topic }) => topic);
    expect(topics).not.toContain('support');
  });

  it('offer ticket notices only to roles that may open a ticket', () => {
    const noticesOf = roles.filter((role) =>
      personalNotices(role).some(({ kinds }) => kinds.some((kind) => kind in ticketNotices)),
    );
    expect(noticesOf.toSorted()).toEqual(['admin', 'client']);
    expect(noticesOf.every((role) => isAllowed('/customer-support/:id', role))).toBe(true);
  });

  it('never delay security or payment notices', () => {
    expect(deliveryOf('passwordApproved')).toBe('always');
    expect(deliveryOf('requestPayment')).toBe('atOnce');
    expect(deliveryOf('refundFailed')).toBe('atOnce');
    expect(deliveryOf('sendResults')).toBe('mayWait');
  });
});

describe('the time a mail is sent', () => {
  const quiet = { ...nothing, quietFrom: 22, quietUntil: 7 };

  it.each([
    ['nobody chose anything', '23:00', nothing, null],
    ['before the quiet', '21:59', quiet, null],
    ['the quiet begins', '22:00', quiet, '2026-11-23T07:00:00+03:00'],
    ['after midnight', '00:30', quiet, '2026-11-22T07:00:00+03:00'],
    ['the quiet is over', '07:00', quiet, null],
    [
      'a quiet of one day',
      '14:10',
      { ...nothing, quietFrom: 13, quietUntil: 15 },
      '2026-11-22T15:00:00+03:00',
    ],
    ['from an hour until the same', '13:00', { ...nothing, quietFrom: 13, quietUntil: 13 }, null],
    ['a digest still to come', '06:59', { ...nothing, digestHour: 7 }, '2026-11-22T07:00:00+03:00'],
    ['the digest has just left', '07:00', { ...nothing, digestHour: 7 }, '2026-11-23T07:00:00+03:00'],
    ['a digest comes before the quiet', '23:00', { ...quiet, digestHour: 9 }, '2026-11-23T09:00:00+03:00'],
  ])('%s', (_, time, times, due) => {
    const expected = due === null ? null : new Date(due);
    expect(mailDueAt(riyadh(time), 'mayWait', times)).toEqual(expected);
    expect(mailDueAt(riyadh(time), 'atOnce', times)).toBeNull();
    expect(mailDueAt(riyadh(time), 'always', times)).toBeNull();
  });
});
