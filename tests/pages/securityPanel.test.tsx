// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { LinkedIdentityPanel, PasswordPanel, SecurityPanel } from '@/account/SecurityPanel';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named, click } = page;

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

describe('a new password', () => {
  const waitingLine = 'GET /password-request';
  const open = async (role: string, askedAt: string | null = null) => {
    signIn(role);
    api.on(waitingLine, { askedAt });
    await show(<PasswordPanel />);
    await page.settle(20);
  };
  const fill = async () => {
    await type('Current password', 'Demo1234');
    await type('New password', 'Secret1');
    await type('Confirm password', 'Secret1');
  };
  const body = { currentPassword: 'Demo1234', password: 'Secret1', passwordConfirmation: 'Secret1' };

  it.each([
    ['client', 'POST /auth/client/password'],
    ['branch_manager', 'POST /auth/client/password'],
    ['supervisor', 'POST /auth/supervisor/password-request'],
  ])('of a %s is a request to an admin', async (role, line) => {
    api.on(line, {});
    await open(role);
    expect(said()).toContain('Your request goes to an admin.');
    await fill();
    await press('Send request');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([[[line, body]], [['success', 'Request sent to an admin']]]);
    await page.until(() => named('New password').value === '');
  });

  it('of an admin takes effect at once', async () => {
    api.on('POST /auth/admin/password', {});
    await open('admin');
    expect(said()).toContain('The new password takes effect immediately');
    await fill();
    await press('Change password');
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [['POST /auth/admin/password', body]],
      [['success', 'Password changed']],
    ]);
    expect(api.calls(waitingLine)).toEqual([]);
  });

  it('that waits for approval says since when', async () => {
    await open('client', '2026-11-22T06:00:00Z');
    expect(said('.ant-alert')).toBe(
      'You have a request waiting for approval. Sending a new one replaces it.Sent on 22 November 2026 at 09:00',
    );
    await page.draw(null);
    api.clear();
    await open('client');
    expect(all('.ant-alert')).toEqual([]);
  });

  it('has to be typed twice alike, and stays typed after a refusal', async () => {
    await open('client');
    await fill();
    await type('Confirm password', 'other1');
    await press('Send request');
    await page.until(() => alerts().length > 0);
    expect([alerts(), api.written()]).toEqual([['Your passwords do not match'], []]);
    api.on('POST /auth/client/password', () =>
      refusal(422, { message: 'Check.', errors: { currentPassword: ['Wrong password.'] } }),
    );
    await fill();
    await press('Send request');
    await page.until(() => alerts().includes('Wrong password.'));
    expect([named('New password').value, toasts()]).toEqual(['Secret1', []]);
    expect(named('Current password').getAttribute('autocomplete')).toBe('current-password');
    expect(named('New password').getAttribute('autocomplete')).toBe('new-password');
  });
});

describe('the linked identity', () => {
  const open = async (view: unknown) => {
    api.on('GET /linked-identity', view);
    await show(<LinkedIdentityPanel />);
    await page.settle(20);
  };
  it('is shown only where there is a sign-in provider', async () => {
    await open({ provider: null, since: null });
    expect(said()).toBe('');
    await page.draw(null);
    api.clear();
    await open({ provider: 'Entra', since: null });
    expect(said()).toContain('Your account is linked with Entra the first time you sign in there');
    expect(has('Unlink')).toBe(false);
  });

  it('is removed after a confirmation', async () => {
    api.on('DELETE /linked-identity', {});
    await open({ provider: 'Entra', since: '2026-11-22T06:00:00Z' });
    expect(said()).toContain('Linked with Entra since 22 November 2026.');
    await press('Unlink');
    await page.until(isAsked);
    expect([said().includes('Sessions that were opened through Entra end.'), api.written()]).toEqual([
      true,
      [],
    ]);
    await confirm();
    await page.until(() => toasts().length > 0);
    expect([api.written(), toasts()]).toEqual([
      [['DELETE /linked-identity', undefined]],
      [['success', 'Account unlinked']],
    ]);
  });

  it('that cannot be removed stays, with the reason', async () => {
    api.on('DELETE /linked-identity', () => refusal(409, { message: 'Set a password first.' }));
    await open({ provider: 'Entra', since: '2026-11-22T06:00:00Z' });
    await press('Unlink');
    await page.until(isAsked);
    await confirm();
    await page.until(() => said('.ant-modal-confirm-content').includes('Set a password first.'));
    expect(said('.ant-modal-confirm-content')).toContain('Nothing was changed.');
    expect([isAsked(), toasts()]).toEqual([true, []]);
  });
});

it('only roles that may have API keys are led to them', async () => {
  const open = async (role: string) => {
    await page.draw(null);
    signIn(role);
    await show(
      <RefineRoot>
        <SecurityPanel />
      </RefineRoot>,
    );
    await page.settle(50);
    return has('Manage keys');
  };
  expect([await open('admin'), named('Manage keys').getAttribute('href')]).toEqual([true, '/api-tokens']);
  expect(await open('inspector')).toBe(false);
});
