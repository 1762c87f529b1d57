import { afterEach, expect, it } from 'vitest';
import type { SessionUser } from '#domain/api/profileViews';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';

const signIn = (id: string | null) =>
  useSession.setState({ user: id === null ? null : ({ id } as SessionUser) });
afterEach(() => {
  signIn(null);
  queryClient.clear();
});

it('cached answers are cleared when another person signs in and on sign-out', () => {
  for (const next of ['other', null]) {
    signIn('one');
    queryClient.setQueryData(['clientInspections.get', { id: 'r1' }], { version: 1 });
    signIn(next);
    expect(queryClient.getQueryCache().getAll(), String(next)).toEqual([]);
  }
});

it('cached answers remain when the same person’s profile changes', () => {
  signIn('one');
  queryClient.setQueryData(['services.list'], []);
  useSession.setState({ user: { id: 'one', name: 'New name' } as SessionUser });
  expect(queryClient.getQueryData(['services.list'])).toEqual([]);
});

it('an action without a network fails at once: nothing is sent later when the network returns', () => {
  expect(queryClient.getDefaultOptions().mutations?.networkMode).toBe('always');
});
