import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { drawnPage } from './drawn';

/** Gives the browser a clipboard that passes each copied text to `write`. */
export const holdClipboard = (write: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });

/** Loads the texts of the given namespaces in English, which the tests read. */
export async function readEnglish(namespaces: readonly string[]): Promise<void> {
  await changeLanguage('en');
  await i18next.loadNamespaces([...namespaces]);
}

/** A control, or its name as a screen reader announces it. */
type Control = string | HTMLElement | null | undefined;

/** Part of the portal in a page of its own, and what a person does with it. */
export function portalPart() {
  const { draw, all, focus, press: pressKey } = drawnPage();
  const controls = () => all<HTMLInputElement>(controlSelector);
  const find = (name: string) => controls().find((one) => namesOf(one).includes(name));
  const named = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`No control is named “${name}” in: ${pageText()}`);
    return found;
  };
  const controlOf = (control: Control) => {
    const found = typeof control === 'string' ? named(control) : control;
    if (!found) throw new Error(`The control is not in: ${pageText()}`);
    return found;
  };
  const texts = (selector: string) => all(selector).flatMap(({ textContent }) => clean(textContent) || []);
  const settle = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  const until = async (isThere: () => unknown, subject = 'It') => {
    for (let turn = 0; turn < 200 && !isThere(); turn += 1) await settle(10);
    if (!isThere()) throw new Error(`${subject} does not appear in: ${pageText()}`);
  };
  const click = async (control: HTMLElement | undefined) => {
    await act(async () => control!.click());
    await settle();
  };
  const openOptions = (select: HTMLElement) =>
    act(async () => {
      select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    });
  const options = () => all('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  let router: ReturnType<typeof createMemoryRouter>;
  let shown = 0;
  const showRoutes = async (routes: RouteObject[], entries: InitialEntry[]) => {
    shown += 1;
    router = createMemoryRouter(routes, { initialEntries: entries });
    await draw(
      <QueryClientProvider client={queryClient}>
        <DialogsRoot>
          <RouterProvider key={shown} router={router} />
        </DialogsRoot>
      </QueryClientProvider>,
    );
    await settle();
    return router;
  };
  return {
    all,
    focus,
    named,
    settle,
    until,
    click,
    showRoutes,
    /** Shows an element in a page of its own. */
    show: (element: ReactNode, at = '/') => showRoutes([{ path: '*', element }], [at]),
    /** Draws another element in place of the one that is shown, which keeps its state where it is of the same type. */
    draw,
    /** Path and query of the page that is open. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** Presses a key on the focused element, and releases it. */
    key: async (key: string) => {
      await pressKey(key);
      await act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      });
    },
    /** Clicks a control by its name, once it is there. */
    press: async (name: string) => {
      await until(() => find(name), `The control “${name}”`);
      await act(async () => {
        named(name).focus();
        named(name).click();
      });
      await settle(10);
    },
    /** Radio button or checkbox whose label begins with a text. */
    card: (start: string) => {
      const found = all<HTMLInputElement>('input[type=radio], input[type=checkbox]').find((one) =>
        [...(one.labels ?? [])].some(({ textContent }) => clean(textContent).startsWith(start)),
      );
      if (!found) throw new Error(`No choice begins with “${start}” in: ${pageText()}`);
      return found;
    },
    /** True where a control has that name. */
    has: (name: string) => find(name) !== undefined,
    isDisabled: (name: string) => named(name).hasAttribute('disabled'),
    /** Text of the page, or of the elements of a selector. */
    said: (selector?: string) =>
      selector
        ? all(selector)
            .map(({ textContent }) => clean(textContent))
            .join(' | ')
        : pageText(),
    /** Texts of the elements of a selector that have one. */
    texts,
    /** Texts of the messages that a screen reader announces. */
    alerts: () => texts('[role=alert]'),
    /** Types a text into a box, in place of its text. */
    type: async (control: Control, text: string) => {
      const box = controlOf(control);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')!;
      await act(async () => {
        box.focus();
        set!.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    /** Opens a list of choices; returns the texts of its options. */
    options: async (name: string) => {
      await openOptions(named(name));
      return options().map(({ textContent }) => clean(textContent));
    },
    choose: async (control: Control, option: string) => {
      await openOptions(controlOf(control));
      const wanted = () => options().find(({ textContent }) => clean(textContent) === option);
      await until(wanted, `The option “${option}”`);
      await act(async () => wanted()!.click());
      await settle();
    },
    /** Chooses a file in the file dialog of the browser. */
    chooseFile: async (text: string, name = 'list.csv') => {
      const before = document.body.textContent;
      await act(async () => {
        const [picker] = all<HTMLInputElement>('input[type=file]');
        Object.defineProperty(picker, 'files', { value: [new File([text], name)], configurable: true });
        picker?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await until(() => document.body.textContent !== before, 'An effect of the file');
      await settle();
    },
  };
}

const controlSelector =
  'button, a, input, textarea, [role=radio], [role=tab], [role=menuitem], [role=separator]';

/** Names of a control: its own label, its text, and the labels that refer to it. */
const namesOf = (one: HTMLInputElement) => [
  one.getAttribute('aria-label'),
  ...(['BUTTON', 'A'].includes(one.tagName) || one.role ? [clean(one.textContent)] : []),
  ...[...(one.labels ?? [])].map(({ textContent }) => clean(textContent)),
];

const pageText = () => clean(document.body.textContent);

/** Removes isolating marks, and makes each run of spaces one. */
const clean = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
