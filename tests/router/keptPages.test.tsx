// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPages } from '@/layouts/KeptPages';
import type { SessionUser } from '#domain/api/sessionView';
import { useSession } from '@/providers/session';
import { isKept } from '@/screens/isKept';

let root: Root;
let place: HTMLElement;
/** Log of the pages, in order. */
let told: string[];

/** A page that tells what happens to it, with a field that somebody may type in. */
function Page({ name }: { readonly name: string }) {
  const { pathname, search } = useLocation();
  told.push(`${name} is drawn at ${pathname}${search}`);
  useEffect(() => {
    told.push(`${name} works`);
    return () => void told.push(`${name} rests`);
  }, [name]);
  return <input data-name={name} />;
}

const page = (path: string) => ({ path, element: <Page key={path} name={path} /> });
const paths = ['/requests', '/clients', '/nationalities', '/branches', '/requests/:id', '/clients/create'];

async function opened(at: string) {
  const router = createMemoryRouter([{ element: <KeptPages />, children: paths.map(page) }], {
    initialEntries: [at],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    go: (to: string) => act(async () => router.navigate(to)),
    back: () => act(async () => router.navigate(-1)),
  };
}

const field = (name: string) => place.querySelector<HTMLInputElement>(`[data-name="${name}"]`);
const inSight = () =>
  [...place.querySelectorAll<HTMLElement>('[data-name]')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ dataset }) => dataset['name']);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
  told = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('a list that was left for a record is there again as it was left', async () => {
  const { go, back } = await opened('/requests?status=pending');
  const before = field('/requests');
  if (before) before.value = 'typed';
  await go('/requests/7');
  expect(inSight()).toEqual(['/requests/:id']);
  await back();
  expect(inSight()).toEqual(['/requests']);
  expect(field('/requests')).toBe(before);
  expect(before?.value).toBe('typed');
  expect(told.slice(-2)).toEqual(['/requests/:id rests', '/requests works']);
});

it('out of sight a list rests: nothing of it is drawn, and it reads no other address', async () => {
  const { go } = await opened('/requests?status=pending');
  for (const to of ['/requests/7', '/clients?q=a', '/clients?q=b']) await go(to);
  expect(told.filter((line) => line.startsWith('/requests '))).toEqual([
    '/requests is drawn at /requests?status=pending',
    '/requests works',
    '/requests rests',
  ]);
  expect(told).toContain('/clients is drawn at /clients?q=b');
});

it('a list that is come to at another address begins anew', async () => {
  const { go } = await opened('/requests?status=pending');
  const before = field('/requests');
  await go('/clients');
  await go('/requests');
  expect(inSight()).toEqual(['/requests']);
  expect(field('/requests')).not.toBe(before);
  expect(told).toContain('/requests is drawn at /requests');
});

it('a record and a form are gone when they are left', async () => {
  const { go } = await opened('/clients/create');
  await go('/requests/7');
  await go('/clients');
  expect([...place.querySelectorAll('[data-name]')]).toHaveLength(1);
});

it('somebody else in the same tab finds nothing that was drawn for the person before', async () => {
  const signIn = (id: string) =>
    act(async () => useSession.setState({ user: { id } as SessionUser, authenticated: true }));
  await signIn('one');
  const { go } = await opened('/requests');
  const before = field('/requests');
  await go('/clients');
  const shown = field('/clients');
  await signIn('other');
  expect(field('/requests')).toBeNull();
  expect(field('/clients')).not.toBe(shown);
  await go('/requests');
  expect(field('/requests')).not.toBe(before);
  await act(async () => useSession.setState({ user: null, authenticated: false }));
});

it('three lists are kept: the one that was looked at longest ago makes room', async () => {
  const { go } = await opened('/requests');
  for (const to of ['/clients', '/nationalities', '/requests', '/branches']) await go(to);
  expect(field('/clients')).toBeNull();
  expect([field('/requests'), field('/nationalities'), field('/branches')]).not.toContain(null);
});

it('lists are kept, generated and built ones; what is filled in or looked at once is not', () => {
  for (const list of ['/requests', '/client/requests', '/supervisor/requests', '/nationalities', '/clients'])
    expect(isKept(list), list).toBe(true);
  for (const other of ['/home', '/clients/create', '/settings', '/complete-registration', '/requests/7'])
    expect(isKept(other), other).toBe(false);
});
