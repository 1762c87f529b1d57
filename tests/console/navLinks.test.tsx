// @vitest-environment happy-dom
import { menuGroups } from 'sijil/schema/application';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavLinks } from 'sijil/react/frame/NavLinks';
import { NavMenu } from 'sijil/react/frame/NavMenu';
import { inSections, menuFor, type MenuSection, screensOfEntry } from 'sijil/react/screens/menuFor';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';
import '../support/registerPages';

const { menu, counts } = vi.hoisted(() => ({ menu: vi.fn(), counts: new Map<string, number>() }));
vi.mock('sijil/react/application', async (original) => ({
  ...(await original<object>()),
  useMenuCounts: () => counts,
}));
vi.mock('sijil/react/frame/useMenu', () => ({ useMenu: menu }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/screens/prefetchScreen', () => ({ prefetchScreen: vi.fn() }));

const entry = (name: string) => ({
  path: `/${name}`,
  label: { ar: name, en: name },
  icon: 'file',
  group: null,
});
const sections: MenuSection[] = [
  { key: 'alone', label: null, entries: [entry('home'), entry('requests')] },
  { key: 'clients', label: { ar: 'العملاء', en: 'Clients' }, entries: [entry('clients'), entry('branches')] },
];

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  counts.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const draw = (collapsed = false) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <NavLinks sections={sections} current="/branches" collapsed={collapsed} />
      </MemoryRouter>,
    ),
  );
const links = () => [...page.querySelectorAll('a')];
const press = (key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  act(() => void document.activeElement?.dispatchEvent(event));
  return document.activeElement?.getAttribute('href');
};

it('arrow keys, Home and End move through the entire menu; combined with Alt or Ctrl they are left to the browser', () => {
  draw();
  act(() => links()[1]?.focus());
  expect(['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => press(key))).toEqual([
    '/clients',
    '/branches',
    '/home',
    '/branches',
    '/home',
  ]);
  expect(press('ArrowDown', { altKey: true })).toBe('/home');
  expect(press('End', { ctrlKey: true })).toBe('/home');
});

it('a click opens the screen inside the portal, and one with Ctrl is left to the browser', () => {
  draw();
  const click = (held: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
    act(() => void links()[1]?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([click({}), click({ ctrlKey: true })]).toEqual([true, false]);
});

it('every file that draws menu links has the element around them that opens their screens', () => {
  // The items of the bar are drawn by `TopMenu`.
  const files = sourceFiles(...codeFolders.browser).filter((file) => !file.endsWith('useMenu.tsx'));
  const code = files.map((file) => readFileSync(path.join(projectRoot, file), 'utf8'));
  const drawing = code.filter((text) => text.includes('<MenuLink'));
  expect(drawing.length).toBeGreaterThan(1);
  expect(drawing.filter((text) => !text.includes('useMenuLinks('))).toEqual([]);
});

it('an entry where records wait shows their number, up to 99, beside its name', () => {
  counts.set('/requests', 7);
  counts.set('/branches', 120);
  counts.set('/clients', 0);
  draw();
  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('.visually-hidden')?.parentElement?.textContent)).toEqual([
    undefined,
    '7waitsForYou',
    undefined,
    '99+waitsForYou',
  ]);
  expect(links().map(({ textContent }) => textContent)).toEqual(['home', 'requests', 'clients', 'branches']);
});

it('each menu section is a list labelled by its heading, one entry is current, and no entry has a title attribute', () => {
  draw();
  const named = [...page.querySelectorAll('ul')].map(
    (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? null,
  );
  expect(named).toEqual([null, 'العملاء']);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
  expect(page.querySelectorAll('li[title]')).toHaveLength(0);
});

it('an entry of the collapsed menu shows its name in a tooltip on keyboard focus', async () => {
  draw(true);
  // Tooltips load after the menu is rendered.
  await act(async () => void (await import('antd/es/tooltip')));
  vi.useFakeTimers();
  act(() => links()[2]?.focus());
  act(() => void vi.advanceTimersByTime(1000));
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('clients');
});

describe('a folding menu', () => {
  const finance = { key: 'finance', label: { ar: 'المالية', en: 'Finance' }, entries: [entry('payments')] };
  const fold = (current: string) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <NavLinks sections={[...sections, finance]} current={current} folding />
        </MemoryRouter>,
      ),
    );
  const heading = (name: string) =>
    [...page.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => textContent === name);
  const shown = () => links().map((link) => link.getAttribute('href'));

  it('has the section of the current screen open, and opens one other at a time', () => {
    fold('/branches');
    expect(shown()).toEqual(['/home', '/requests', '/clients', '/branches']);
    act(() => heading('المالية')?.click());
    expect(shown()).toEqual(['/home', '/requests', '/payments']);
    expect(['العملاء', 'المالية'].map((name) => heading(name)?.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
    act(() => heading('المالية')?.click());
    expect(shown()).toEqual(['/home', '/requests']);
  });

  it('follows the person to the section of the next screen', () => {
    fold('/home');
    expect(shown()).toEqual(['/home', '/requests']);
    fold('/payments');
    expect(shown()).toEqual(['/home', '/requests', '/payments']);
  });
});

it('the entry of the current screen is scrolled into view where the menu is longer than the window', () => {
  menu.mockReturnValue({ sections, current: '/branches' });
  // A window 400 high, and an entry 900 below the start of the menu.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [top, height] = this.matches('[aria-current]') ? [900, 40] : [0, 400];
    return { top, height, bottom: top + height } as DOMRect;
  });
  const open = () => {
    act(() =>
      root.render(
        <MemoryRouter>
          <NavMenu />
        </MemoryRouter>,
      ),
    );
    return page.querySelector('nav') as HTMLElement;
  };
  expect(open().scrollTop).toBe(900 - (400 - 40) / 2);
  // An entry for some users only arrives with the portal's settings and moves the entries below it.
  open().scrollTop = 0;
  menu.mockReturnValue({ sections: [...sections], current: '/branches' });
  expect(open().scrollTop).toBe(900 - (400 - 40) / 2);
});

describe('a long menu', () => {
  const names = [
    'الطلبات',
    'الفروع',
    'الفواتير',
    ...Array.from({ length: 20 }, (_, place) => `قائمة ${place}`),
  ];
  const box = () => page.querySelector<HTMLInputElement>('input[type=search]');
  const type = (typed: string) =>
    act(() => {
      const input = box();
      if (!input) throw new Error('the menu has no search');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const drawMenu = (entries: readonly string[]) => {
    menu.mockReturnValue({
      sections: [{ key: 'alone', label: null, entries: entries.map(entry) }],
      current: '',
    });
    act(() =>
      root.render(
        <MemoryRouter>
          <NavMenu />
        </MemoryRouter>,
      ),
    );
  };

  it('is filtered by the name of an entry, and Escape clears the filter', () => {
    drawMenu(names);
    type('فروع');
    expect(links().map((link) => link.textContent)).toEqual(['الفروع']);
    act(() => box()?.focus());
    expect(press('ArrowDown')).toBe('/الفروع');
    type('زرافة');
    expect([links().length, page.querySelector('[role=status]')?.textContent]).toEqual([0, 'noMenuEntry']);
    act(() => box()?.focus());
    press('Escape');
    expect(links()).toHaveLength(names.length);
  });

  it('has a search box, and a short menu has none', () => {
    drawMenu(names.slice(0, 5));
    expect(box()).toBeNull();
  });
});

it('the menu of a general admin has seven groups, and its set-up in five pages with tabs', () => {
  const groups = inSections(menuFor('admin'));
  expect(groups.map(({ key, entries }) => [key, entries.length])).toEqual([
    ['daily', 7],
    ['clients', 7],
    ['fieldWork', 6],
    ['finance', 6],
    ['content', 3],
    ['settings', 3],
    ['system', 2],
  ]);
  const pages = groups.flatMap(({ entries }) => entries).filter(({ tabs }) => tabs);
  expect(pages.map(({ label, tabs = [] }) => [label.en, tabs.map((tab) => tab.label.en)])).toEqual([
    ['Business and brand', ['Business details', 'Visit times', 'Logo and colours', 'Texts']],
    [
      'Reference lists',
      ['Nationalities', 'Client types', 'Cuisines', 'Vehicle types', 'Regions', 'Cities', 'Districts'],
    ],
    ['Customising and connections', ['Custom fields', 'Record types', 'Webhooks', 'Automations']],
    ['Admins and roles', ['Admins', 'Password requests', 'Custom roles']],
    ['Logs and jobs', ['Change log', 'Mailbox', 'Background jobs', 'Retention periods']],
  ]);
});

it('a role with one screen of a page has that screen as a plain entry', () => {
  const own = menuFor('admin').filter(({ path }) => path === '/cities');
  expect(inSections(own).map(({ entries }) => entries)).toEqual([own]);
});

it('every name that people know from the menu is an entry, a tab or a group', () => {
  const roles = ['admin', 'client', 'supervisor'] as const;
  const names = roles.flatMap((role) =>
    inSections(menuFor(role)).flatMap(({ label, entries }) => [
      label?.en,
      ...entries.flatMap(screensOfEntry).map((screen) => screen.label.en),
    ]),
  );
  const known =
    'Dashboard, Templates, Supervisors, Inspectors, Clients, Payments, Actions, Notifications, Requests, Account, ' +
    'Customer support, Services, Inspection forms, Client requests, Settings, Nationalities, Client types, Reports, ' +
    'Inspection gallery, Admins';
  expect(known.split(', ').filter((name) => !names.includes(name))).toEqual([]);
});

it('the menu has its groups in their declared order', () => {
  const groups = menuFor('admin').map(({ group }) => group);
  const order: (string | null)[] = Object.keys(menuGroups());
  expect(groups.map((group) => order.indexOf(group))).toEqual(
    groups.map((group) => order.indexOf(group)).toSorted((one, other) => one - other),
  );
});
