import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { changeLanguage } from '@framework/providers/i18n';
import { queryClient } from '@framework/providers/RefineRoot';
import { drawnPage } from './drawn';

/** Call that the API receives. */
export interface Received {
  /** Method and path below `/api/v1`, such as `POST /tickets`. */
  readonly line: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = (call: Received) => unknown;

/** API that answers each line with what a test gives it, and refuses all other calls. */
export function fakeApi() {
  const answers = new Map<string, Answer>();
  const received: Received[] = [];
  const answer = async (call: Received): Promise<Response> => {
    const found = await answers.get(call.line)?.(call);
    if (found instanceof Response) return found;
    if (found === undefined) return refusal(404, { message: `No answer to ${call.line}` });
    const response = Response.json(found);
    if (Array.isArray(found)) response.headers.set('x-total-count', String(found.length));
    return response;
  };
  return {
    received,
    fetch: (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(address, 'http://portal.example');
      const call = {
        line: `${method} ${pathname.replace('/api/v1', '')}`,
        query: Object.fromEntries(searchParams),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined),
        headers: new Headers(headers),
      };
      received.push(call);
      return answer(call);
    },
    /** Sets the answer to a line: a value, or a function of the call. */
    on: (line: string, given: unknown) => {
      answers.set(line, typeof given === 'function' ? (given as Answer) : () => given);
    },
    /** Calls of one line, or of all lines that write. */
    calls: (line?: string) =>
      received.filter((one) => (line === undefined ? !one.line.startsWith('GET ') : one.line === line)),
    /** Lines that write, each with its body. */
    written: () =>
      received.filter((one) => !one.line.startsWith('GET ')).map(({ line, body }) => [line, body]),
    clear: () => {
      answers.clear();
      received.length = 0;
      queryClient.clear();
    },
  };
}

interface Refused {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly details?: unknown;
}

/** Answer with which the API refuses a call. */
export const refusal = (status: number, refused: Refused) =>
  Response.json({ code: 'refused', ...refused }, { status });

/** Gives the browser a clipboard that passes each copied text to `write`. */
export const holdClipboard = (write: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });

/** Loads the texts of the given namespaces in English, which the tests read. */
export async function readEnglish(namespaces: readonly string[]): Promise<void> {
  await changeLanguage('en');
  await i18next.loadNamespaces([...namespaces]);
}

/** Part of the portal in a page of its own, and what a person does with it. */
export function portalPart() {
  const { draw, all, focus, press: key } = drawnPage();
  const controls = () => all<HTMLInputElement>('button, a, input, textarea, [role=radio], [role=tab]');
  const namesOf = (one: HTMLInputElement) => [
    one.getAttribute('aria-label'),
    ...(['BUTTON', 'A'].includes(one.tagName) || one.role ? [clean(one.textContent)] : []),
    ...[...(one.labels ?? [])].map(({ textContent }) => clean(textContent)),
  ];
  const find = (name: string) => controls().find((one) => namesOf(one).includes(name));
  const named = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`No control is named “${name}” in: ${clean(document.body.textContent)}`);
    return found;
  };
  const settle = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  const press = async (name: string) => {
    await act(async () => named(name).click());
    await settle();
  };
  let router: ReturnType<typeof createMemoryRouter>;
  let shown = 0;
  return {
    all,
    focus,
    key,
    named,
    settle,
    press,
    /** Radio button or checkbox whose label begins with a text. */
    card: (start: string) => {
      const found = all<HTMLInputElement>('input[type=radio], input[type=checkbox]').find((one) =>
        [...(one.labels ?? [])].some(({ textContent }) => clean(textContent).startsWith(start)),
      );
      if (!found) throw new Error(`No choice begins with “${start}” in: ${clean(document.body.textContent)}`);
      return found;
    },
    click: async (control: HTMLElement | undefined) => {
      await act(async () => control!.click());
      await settle();
    },
    /** True where a control has that name. */
    has: (name: string) => find(name) !== undefined,
    /** Path and query of the page that is open. */
    address: () => router.state.location.pathname + router.state.location.search,
    show: async (element: ReactNode, at = '/') => {
      shown += 1;
      router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
      await draw(
        <QueryClientProvider client={queryClient}>
          <RouterProvider key={shown} router={router} />
        </QueryClientProvider>,
      );
      await settle();
    },
    /** Draws another element in place of the one that is shown, which keeps its state where it is of the same type. */
    draw,
    /** Text of the page, or of the elements of a selector. */
    said: (selector?: string) =>
      selector
        ? all(selector)
            .map(({ textContent }) => clean(textContent))
            .join(' | ')
        : clean(document.body.textContent),
    /** Texts of the elements of a selector. */
    texts: (selector: string) => all(selector).map(({ textContent }) => clean(textContent)),
    /** Texts of the messages that a screen reader announces. */
    alerts: () => all('[role=alert]').flatMap(({ textContent }) => clean(textContent) || []),
    type: async (name: string, text: string) => {
      const box = named(name);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')!;
      await act(async () => {
        set!.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    /** Opens a list of choices; returns the texts of its options. */
    options: async (name: string) => {
      await openList(named(name));
      return optionsOf().map(({ textContent }) => clean(textContent));
    },
    choose: async (name: string, option: string) => {
      await openList(named(name));
      const found = optionsOf().find(({ textContent }) => clean(textContent) === option);
      if (!found)
        throw new Error(
          `No option “${option}” in: ${optionsOf()
            .map((one) => one.textContent)
            .join(', ')}`,
        );
      await act(async () => found.click());
      await settle();
    },
    /** Waits for a result that takes several steps, such as loading a part's code. */
    until: async (isThere: () => boolean) => {
      for (let turn = 0; turn < 100 && !isThere(); turn += 1) await settle(20);
      if (!isThere()) throw new Error(`It does not happen in: ${clean(document.body.textContent)}`);
    },
  };
  async function openList(control: HTMLElement): Promise<void> {
    await act(async () => {
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
  }
  function optionsOf(): HTMLElement[] {
    return all('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  }
}

/** Removes isolating marks, and makes each run of spaces one. */
const clean = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
