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

const { CallError } = await import('@framework/providers/apiError');
const { handleFailedCall } = await import('@framework/providers/failedCall');
const { useSession } = await import('@framework/providers/session');
const { useToasts } = await import('@framework/toast/toastStore');

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

describe('the error catalogue (rules 8)', () => {
  it.each([401, 419, 440, 403])(
    '%i on the sign-in page is a danger toast with the server’s message',
    (status) => {
      location.pathname = '/sign-in';
      fail(status, 'The email or password is wrong.', { url: '/auth/login', token: '' });
      expect(toasts()).toEqual([['danger', 'The email or password is wrong.']]);
    },
  );

  it.each([401, 419, 440])('%i elsewhere ends the session and says why', (status) => {
    fail(status, 'Your session has ended.');
    expect(useSession.getState()).toMatchObject({ user: null, authenticated: false, selectedBranch: null });
    expect(storage.get('token')).toBe('');
    expect(toasts()).toEqual([['warning', 'Your session has ended.']]);
  });

  it('a 403 elsewhere shows its message and leaves the session open', () => {
    fail(403, 'You do not have permission to do this.');
    expect(useSession.getState().authenticated).toBe(true);
    expect(toasts()).toEqual([['danger', 'You do not have permission to do this.']]);
  });

  it('a late refusal of a token that is no longer used signs nobody out', () => {
    fail(401, 'Your session has ended.', { token: 'the one before' });
    expect(useSession.getState().authenticated).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it('a token that another tab has replaced meanwhile is not cleared by this one', () => {
    storage.set('token', 'of the other tab');
    fail(401, 'Your session has ended.');
    expect(storage.get('token')).toBe('of the other tab');
  });

  it.each([500, 502, 503, 429])('%i is a danger toast with the server’s message, once', (status) => {
    fail(status, 'Something went wrong on our side.');
    fail(status, 'Something went wrong on our side.');
    expect(toasts()).toEqual([['danger', 'Something went wrong on our side.']]);
  });

  it.each([
    ['timeout', 'It took too long.'],
    ['network', 'The server could not be reached.'],
  ])('a %s during a submission shows its message; the form keeps its input', (code, message) => {
    fail(0, message, {}, code);
    expect(toasts()).toEqual([['danger', message]]);
  });

  it('an aborted call is silent', () => {
    fail(0, '', {}, 'aborted');
    expect(toasts()).toEqual([]);
  });

  it.each(['/auth/login', '/auth/forgot-password'])('what fails at %s is left to its form', (url) => {
    fail(500, 'Something went wrong on our side.', { url, token: '' });
    fail(0, 'The server could not be reached.', { url, token: '' }, 'network');
    expect(toasts()).toEqual([]);
  });

  it.each([400, 402, 404, 409, 410, 413, 415])('%i is left to the form or page that sent it', (status) => {
    fail(status, 'Check the marked fields and try again.');
    expect(toasts()).toEqual([]);
  });

  it('a second step that is demanded opens its dialog, and is no message', () => {
    fail(403, 'Your account must sign in in two steps.', {}, 'second_factor_required');
    expect(toasts()).toEqual([]);
    expect(useSession.getState().user?.must_add_second_factor).toBe(true);
  });

  it('somebody else’s late answer does not become the person of this tab', () => {
    useSession.getState().refresh({ ...user, id: 'u2', name: 'Another' });
    expect(useSession.getState().user?.id).toBe('u1');
  });
});
