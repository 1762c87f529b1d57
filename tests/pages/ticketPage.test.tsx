// @vitest-environment happy-dom
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { hearServerTime } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import Ticket from '@/pages/support/Ticket';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';
import { refusals } from '../support/refusals';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, texts, has, named } = page;

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
          <Route path="/customer-support/:id" element={<Ticket />} />
        </Routes>
      </DialogsRoot>
    </RefineRoot>,
    address,
  );
  await page.until(() => texts('h1').length > 0 && texts('.ant-skeleton, [aria-busy=true]').length === 0);
  await page.settle(30);
}

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

describe('the page of a ticket', () => {
  const message = (id: string, about: object = {}) => ({
    id,
    text: `Text ${id}`,
    side: 'client',
    author: { id: 'x', name: 'Amal' },
    mine: false,
    files: [],
    createdAt: '2026-11-22T06:00:00Z',
    ...about,
  });
  const readLine = 'POST /user/tickets/7/read';
  const openTicket = async (about: object = {}, messages: readonly object[] = []) => {
    api.on('GET /user/tickets/7', ticket('7', about));
    api.on('GET /user/tickets/7/messages', messages);
    api.on('GET /user/tickets/assignees', [
      { id: 'a1', name: 'Huda', open: 1 },
      { id: 'a2', name: 'Omar', open: 3 },
    ]);
    api.on(readLine, {});
    await open('/customer-support/7');
  };

  it('has the messages with their side, and marks them as read once', async () => {
    signIn('client');
    await openTicket({}, [
      message('1', { mine: true }),
      message('2', { side: 'support' }),
      message('3', {
        files: [{ id: 'f', url: '/f', name: 'plan.pdf', type: 'application/pdf', size: 2048 }],
      }),
    ]);
    const at = '22 November 2026 at 09:00';
    expect(texts('ol[aria-label=Conversation] > li')).toEqual([
      `You${at}Text 1`,
      `AmalSupport${at}Text 2`,
      expect.stringMatching(/^Amal22 November.*Text 3plan\.pdf2 kB$/),
    ]);
    expect(api.calls(readLine)).toHaveLength(1);
    expect(has('Assigned to')).toBe(false);
  });

  it('takes an answer, which empties the form, and stays after a refusal', async () => {
    signIn('client');
    const line = 'POST /user/tickets/7/messages';
    api.on(line, () => refusal(422, { message: 'Check.', errors: { text: ['Too long.'] } }));
    await openTicket({}, [message('1')]);
    expect(said()).not.toContain('This ticket is closed');
    await type('Your reply', 'Thank you');
    await press('Send');
    await page.until(() => alerts().length > 0);
    expect([alerts(), named('Your reply').value]).toEqual([['Too long.'], 'Thank you']);
    api.on(line, {});
    await press('Send');
    await page.until(() => named('Your reply').value === '');
    expect(api.calls(line).at(-1)!.body).toEqual({ text: 'Thank you', fileIds: [] });
  });

  it('that is closed says that an answer opens it again, and can be reopened', async () => {
    signIn('client');
    api.on('POST /user/tickets/7/status', () => refusal(409, { message: 'It was deleted.' }));
    await openTicket({ status: 'closed' });
    expect(said()).toContain('This ticket is closed; replying reopens it.');
    expect(api.calls(readLine)).toEqual([]);
    await press('Reopen');
    await page.until(() => refusals().length > 0);
    expect(refusals()).toEqual(['It was deleted.']);
    expect(api.calls('POST /user/tickets/7/status')[0]!.body).toEqual({ status: 'open' });
  });

  it('is given to a member of the team, with the number of tickets of each', async () => {
    signIn('admin');
    api.on('POST /user/tickets/7/assignee', {});
    api.on('POST /user/tickets/7/status', {});
    await openTicket({ requestId: 'r1' });
    expect(said('header, h1')).toContain('About 7');
    expect(named('R-1062').getAttribute('href')).toBe('/requests/r1');
    expect(await page.options('Assigned to')).toEqual(['Huda · 1 open ticket', 'Omar · 3 open tickets']);
    await page.choose('Assigned to', 'Omar · 3 open tickets');
    await page.until(() => api.written().some(([line]) => line === 'POST /user/tickets/7/assignee'));
    expect(api.calls('POST /user/tickets/7/assignee')[0]!.body).toEqual({ assigneeId: 'a2' });
    await press('Close ticket');
    await page.until(() => api.calls('POST /user/tickets/7/status').length === 1);
    expect(api.calls('POST /user/tickets/7/status')[0]!.body).toEqual({ status: 'closed' });
  });
});
