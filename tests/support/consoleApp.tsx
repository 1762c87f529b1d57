import { ConfigProvider } from 'antd';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { changeLanguage, startI18n } from '@framework/providers/i18n';
import { DialogsRoot } from '@framework/components/antd/laterControls';
import { fetchListParts } from '@framework/console/laterListParts';
import { queryClient, RefineRoot } from '@framework/providers/RefineRoot';
import { useSession } from '@framework/providers/session';
import { useToasts } from '@framework/toast/toastStore';
import { textsOfLists } from '@/screens/textsOfLists';
import { drawnPage } from './drawn';

/** Call of the API, as the server receives it. */
export interface Received {
  readonly method: string;
  /** Path and query below `/api/v1`. */
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

type Answer = (call: Received) => Response | undefined | Promise<Response | undefined>;

/** An empty list, as the server answers reads that no test has prepared. */
const empty = () => Response.json([], { headers: { 'x-total-count': '0' } });
export const refusal = (status: number, message: string, errors?: Readonly<Record<string, string[]>>) =>
  Response.json({ message, code: 'refused', ...(errors && { errors }) }, { status });

/** Answer of an import, as the last line of its stream. */
export const importEnd = (over: object) =>
  new Response(
    `${JSON.stringify({
      outcome: { created: 0, updated: 0, unchanged: 0, changes: [], valid: 0, refused: [], ...over },
    })}\n`,
  );

/** Loads the English texts of the console, and the code that a list fetches after its rows. */
export async function inEnglish(...more: readonly string[]) {
  await startI18n([
    ...textsOfLists,
    'transfer',
    'record',
    'console',
    'fields',
    'refine',
    'palette',
    'list',
    ...more,
  ]);
  await changeLanguage('en');
  // As the browser does once it is idle.
  await fetchListParts();
}

/** Server and page of one test file; `fetch` has to be stubbed with `api.fetch`. */
export function consoleApp() {
  const { draw, all, press, focus } = drawnPage();
  const calls: Received[] = [];
  let answer: Answer = () => undefined;
  beforeEach(() => {
    calls.length = 0;
    answer = () => undefined;
    useToasts.setState({ toasts: [] });
    // The test browser has no idle time, so that each list would wait for half a second.
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    signIn('admin');
  });
  afterEach(() => {
    queryClient.clear();
    sessionStorage.clear();
  });

  const api = {
    fetch: async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
      const call = {
        method,
        path: decodeURIComponent(address.replace(/^.*\/api\/v1/, '')),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        signal: signal ?? undefined,
      };
      calls.push(call);
      return (await answer(call)) ?? empty();
    },
    answers: (next: Answer) => {
      answer = next;
    },
    /** Calls that write: method, path and body. */
    writes: () =>
      calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
    reads: () => calls.filter(({ method }) => method === 'GET').map(({ path }) => path),
    calls,
  };

  const settled = (ms = 30) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  /** Waits for something that takes several steps, such as loading code. */
  async function until(isThere: () => unknown, what = 'it') {
    for (let turn = 0; turn < 200 && !isThere(); turn += 1) await settled(10);
    if (!isThere()) throw new Error(`${what} never appears:\n${document.body.textContent}`);
  }

  let opened = 0;
  async function open(children: ReactNode, address = '/start', state?: unknown) {
    queryClient.clear();
    const root = (
      <RefineRoot>
        {/* The test browser ends no animation, so that a closed dialog would stay. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <DialogsRoot>
            <Outlet />
          </DialogsRoot>
        </ConfigProvider>
      </RefineRoot>
    );
    const router = createMemoryRouter(
      [
        {
          element: root,
          children: [
            { path: address.replace(/\?.*$/, ''), element: children },
            { path: '*', element: <h1>another page</h1> },
          ],
        },
      ],
      { initialEntries: ['/before', { ...parsePath(address), state }], initialIndex: 1 },
    );
    await draw(<RouterProvider key={(opened += 1)} router={router} />);
    await settled();
    return router;
  }

  const controls = (name: string) =>
    all('button, a, [role=menuitem], [role=tab], [role=separator], label, input[type=checkbox]').filter(
      (one) => nameOf(one) === name,
    );
  const control = (name: string) => {
    const [found] = controls(name);
    if (!found) throw new Error(`no control «${name}» in:\n${document.body.textContent}`);
    return found;
  };
  return {
    api,
    draw,
    all,
    focus,
    open,
    until,
    settled,
    /** Presses a key on the focused element, and lets it go. */
    pressKey: async (key: string) => {
      await press(key);
      await act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      });
    },
    control,
    offers: (name: string) => controls(name).length > 0,
    /** Presses a button, a link or an entry of a menu by its name. */
    press: async (name: string) => {
      await until(() => controls(name).length > 0, `control «${name}»`);
      const found = control(name);
      await act(async () => {
        found.focus();
        found.click();
      });
      await settled();
    },
    isDisabled: (name: string) => control(name).hasAttribute('disabled'),
    /** Texts of the elements that a selector finds. */
    texts: (selector: string) =>
      all(selector)
        .map((one) => one.textContent.trim())
        .filter(Boolean),
    /** Texts that a screen reader announces at once. */
    alerts: () =>
      all('[role=alert]')
        .map((one) => one.textContent.trim())
        .filter(Boolean),
    toasts: () =>
      useToasts
        .getState()
        .toasts.filter(({ state }) => state === 'shown')
        .map(({ kind, title, text }) => [kind, title, ...(text ? [text] : [])]),
    page: () => document.body.textContent,
    /** Types a text into a field in place of what it holds. */
    type: (field: HTMLElement | null | undefined, typed: string) =>
      act(async () => {
        if (!field) throw new Error('no such field');
        field.focus();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Chooses a file in the file dialog of the browser. */
    chooseFile: async (text: string, name = 'list.csv') => {
      const before = document.body.textContent;
      await act(async () => {
        const [picker] = all<HTMLInputElement>('input[type=file]');
        Object.defineProperty(picker, 'files', { value: [new File([text], name)], configurable: true });
        picker?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await until(() => document.body.textContent !== before, 'an effect of the file');
      await settled();
    },
    /** Control with a label. */
    field: (label: string) => {
      const named = all<HTMLLabelElement>('label').find((one) => one.textContent.trim().startsWith(label));
      const found = named && document.querySelector<HTMLElement>(`[id="${named.htmlFor}"]`);
      if (!found) throw new Error(`no field «${label}» in:\n${document.body.textContent}`);
      return found;
    },
    /** Chooses an option of antd's select by its text. */
    choose: async (select: HTMLElement, option: string) => {
      const opener = select.closest('.ant-select')?.querySelector('.ant-select-selector') ?? select;
      await act(async () => {
        opener.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      });
      const found = () =>
        all('.ant-select-item-option')
          .filter((one) => one.textContent === option)
          .at(-1);
      await until(found, `option «${option}»`);
      await act(async () => found()?.click());
      await settled();
    },
  };
}

/** Name of a control, as a screen reader says it. */
const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

export const signIn = (role: 'admin' | 'client' | 'inspector') =>
  useSession.setState({ user: { id: 'me', role, name: 'Sara', client: null } as never });

/** Record as the server gives it. */
export const aRecord = (id: string, title: string, values: object = {}) => ({
  id,
  version: 1,
  $title: title,
  $titles: {},
  ...values,
});
