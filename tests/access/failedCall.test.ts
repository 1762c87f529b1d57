import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('sessionStorage', localStorage);
const location = { pathname: '/' };
vi.stubGlobal('window', { location, localStorage });

const { CallError } = await import('sijil/react/providers/apiError');
const { handleFailedCall } = await import('sijil/react/providers/failedCall');
const { useSession } = await import('sijil/react/providers/session');
const { useToasts } = await import('sijil/react/toast/toastStore');

const user = {
  id: 'u1',
  name: 'سارة',
  email: 'sara@example.test',
  role: 'client' as const,
  language: 'ar' as const,
  profile_completed: true,
  must_change_password: false,
  must_add_second_factor: false,
  spending_limit: null,
  client: null,
};
const toasts = () => useToasts.getState().toasts.map(({ kind, title }) => [kind, title]);
const fail = (status: number, message: string, call: object = {}, code = 'x') =>
  handleFailedCall(new CallError(message, status, code), {
    url: '/services',
    method: 'post',
    token: 't1',
    ...call,
  });

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.getState().signIn(user, 't1');
  location.pathname = '/clientDashboard';
});

describe('handling a failed call (rules 8)', () => {
  it.each([401, 419, 440, 403])(
    '%i on the sign-in page is a danger toast with the server’s message',
    (status) => {
      location.pathname = '/sign-in';
      fail(status, 'The email or password is wrong.', { url: '/auth/login', token: '' });
      expect(toasts()).toEqual([['danger', 'The email or password is wrong.']]);
    },
  );

  it.each([401, 419, 440])(
    '%i on any other page ends the session and shows the server’s message',
    (status) => {
      fail(status, 'Your session has ended.');
      expect(useSession.getState()).toMatchObject({ user: null, authenticated: false, selectedBranch: null });
      expect(storage.get('token')).toBe('');
      expect(toasts()).toEqual([['warning', 'Your session has ended.']]);
    },
  );

  it('403 on any other page shows its message and leaves the session open', () => {
    fail(403, 'You do not have permission to do this.');
    expect(useSession.getState().authenticated).toBe(true);
    expect(toasts()).toEqual([['danger', 'You do not have permission to do this.']]);
  });

  it('a late 401 for a superseded token does not sign the user out', () => {
    fail(401, 'Your session has ended.', { token: 'the one before' });
    expect(useSession.getState().authenticated).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it('ending the session keeps a token that another tab has stored meanwhile', () => {
    storage.set('token', 'of the other tab');
    fail(401, 'Your session has ended.');
    expect(storage.get('token')).toBe('of the other tab');
  });

  it.each([500, 502, 503, 429])(
    '%i shows one danger toast with the server’s message, even when it repeats',
    (status) => {
      fail(status, 'Something went wrong on our side.');
      fail(status, 'Something went wrong on our side.');
      expect(toasts()).toEqual([['danger', 'Something went wrong on our side.']]);
    },
  );

  it.each([
    ['timeout', 'It took too long.'],
    ['network', 'The server could not be reached.'],
  ])('a %s error during a submission shows its message as a danger toast', (code, message) => {
    fail(0, message, {}, code);
    expect(toasts()).toEqual([['danger', message]]);
  });

  it.each([
    [0, 'network'],
    [503, 'database_unavailable'],
    [502, 'away'],
  ])(
    'a read that fails because the portal is away (%i) shows no toast, because the page shows it',
    (status, code) => {
      fail(status, 'The portal is away.', { method: 'get' }, code);
      expect(toasts()).toEqual([]);
    },
  );

  it('an aborted call shows no toast', () => {
    fail(0, '', {}, 'aborted');
    expect(toasts()).toEqual([]);
  });

  it.each(['/auth/login', '/auth/forgot-password'])(
    'a failure of %s shows no toast, because its form shows the error',
    (url) => {
      fail(500, 'Something went wrong on our side.', { url, token: '' });
      fail(0, 'The server could not be reached.', { url, token: '' }, 'network');
      expect(toasts()).toEqual([]);
    },
  );

  it.each([400, 402, 404, 409, 410, 413, 415])(
    '%i shows no toast, because the form or page that sent the call shows the error',
    (status) => {
      fail(status, 'Check the marked fields and try again.');
      expect(toasts()).toEqual([]);
    },
  );

  it('a required second factor marks the session and shows no toast', () => {
    fail(403, 'Your account must sign in in two steps.', {}, 'second_factor_required');
    expect(toasts()).toEqual([]);
    expect(useSession.getState().user?.must_add_second_factor).toBe(true);
  });

  it('a late answer about another user does not replace this tab’s user', () => {
    useSession.getState().refresh({ ...user, id: 'u2', name: 'Another' });
    expect(useSession.getState().user?.id).toBe('u1');
  });
});
