import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { changeLanguage, startI18n } from '@framework/providers/i18n';
import { queryClient } from '@framework/providers/RefineRoot';
import { useSession } from '@framework/providers/session';
import { App } from '@framework/start/start';
import { useTheme } from '@framework/theme/themeStore';
import { useToasts } from '@framework/toast/toastStore';
import type { SessionUser } from '#domain/api/profileViews';
import type { Language } from '#framework/base/i18n/localized';
import { demoNow } from './buildDemoApp';
import type { TestApp } from './buildTestApp';
import { lastTaskAt, pause, pendingTimers } from './browserAndServer';
import { call } from './call';

const unfinished =
  '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, .ant-btn-loading, .ant-select-arrow-loading';
/** Polls without a change after which a page is ready, the time between them, and the longest wait. */
const stablePolls = 4;
const pollMs = 10;
const patienceMs = 20_000;

/** Code of all pages, which they otherwise load when they are first opened. */
const code = import.meta.glob(['../../src/**/*.tsx', '../../framework/react/**/*.tsx', '!**/main.tsx']);

interface SignedIn {
  readonly user: SessionUser;
  readonly token: { readonly plain_text_token: string };
}

export interface Portal {
  /** Signs in as a person of the demo, in a browser that has stored nothing. */
  signIn(email: string, language: Language): Promise<void>;
  /** Opens an address as a link does, and waits until the page is ready. */
  open(address: string): Promise<void>;
  /** Opens an address in a portal without state, as a reload does. */
  reload(address: string): Promise<void>;
  /** Presses a control with the mouse, and waits until the page is ready. */
  press(control: Element): Promise<void>;
  /** Types a text into a field in place of what it holds, leaves it, and waits until the page is ready. */
  type(field: HTMLInputElement, text: string): Promise<void>;
  /** Reads from the API as the person who is signed in. */
  ask(path: string): Promise<unknown>;
}

/** Renders the portal into the document, with the app under test as its server. The live stream stays silent, and writes are refused. */
export async function startPortal(test: TestApp): Promise<Portal> {
  let open = 0;
  let changedAt = 0;
  const changed = () => {
    changedAt = performance.now();
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, window.location.href);
    if (pathname.endsWith('/live')) return new Promise(() => undefined);
    const { method = 'GET' } = init;
    // The demo stays as it is.
    if (method !== 'GET') return Response.json({ code: 'refused', message: 'Refused.' }, { status: 400 });
    open += 1;
    const { statusCode, headers, rawPayload } = await test.app.inject({
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
    });
    open -= 1;
    changed();
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      // Node stamps a response with its own time.
      headers: { ...(headers as Record<string, string>), date: demoNow.toUTCString() },
    });
  });
  // Another tab has the lock of the live stream.
  Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => undefined) } });
  new MutationObserver(changed).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // A page whose code is being loaded looks ready: the one before is still shown.
  await Promise.all(Object.values(code).map((load) => load()));
  await startI18n();
  const page = document.body.appendChild(document.createElement('div'));
  let root = createRoot(page);
  root.render(<App />);

  const settle = async () => {
    const end = performance.now() + patienceMs;
    let [stable, before] = [0, 0];
    // Polls are counted instead of timed: between two of them pending tasks run, even if the process was busy for long.
    while (stable < stablePolls || !document.querySelector('h1') || document.querySelector(unfinished)) {
      await pause(pollMs);
      await vi.dynamicImportSettled();
      const isLoaded =
        changedAt < Infinity && open === 0 && pendingTimers() === 0 && queryClient.isFetching() === 0;
      const last = Math.max(changedAt, lastTaskAt());
      stable = isLoaded && last === before ? stable + 1 : 0;
      before = last;
      if (performance.now() > end) throw new Error(`${window.location.pathname} is never ready`);
    }
  };
  const follow = async (address: string) => {
    if (window.location.pathname + window.location.search === address) return settle();
    // Infinite until the first change: until then the page before is still shown.
    changedAt = Number.POSITIVE_INFINITY;
    history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    await settle();
  };
  return {
    open: follow,
    async reload(address) {
      root.unmount();
      queryClient.clear();
      useToasts.setState({ toasts: [] });
      history.replaceState({}, '', address);
      // The router outlives the portal.
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      root = createRoot(page);
      root.render(<App />);
      await settle();
    },
    async signIn(email, language) {
      const { body } = await call<SignedIn>(test, 'auth.login', { body: { email, password: 'Demo1234' } });
      useSession.getState().signOut();
      queryClient.clear();
      localStorage.clear();
      sessionStorage.clear();
      useTheme.setState(useTheme.getInitialState(), true);
      useToasts.setState({ toasts: [] });
      await follow('/sign-in');
      useSession.getState().signIn(body.user, body.token.plain_text_token);
      await changeLanguage(language);
      await follow('/access-denied');
    },
    async press(control) {
      for (const type of ['mouseover', 'mousedown', 'mouseup', 'click'])
        control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      await settle();
    },
    async type(field, text) {
      field.focus();
      // React takes a value that is set directly for its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
      await settle();
    },
    async ask(path) {
      const answer = await fetch(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
      });
      return answer.json();
    },
  };
}
