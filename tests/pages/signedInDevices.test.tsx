// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionView } from 'sijil/contract/sessionViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { SecondFactorPanel } from '@/account/SecondFactorPanel';
import { SessionsPanel } from '@/account/SessionsPanel';
import { fakeApi } from '../support/fakeApi';
import { holdClipboard, portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, all, texts, has, click } = page;

const toasts = () => useToasts.getState().toasts.map(({ kind, title }) => [kind, title]);
const signIn = (role: string) => useSession.setState({ user: { id: 'u1', role, client: null } as never });
/** Presses the button that confirms a question. */
const confirm = () => click(all('.ant-modal-confirm-btns button').at(0));
const isAsked = () => texts('.ant-modal-confirm-btns').length > 0;

beforeAll(async () => {
  await startI18n();
  await readEnglish(['account', 'fields', 'console']);
});
beforeEach(() => {
  signIn('client');
  useToasts.setState({ toasts: [] });
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the signed-in devices', () => {
  const device = (id: string, about: Partial<SessionView> = {}) => ({
    id,
    browser: 'Chrome 141',
    system: 'Windows',
    device: 'computer',
    ip: '10.0.0.1',
    createdAt: '2026-11-01T06:00:00Z',
    lastSeenAt: '2026-11-22T06:00:00Z',
    current: false,
    ...about,
  });
  const open = async (sessions: unknown) => {
    api.on('GET /sessions', sessions);
    await show(<SessionsPanel />);
    await page.until(() => texts('li').length > 0);
  };

  it('are named by their browser and system, as far as they are known', async () => {
    await open([
      device('a', { current: true }),
      device('b', { browser: null }),
      device('c', { system: null, ip: null }),
      device('d', { browser: null, system: null }),
    ]);
    const last = 'Last used 22 November 2026 at 09:00';
    expect(texts('li')).toEqual([
      `Chrome 141 on Windows This device${last} · 10.0.0.1`,
      `Windows ${last} · 10.0.0.1Sign out`,
      `Chrome 141 ${last}Sign out`,
      `Unknown device ${last} · 10.0.0.1Sign out`,
    ]);
  });

  it('are signed out one by one, but not this one', async () => {
    api.on('DELETE /sessions/b', {});
    await open([device('a', { current: true }), device('b', { browser: null })]);
    expect(texts('li button')).toEqual(['Sign out']);
    await press('Sign out of Windows');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [['DELETE /sessions/b', undefined]],
      [['success', 'Device signed out']],
    ]);
  });

  it('are signed out together after a confirmation, where there are others', async () => {
    api.on('POST /sessions/end-others', {});
    await open([device('a', { current: true }), device('b')]);
    await press('Sign out other devices');
    await page.until(isAsked);
    expect(api.written()).toEqual([]);
    await confirm();
    await page.until(() => toasts().length > 0);
    expect([api.written().map(([line]) => line), toasts()]).toEqual([
      ['POST /sessions/end-others'],
      [['success', 'Other devices signed out']],
    ]);
    await page.draw(null);
    api.clear();
    await open([device('a', { current: true })]);
    expect(has('Sign out other devices')).toBe(false);
  });
});

describe('the two-step sign-in', () => {
  const line = 'GET /second-factor';
  const off = { since: null, recoveryCodes: 0, demanded: false };
  const on = { since: '2026-11-22T06:00:00Z', recoveryCodes: 1, demanded: false };
  const open = async (view: object) => {
    api.on(line, view);
    await show(<SecondFactorPanel />);
    await page.until(() => texts('button').length > 0);
  };

  it('begins with the password, then the key and its first code, then the recovery codes', async () => {
    api.on('POST /second-factor', { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x' });
    api.on('POST /second-factor/confirm', { codes: ['aaa-1', 'bbb-2'] });
    await open(off);
    await press('Turn on two-step sign-in');
    await type('Current password', 'Demo1234');
    await press('Continue');
    await page.until(() => has('Confirm and turn on'));
    expect(said('code')).toBe('ABCD EFGH IJ');
    expect(all('[role=img][aria-label="QR code for the authenticator app"]')).toHaveLength(1);
    await type('Sign-in code', '123456');
    await press('Confirm and turn on');
    await page.until(() => has('I have saved them'));
    expect([texts('li'), toasts()]).toEqual([['aaa-1', 'bbb-2'], [['success', 'Two-step sign-in is on']]]);
    expect(api.written()).toEqual([
      ['POST /second-factor', { currentPassword: 'Demo1234' }],
      ['POST /second-factor/confirm', { code: '123456' }],
    ]);
    const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('denied'));
    holdClipboard(write);
    await press('Copy codes');
    expect(write).toHaveBeenCalledWith('aaa-1\nbbb-2');
    await press('Copy codes');
    expect(
      toasts()
        .slice(1)
        .map(([kind]) => kind),
    ).toEqual(['success', 'warning']);
    api.on(line, on);
    await press('I have saved them');
    expect(has('I have saved them')).toBe(false);
  });

  it('that is on counts the codes that are left, and is turned off with the password and a code', async () => {
    api.on('POST /second-factor/remove', {});
    await open(on);
    expect(said()).toContain('On since 22 November 2026. 1 recovery code is left.');
    await press('Turn off two-step sign-in');
    expect([said().includes('Your password alone'), has('New recovery codes')]).toEqual([true, false]);
    await type('Current password', 'Demo1234');
    await type('Sign-in code', '123456');
    await press('Turn off two-step sign-in');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [['POST /second-factor/remove', { currentPassword: 'Demo1234', code: '123456' }]],
      [['success', 'Two-step sign-in is off']],
    ]);
  });

  it('that the role demands cannot be turned off; its codes can be renewed', async () => {
    api.on('POST /second-factor/codes', { codes: ['ccc-3'] });
    await open({ ...on, demanded: true, recoveryCodes: 2 });
    expect([has('Turn off two-step sign-in'), said().includes('2 recovery codes are left.')]).toEqual([
      false,
      true,
    ]);
    await press('New recovery codes');
    await press('Cancel');
    expect(has('New recovery codes')).toBe(true);
    await press('New recovery codes');
    expect(said()).toContain('Your old codes stop working.');
    await type('Sign-in code', '123456');
    await press('Generate new codes');
    await page.until(() => texts('li').includes('ccc-3'));
    expect(api.written()).toEqual([['POST /second-factor/codes', { code: '123456' }]]);
  });
});
