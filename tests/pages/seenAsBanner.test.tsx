// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#domain/api/profileViews';
import { SeenAsBanner } from 'sijil/react/frame/TopBanners';
import { leaveOwnAccount } from 'sijil/react/providers/ownAccount';
import { resetRefusedSession } from 'sijil/react/providers/failedCall';
import {
  sessionOf,
  isStoredSessionComplete,
  storeForNextPage,
  token,
  useSession,
} from 'sijil/react/providers/session';
import { showAddress } from '../support/addressBar';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, given?: { name: string }) => (given ? `${key} ${given.name}` : key),
  }),
}));
const { sent } = vi.hoisted(() => ({ sent: vi.fn(() => Promise.resolve({ data: null })) }));
vi.mock('sijil/react/providers/sendOperation', () => ({ sendOperation: sent }));

const person = (values: Partial<SessionUser>) =>
  ({ id: 'admin', name: 'Mona', role: 'admin', client: null, ...values }) as SessionUser;
const admin = person({});
const client = person({ id: 'client', name: 'Saleh', role: 'client', seen_by: 'Mona' });

/** Loads the next page, which reads the session stored in the browser. */
async function loadNextPage(): Promise<void> {
  token.adopt();
  await act(async () => useSession.persist.rehydrate());
}

const went = { to: vi.fn(), back: vi.fn() };
const { draw, all } = drawnPage();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(went.to);
  vi.spyOn(window.location, 'replace').mockImplementation(went.back);
  showAddress('/clients/client?tab=history');
  useSession.getState().signIn(admin, 'token-of-the-admin');
});
afterEach(() => {
  act(() => useSession.getState().signOut());
  vi.clearAllMocks();
});

describe('the banner of an admin who sees the portal as another person', () => {
  it('is absent in the user’s own session', async () => {
    await draw(<SeenAsBanner />);
    expect(all('section')).toEqual([]);
  });

  it('names the person, and its button restores the admin’s session on the page that was left', async () => {
    leaveOwnAccount(client, 'token-of-the-view');
    expect(went.to).toHaveBeenCalledWith('/');
    // Until the next page is loaded, this page keeps the admin’s session.
    expect([token.read(), useSession.getState().user?.id]).toEqual(['token-of-the-admin', 'admin']);
    await loadNextPage();
    await draw(<SeenAsBanner />);
    expect(all('section')[0]?.textContent).toBe('seenAs.says SalehseenAs.back');
    await act(async () => all('button')[0]?.click());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ url: '/auth/logout' }), {});
    expect(went.back).toHaveBeenCalledWith('/clients/client?tab=history');
    await loadNextPage();
    expect([token.read(), useSession.getState().user]).toEqual(['token-of-the-admin', admin]);
    expect(all('section')).toEqual([]);
  });

  it('ends by returning to the admin’s session, not the sign-in page, once the server refuses the session', async () => {
    leaveOwnAccount(client, 'token-of-the-view');
    await loadNextPage();
    expect(resetRefusedSession('token-of-the-view')).toBe(false);
    // A second response to the same token arrives late.
    expect(resetRefusedSession('token-of-the-view')).toBe(false);
    expect(went.back).toHaveBeenCalledTimes(1);
    await loadNextPage();
    expect([useSession.getState().authenticated, token.read()]).toEqual([true, 'token-of-the-admin']);
  });

  it('applies to another tab once both the token and the person are stored', () => {
    const next = sessionOf(client, 'token-of-the-view');
    localStorage.setItem(token.key, next.token);
    expect(isStoredSessionComplete()).toBe(false);
    storeForNextPage(next);
    expect(isStoredSessionComplete()).toBe(true);
  });

  it('stores nothing of the admin once another person signs in', () => {
    leaveOwnAccount(client, 'token-of-the-view');
    useSession.getState().signIn(person({ id: 'other' }), 'token-of-another');
    expect(localStorage.getItem('ownAccount')).toBeNull();
  });
});
