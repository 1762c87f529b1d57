// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, Fragment, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#domain/api/profileViews';
import { type Role, roles } from '#domain/access/roles';
import { useSession } from 'sijil/react/providers/session';
import { App } from 'sijil/react/start/start';
import { goTo } from 'sijil/react/address/address';
import { loadPortal } from 'sijil/react/screens/loadPortal';
import '../support/registerPages';

// Page contents are tested in a browser; this file tests only access.
vi.mock('sijil/react/lazy/lazyPage', async () => {
  const Inside = () => (
    <>
      <main />
      <Outlet />
    </>
  );
  const { publicScreens } = await import('@/screens/publicScreens');
  const Open = () => <main />;
  const isOpen = (load: unknown) => publicScreens.some((screen) => screen.load === load);
  const lazyPage = (load: () => Promise<never>) =>
    load.name === 'loadPortal' ? lazy(load) : isOpen(load) ? Open : Inside;
  const actual = await vi.importActual<object>('sijil/react/lazy/lazyPage');
  return { ...actual, lazyPage, prefetchPage: async () => undefined };
});
vi.mock('sijil/react/frame/PublicLayout', () => ({ PublicLayout: Fragment, BareLayout: Fragment }));
vi.mock('sijil/react/frame/TopBanners', () => ({ Connection: () => null, SeenAsBanner: () => null }));
vi.mock('sijil/react/toast/Toaster', () => ({ Toaster: () => null }));
vi.mock('sijil/react/frame/ThemeRoot', () => ({ ThemeRoot: Fragment }));
vi.mock('sijil/react/frame/PortalLayout', () => ({ default: Fragment }));
vi.mock('sijil/react/screens/prefetchScreen', () => ({ prefetchAddress: () => undefined }));

/** The reviewed tables of tests/golden, as lines. */
const reviewed = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../golden', name), 'utf8')
    .trimEnd()
    .split('\n');

/** The redirect of each role that opens a screen; null where the screen opens. */
type Outcomes = Map<string, string | null>;

function specifiedScreens(): Map<string, Outcomes> {
  const screens = new Map<string, Outcomes>();
  let outcomes: Outcomes = new Map();
  for (const line of reviewed('screens.txt')) {
    if (!line.startsWith(' ')) screens.set(line, (outcomes = new Map()));
    const [, verdict, who] = /^ {2}(\S+) for (.+)$/.exec(line) ?? [];
    for (const name of who?.split(', ') ?? [])
      outcomes.set(name, verdict === 'opens' ? null : String(verdict));
  }
  return screens;
}

function generatedScreens(): Map<string, Outcomes> {
  return new Map(
    reviewed('generatedScreens.txt').map((line) => {
      const [route = '', who = ''] = line.split('  ');
      const allowed = who.split(', ');
      const outcome = (role: Role) => (allowed.includes(role) ? null : '/access-denied');
      return [
        route,
        new Map<string, string | null>([
          ['stranger', `/sign-in?redirectUrl=${encodeURIComponent(route)}`],
          ...roles.map((role) => [role, outcome(role)] as const),
        ]),
      ];
    }),
  );
}

const id = '00000000-0000-4000-8000-000000000000';
const addressOf = (route: string) =>
  route.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'score' ? '1' : id));

/** The reviewed outcome at the address of the route; a visitor who is not signed in returns to that address after signing in. */
function expectedEnd(route: string, outcome: string | null): string {
  const address = addressOf(route);
  return outcome === null ? address : outcome.replace(encodeURIComponent(route), encodeURIComponent(address));
}

// A hand-built screen takes the place of the generated one at its address.
const screens = new Map([...generatedScreens(), ...specifiedScreens()]);

/**
 * One screen of each group that opens and redirects alike for everybody: the rules themselves are tested for every screen and
 * role (tests/golden/rights.test.ts, tests/access/visit.test.ts), here that the router follows them.
 */
function oneOfEachAudience(): string[] {
  const first = new Map<string, string>();
  for (const [route, outcomes] of screens) {
    const alike = JSON.stringify([...outcomes].map(([who, end]) => [who, end?.split('?')[0]]));
    if (!first.has(alike)) first.set(alike, route);
  }
  return [...first.values()];
}

/** A stranger finds every route guarded. An inspector cannot sign in and so never reaches one. */
const visits: [visitor: string, routes: readonly string[]][] = [
  ['stranger', [...screens.keys()]],
  ...roles
    .filter((role) => role !== 'inspector')
    .map((role): [string, readonly string[]] => [role, oneOfEachAudience()]),
];

describe('every route of the portal', () => {
  const container = document.createElement('div');
  const root = createRoot(container);

  beforeAll(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // Loaded in advance, as the portal loads them while a page is open.
    await Promise.all([loadPortal(), import('sijil/react/router/consoleRoutes')]);
    act(() => root.render(<App />));
  });

  afterAll(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  const place = () => window.location.pathname + window.location.search;

  /** Opens an address as a link does; returns the final address, and whether a page is rendered there. */
  async function end(address: string): Promise<string> {
    await act(async () => goTo(address));
    let before = '';
    // A redirect between public and signed-in pages: each router handles its part.
    for (let turns = 0; turns < 20 && (before !== place() || !container.querySelector('main')); turns += 1) {
      before = place();
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
    return container.querySelector('main') ? place() : `nothing at ${place()}`;
  }

  it.each(visits)('opens or redirects for %s exactly as the reviewed tables say', async (visitor, routes) => {
    const user = { id, role: visitor, profile_completed: true } as unknown as SessionUser;
    const session =
      visitor === 'stranger' ? { user: null, authenticated: false } : { user, authenticated: true };
    act(() => {
      useSession.setState(session);
    });
    const met: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const route of routes) {
      expected[route] = expectedEnd(route, screens.get(route)?.get(visitor) ?? null);
      met[route] = await end(addressOf(route));
    }
    expect(met).toEqual(expected);
  });

  it('shows the access-denied page within the frame to signed-in users, and without it to others', async () => {
    const user = { id, role: 'branch_manager', profile_completed: true } as unknown as SessionUser;
    const drawn = async (session: { user: SessionUser | null; authenticated: boolean }) => {
      act(() => {
        useSession.setState(session);
      });
      await end('/sign-in');
      await end('/access-denied');
      // The frame, as rendered here, adds a second main element.
      return container.querySelectorAll('main').length;
    };
    expect(await drawn({ user, authenticated: true })).toBe(2);
    expect(await drawn({ user: null, authenticated: false })).toBe(1);
  });
});
