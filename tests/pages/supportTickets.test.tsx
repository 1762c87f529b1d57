// @vitest-environment happy-dom
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { hearServerTime } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import Ticket from '@/pages/support/Ticket';
import Tickets from '@/pages/support/Tickets';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, click } = page;

const listLine = 'GET /user/tickets';
const ticket = (id: string, about: object = {}) => ({
  id,
  version: 1,
  $title: `About ${id}`,
  $titles: { clientId: 'Good Food', requestId: 'R-1062' },
  code: `T-${id}`,
  subject: 'visit',
  status: 'open',
  message: 'When do you come?',
  lastMessageAt: '2026-11-22T06:00:00Z',
  waitingSince: null,
  firstAnswerDueAt: null,
  firstAnsweredAt: null,
  assigneeId: null,
  requestId: null,
  ...about,
});
const signIn = (role: 'client' | 'admin') =>
  useSession.setState({ user: { id: 'u1', role, client: role === 'client' ? { id: 'c1' } : null } as never });
async function open(address: string): Promise<void> {
  await show(
    <RefineRoot>
      <DialogsRoot>
        <Routes>
          <Route path="/customer-support" element={<Tickets />} />
          <Route path="/customer-support/:id" element={<Ticket />} />
        </Routes>
      </DialogsRoot>
    </RefineRoot>,
    address,
  );
  await page.until(() => texts('h1').length > 0 && texts('.ant-skeleton, [aria-busy=true]').length === 0);
  await page.settle(30);
}
const openList = async (
  tickets: readonly object[],
  at = '/customer-support',
  unread: readonly string[] = [],
) => {
  api.on(listLine, tickets);
  api.on('GET /user/tickets/unread', unread);
  await open(at);
};
const queries = () => api.calls(listLine).map(({ query }) => query);
beforeAll(async () => {
  await startI18n();
  await readEnglish(['support', 'console', 'fields', 'refine', 'record']);
});
beforeEach(() => {
  hearServerTime('Sun, 22 Nov 2026 12:00:00 GMT');
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the tickets of a client', () => {
  beforeEach(() => signIn('client'));

  it('have their subject, their state and their first message, with a mark on those not read', async () => {
    await openList([ticket('1', { status: 'pending' }), ticket('2')], '/customer-support', ['2']);
    expect(texts('li a')).toEqual([
      'About 1Waiting for your replyT-1Visit time22 November 2026 at 09:00When do you come?',
      'About 2OpenT-2Visit time22 November 2026 at 09:00When do you come?',
    ]);
    const marks = all('li').map((one) => one.querySelector('[aria-label="Unread messages"]') !== null);
    expect(marks.slice(-2)).toEqual([false, true]);
    expect(api.calls('GET /user/tickets/unread')[0]!.query).toEqual({ ids: '1,2' });
    expect([has('New ticket'), has('Assigned to')]).toEqual([true, false]);
    expect(queries()[0]).not.toHaveProperty('_sort');
  });

  it('that do not exist yet are explained, with the way to open one', async () => {
    await openList([]);
    expect(said()).toContain('No tickets yetHave a question about a request');
    expect(texts('button').filter((text) => text === 'New ticket')).toHaveLength(1);
    expect(api.calls('GET /user/tickets/unread')).toEqual([]);
    await page.draw(null);
    api.clear();
    await openList([], '/customer-support?status=closed');
    expect([said().includes('No tickets match'), said().includes('No tickets yet')]).toEqual([true, false]);
  });

  it('are filtered by their state in the address, from the first page', async () => {
    await openList([ticket('1')], '/customer-support?page=2');
    expect(queries().at(-1)).toMatchObject({ _start: '15', _end: '30' });
    expect(texts('.ant-segmented-item')).toEqual(['All', 'Open', 'Waiting for your reply', 'Closed']);
    await click(all('.ant-segmented-item input')[2]);
    await page.until(
      () => queries().at(-1)!['status_eq'] === 'pending' || queries().at(-1)!['status'] === 'pending',
    );
    expect(page.address()).toBe('/customer-support?status=pending');
    expect(queries().at(-1)).toMatchObject({ _start: '0' });
    await click(all('.ant-segmented-item input')[0]);
    expect(page.address()).toBe('/customer-support');
  });

  it('are opened with a subject, a title and a message, and lead to their page', async () => {
    api.on('POST /user/tickets', { id: '9' });
    await openList([ticket('1')]);
    await press('New ticket');
    await page.until(() => has('Send'));
    expect(page.address()).toBe('/customer-support?new=1');
    await press('Send');
    await page.until(() => alerts().length > 0);
    expect([alerts().length, api.written()]).toEqual([3, []]);
    await page.choose('Subject', 'Certificate');
    await type('Title', 'Name');
    await type('Message', 'It is wrong.');
    await press('Send');
    await page.until(() => page.address() === '/customer-support/9');
    expect(api.written()[0]).toEqual([
      'POST /user/tickets',
      { subject: 'certificate', title: 'Name', message: 'It is wrong.', fileIds: [] },
    ]);
  });
});

describe('the tickets of the support team', () => {
  beforeEach(() => signIn('admin'));

  it('name the company and the person who answers, and how long the client has waited', async () => {
    const waitingSince = '2026-11-22T09:00:00Z';
    const due = (firstAnswerDueAt: string) => ({ waitingSince, firstAnswerDueAt });
    await openList([
      ticket('1', { ...due('2026-11-22T10:00:00Z') }),
      ticket('2', { ...due('2026-11-22T14:00:00Z') }),
      ticket('3', {
        ...due('2026-11-22T10:00:00Z'),
        firstAnsweredAt: '2026-11-22T09:30:00Z',
        $titles: { clientId: 'Good Food', assigneeId: 'Huda' },
      }),
      ticket('4', { status: 'pending' }),
    ]);
    const rows = texts('li a');
    expect(rows[0]).toContain('The support team’s answer is late: it was due 2 hours ago');
    expect(rows[1]).toContain('The support team answers in 2 hours');
    expect(rows[2]).toContain('Asked 3 hours ago, waiting for support');
    expect(rows[3]).toMatch(/^About 4Waiting for the client/);
    expect(
      rows.map((text) => [
        text.includes('Good Food'),
        text.includes('With Huda'),
        text.includes('Unassigned'),
      ]),
    ).toEqual([
      [true, false, true],
      [true, false, true],
      [true, true, false],
      [true, false, true],
    ]);
    expect(has('New ticket')).toBe(false);
  });

  it('are filtered by the person who answers', async () => {
    await openList([], '/customer-support?new=1');
    expect(said()).toContain('Client questions appear here when they arrive.');
    // An admin opens no tickets, whatever the address says.
    expect(has('Title')).toBe(false);
    await page.choose('Assigned to', 'Assigned to me');
    await page.until(() => Object.values(queries().at(-1)!).includes('u1'));
    expect(page.address()).toBe('/customer-support?new=1&assigned=mine');
    await page.choose('Assigned to', 'Unassigned');
    await page.until(() => Object.keys(queries().at(-1)!).some((name) => name.startsWith('assigneeId_null')));
    await page.choose('Assigned to', 'All assignees');
    expect(page.address()).toBe('/customer-support?new=1');
  });
});
