// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BranchManagerView } from '#domain/api/profileViews';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { ManagersTab } from '@/pages/client/account/ManagersTab';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';
import { refusals } from '../support/refusals';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named } = page;

const listLine = 'GET /client/branch-managers';
const manager = (id: string, about: Partial<BranchManagerView> = {}): BranchManagerView => ({
  id,
  name: id,
  email: `${id.toLowerCase()}@food.example`,
  phone: '+966500000001',
  active: true,
  invited: false,
  branches: [{ id: 'b1', name: 'Olaya' }],
  limit: null,
  ...about,
});
const toasts = () => useToasts.getState().toasts.map(({ kind, title, text }) => [kind, text ?? title]);
async function open(managers: unknown, free: readonly string[] = []): Promise<void> {
  api.on(listLine, managers);
  api.on('GET /client/branch-managers/unassigned', {
    managers: [],
    branches: free.map((name) => ({ id: name, name })),
  });
  await show(
    <RefineRoot>
      <DialogsRoot>
        <ManagersTab />
      </DialogsRoot>
    </RefineRoot>,
  );
  await page.until(() => texts('.ant-skeleton, [aria-busy=true]').length === 0);
  await page.settle(20);
}
const drawer = () => said('.ant-drawer-title');
/** Presses the last of the buttons with a name, as in a dialog above the page. */
const pressLast = (name: string) =>
  page.click(all('button').findLast((one) => one.textContent?.trim() === name));

beforeAll(async () => {
  await startI18n();
  await readEnglish(['accountClient', 'client', 'fields', 'console', 'record']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1', role: 'client', client: { id: 'c1' } } as never });
  useToasts.setState({ toasts: [] });
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the managers of branches', () => {
  it('are listed with their branches, their limit and their state', async () => {
    await open([
      manager('Amal'),
      manager('Badr', { invited: true, limit: 0, branches: [] }),
      manager('Camal', {
        active: false,
        invited: true,
        limit: 100_000,
        branches: [
          { id: 'b1', name: 'Olaya' },
          { id: 'b2', name: 'Malaz' },
        ],
      }),
    ]);
    const cards = texts('li');
    expect(cards[0]).toMatch(/^Amalamal@food\.example.*OlayaSigns and pays without a limit/);
    expect(cards[1]).toMatch(/^BadrNot signed in yet.*No branches assignedNeither signs nor pays/);
    // An account that is deactivated is not also shown as invited.
    expect(cards[2]).toMatch(/^CamalDeactivatedcamal@.*Olaya, MalazSigns and pays up to ⃁ 1,000\.00/);
    expect(cards.map((text) => [text.endsWith('Deactivate'), text.endsWith('Activate')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(all('li a').map((one) => one.getAttribute('href'))).toEqual(
      Array.from({ length: 3 }, () => 'tel:+966500000001'),
    );
  });

  it('can be invited from an empty list', async () => {
    await open([], ['Olaya']);
    expect(said()).toContain('No branch managers yet');
    // Branches without a manager are no news where nobody manages any.
    expect(said()).not.toContain('has no manager');
    expect(texts('button').filter((text) => text === 'Invite a branch manager')).toHaveLength(1);
  });

  it('are missing at the branches that an alert names', async () => {
    await open([manager('Amal')], ['Malaz']);
    expect(said('.ant-alert')).toBe('One branch has no managerMalaz');
    await page.draw(null);
    api.clear();
    await open([manager('Amal')], ['Malaz', 'Rabwa']);
    expect(said('.ant-alert')).toBe('2 branches have no managerMalaz, Rabwa');
    await page.draw(null);
    api.clear();
    await open([manager('Amal')]);
    expect(all('.ant-alert')).toEqual([]);
  });

  it('are replaced by the reason where they cannot be read', async () => {
    await open(() => refusal(403, { message: 'Only the owner may.' }));
    await page.until(() => said().includes('Only the owner may.'));
    expect(has('Invite a branch manager')).toBe(false);
  });
});

describe('the limit of a manager', () => {
  const limitLine = 'PUT /client/branch-managers/Amal/limit';
  it('is sent in halalas; emptied, it is no limit', async () => {
    api.on(limitLine, {});
    await open([manager('Amal', { limit: 50_000 })]);
    await press('Limit for signing and paying: Amal');
    await page.until(
      () => drawer() === 'Limit for signing and paying: Amal' && has('Limit for signing and paying'),
    );
    expect(said('.ant-drawer')).toContain('They can order above this limit; you sign and pay.');
    expect(named('Limit for signing and paying').value).toBe('500.00');
    await type('Limit for signing and paying', '750');
    await press('Save');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [[limitLine, { limit: 75_000 }]],
      [['success', 'Changes saved']],
    ]);
    await page.until(() => !has('Limit for signing and paying'));
    await press('Limit for signing and paying: Amal');
    await page.until(() => has('Limit for signing and paying'));
    await type('Limit for signing and paying', '');
    await press('Save');
    await page.until(() => api.written().length === 2);
    expect(api.written()[1]).toEqual([limitLine, { limit: null }]);
  });

  it('that is refused stays in the form with its reason', async () => {
    api.on(limitLine, () => refusal(422, { message: 'Check.', errors: { limit: ['Too high.'] } }));
    await open([manager('Amal')]);
    await press('Limit for signing and paying: Amal');
    await page.until(() => has('Limit for signing and paying'));
    await type('Limit for signing and paying', '900');
    await press('Save');
    await page.until(() => alerts().length > 0);
    expect([alerts(), toasts()]).toEqual([['Too high.'], []]);
    expect(named('Limit for signing and paying').value).toContain('900');
  });
});

describe('an account of a manager', () => {
  const statusLine = (id: string) => `POST /client/branch-managers/${id}/status`;

  it('is deactivated only after a confirmation', async () => {
    api.on(statusLine('Amal'), {});
    await open([manager('Amal')]);
    await press('Deactivate');
    await page.until(() => said().includes('Deactivate Amal?'));
    expect(said()).toContain('They are signed out on all devices immediately.');
    expect(api.written()).toEqual([]);
    await pressLast('Deactivate');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [[statusLine('Amal'), { active: false }]],
      [['success', 'Changes saved']],
    ]);
  });

  it('is activated at once; a refusal gives its reason', async () => {
    api.on(statusLine('Badr'), {});
    await open([manager('Badr', { active: false })]);
    await press('Activate');
    await page.until(() => toasts().length > 0);
    expect(api.written()).toEqual([[statusLine('Badr'), { active: true }]]);
    useToasts.setState({ toasts: [] });
    api.on(statusLine('Badr'), () => refusal(409, { message: 'Another company has this address.' }));
    await press('Activate');
    await page.until(() => refusals().length > 0);
    expect(refusals()).toEqual(['Another company has this address.']);
    expect(toasts()).not.toContainEqual(['success', 'Changes saved']);
  });
});

describe('an invitation', () => {
  it('needs a name, an email, a phone and a branch; the drawer stays open until it is sent', async () => {
    api.on('GET /branches', []);
    await open([manager('Amal')]);
    await press('Invite a branch manager');
    await page.until(() => has('Send invitation'));
    expect(drawer()).toBe('Invite a branch manager');
    await press('Send invitation');
    await page.until(() => alerts().length > 0);
    expect([alerts().length, api.written()]).toEqual([4, []]);
    await act(async () => undefined);
  });
});
