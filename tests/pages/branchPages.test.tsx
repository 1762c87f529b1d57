// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { hearServerTime } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { BranchDocuments } from '@/pages/client/branches/BranchDocuments';
import { BranchFacts } from '@/pages/client/branches/BranchPanels';
import { BranchEditor } from '@/pages/client/OwnBranch';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named } = page;

const branchId = '11111111-1111-4111-8111-111111111111';
const toasts = () => useToasts.getState().toasts.map(({ kind, title }) => [kind, title]);
const signIn = (role: 'client' | 'branch_manager') =>
  useSession.setState({ user: { id: 'u1', role, client: { id: 'c1' }, branchIds: [branchId] } as never });
const draw = async (element: Parameters<typeof show>[0]) => {
  await show(
    <RefineRoot>
      <DialogsRoot>{element}</DialogsRoot>
    </RefineRoot>,
  );
  await page.settle(50);
  await page.until(() => texts('.ant-skeleton, [aria-busy=true]').length === 0);
};

beforeAll(async () => {
  await startI18n();
  await readEnglish(['places', 'accountClient', 'client', 'fields', 'console', 'record', 'refine']);
});
beforeEach(() => {
  signIn('client');
  useToasts.setState({ toasts: [] });
  hearServerTime('Mon, 30 Nov 2026 09:00:00 GMT');
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the documents of a branch', () => {
  const line = 'GET /branchDocuments';
  const document = (id: string, kind: string, expiresOn: string) => ({
    id,
    version: 2,
    $title: id,
    $titles: {},
    kind,
    number: `N-${id}`,
    expiresOn,
    branchId,
    document: { id: 'f', url: '/f', name: 'licence.pdf', type: 'application/pdf', size: 2048 },
  });
  const open = async (documents: unknown) => {
    api.on(line, documents);
    await draw(<BranchDocuments branchId={branchId} />);
  };

  it('are the newest of each kind, the one that expires first at the top, with their state', async () => {
    await open([
      document('new', 'lease', '2028-01-01'),
      document('soon', 'civilDefence', '2026-12-15'),
      document('today', 'pestControl', '2026-11-30'),
      document('gone', 'municipalLicence', '2026-11-29'),
      document('old', 'lease', '2025-01-01'),
      document('older', 'lease', '2024-01-01'),
    ]);
    const rows = texts('li');
    expect(rows.map((text) => text.split(/N-/)[0])).toEqual([
      'Municipal licence Expired',
      'Pest control contract Expires soon',
      'Safety licence (Civil Defence) Expires soon',
      'Lease Valid',
    ]);
    expect(rows[0]).toContain('N-gone · Expired on 29 November 2026');
    expect(rows[3]).toContain('N-new');
    expect(rows.map((text) => /· \d earlier cop/.test(text))).toEqual([false, false, false, true]);
    expect(rows[3]).toContain('2 earlier copies');
    // What has to be renewed stands out.
    const main = all('li').map((one) => one.querySelector('.ant-btn-primary') !== null);
    expect(main).toEqual([true, true, true, false]);
    const { query } = api.calls(line)[0]!;
    expect(Object.entries(query)).toEqual(
      expect.arrayContaining([
        ['_sort', 'expiresOn'],
        ['_order', 'desc'],
      ]),
    );
    expect(Object.values(query)).toContain(branchId);
  });

  it('that are missing are asked for', async () => {
    await open([]);
    expect(said()).toContain('Add the branch’s licence and permits with their expiry dates.');
    expect(all('li')).toEqual([]);
  });

  it('are deleted by the owner after a confirmation, and not by a manager', async () => {
    api.on('DELETE /branchDocuments/gone', {});
    await open([document('gone', 'lease', '2026-11-29')]);
    await press('Delete: Lease');
    await page.until(() => all('.ant-modal .ant-btn-dangerous, [role=dialog] .ant-btn-dangerous').length > 0);
    expect(api.written()).toEqual([]);
    await page.click(all('.ant-modal .ant-btn-dangerous, [role=dialog] .ant-btn-dangerous').at(-1));
    await page.until(() => api.written().length > 0);
    expect(api.written()[0]![0]).toBe('DELETE /branchDocuments/gone?version=2');
    await page.draw(null);
    api.clear();
    signIn('branch_manager');
    await open([document('gone', 'lease', '2026-11-29')]);
    expect([has('Delete: Lease'), has('Renew: Lease'), has('Add a document')]).toEqual([false, true, true]);
  });

  it('are renewed without the choice of a kind, and need a number, a day and a file', async () => {
    await open([document('gone', 'lease', '2026-11-29')]);
    await press('Renew: Lease');
    await page.until(() => has('Save'));
    expect([said('.ant-drawer-title'), has('Document')]).toEqual(['Renew: Lease', false]);
    expect(said('.ant-drawer')).toContain('The earlier copy is kept.');
    await press('Save');
    await page.until(() => alerts().length > 0);
    expect([alerts().length, api.written()]).toEqual([3, []]);
    await page.draw(null);
    api.clear();
    await open([]);
    await press('Add a document');
    await page.until(() => has('Save'));
    expect([said('.ant-drawer-title'), has('Document')]).toEqual(['Add a document', true]);
    expect(said('.ant-drawer')).not.toContain('The earlier copy is kept.');
    await press('Save');
    await page.until(() => alerts().length > 0);
    expect(alerts()).toHaveLength(4);
  });

  it('that cannot be read have the reason', async () => {
    await open(() => refusal(403, { message: 'Not yours.' }));
    await page.until(() => said().includes('Not yours.'));
    expect(said()).not.toContain('Add the branch’s licence');
  });
});

describe('the editor of a branch', () => {
  const line = `GET /client/branches/${branchId}`;
  const sendLine = `PATCH /client/branches/${branchId}`;
  const close = vi.fn();
  const record = {
    id: branchId,
    version: 5,
    $title: 'Olaya',
    $titles: { stateId: 'Riyadh region', cityId: 'Riyadh' },
    name: 'Olaya',
    shortAddress: null,
    stateId: '22222222-2222-4222-8222-222222222222',
    cityId: '33333333-3333-4333-8333-333333333333',
    districtId: null,
    street: 'King Road',
    place: { latitude: 24.7, longitude: 46.6 },
    responsibleName: 'Huda',
    responsiblePhone: '+966500000001',
    main: false,
  };
  const open = async (about: object = {}) => {
    api.on(line, { ...record, ...about });
    await draw(<BranchEditor id={branchId} onClose={close} />);
    await page.until(() => has('Save'));
  };

  it('sends the changed values with the version, and closes', async () => {
    api.on(sendLine, {});
    await open();
    expect(named('Street').value).toBe('King Road');
    await type('Street', 'Olaya Street');
    await press('Save');
    await page.until(() => close.mock.calls.length > 0);
    const [[, body]] = api.written() as [[string, Record<string, unknown>]];
    expect(body).toMatchObject({ version: 5, street: 'Olaya Street' });
    expect(body['main']).toBe(false);
    expect(toasts()).toEqual([['success', 'Changes saved']]);
    close.mockClear();
  });

  it('stays open with the reason of a refusal', async () => {
    api.on(sendLine, () => refusal(422, { message: 'Check.', errors: { street: ['Unknown street.'] } }));
    await open();
    await type('Street', 'Nowhere');
    await press('Save');
    await page.until(() => alerts().includes('Unknown street.'));
    expect([close.mock.calls, named('Street').value, toasts()]).toEqual([[], 'Nowhere', []]);
  });

  it('offers the owner to make it the main branch, unless it is; a manager may not', async () => {
    const offered = () => texts('.ant-drawer form').some((text) => text.includes('Main branch'));
    await open();
    expect(offered()).toBe(true);
    await page.draw(null);
    api.clear();
    await open({ main: true });
    expect(offered()).toBe(false);
    await page.draw(null);
    api.clear();
    signIn('branch_manager');
    await open();
    expect(offered()).toBe(false);
  });

  it('of a branch that cannot be read has the reason', async () => {
    api.on(line, () => refusal(403, { message: 'Not yours.' }));
    await draw(<BranchEditor id={branchId} onClose={close} />);
    await page.until(() => said().includes('Not yours.'));
    expect(has('Save')).toBe(false);
  });
});

describe('the facts of a branch', () => {
  const branch = {
    id: branchId,
    version: 1,
    $title: 'Olaya',
    $titles: { cityId: 'Riyadh' },
    street: 'King Road',
  };
  const managers = (...branches: readonly string[]) => [
    { id: 'm', name: 'Amal', phone: '+966500000001', branches: branches.map((id) => ({ id, name: id })) },
  ];

  it('name its managers to the owner, or lead to an invitation', async () => {
    api.on('GET /client/branch-managers', managers(branchId, 'b2'));
    await draw(<BranchFacts branch={branch as never} />);
    await page.until(() => said().includes('Amal'));
    expect(texts('dt')).not.toContain('City');
    expect(said('dl')).toContain('StreetKing Road');
    await page.draw(null);
    api.clear();
    api.on('GET /client/branch-managers', managers('b2'));
    await draw(<BranchFacts branch={branch as never} />);
    expect(named('This branch has no manager. Invite one').getAttribute('href')).toBe(
      '/account?tab=managers',
    );
    await page.draw(null);
    api.clear();
    signIn('branch_manager');
    await draw(<BranchFacts branch={branch as never} />);
    expect([texts('dt').some((one) => one.startsWith('Its manager')), api.received]).toEqual([false, []]);
  });
});
