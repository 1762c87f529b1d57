// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFavouriteMenu, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import AccessDenied from 'sijil/react/frame/AccessDenied';
import { SideNav, StackedNav, TopMenu } from 'sijil/react/frame/frameMenus';
import { Header } from 'sijil/react/frame/Header';
import { MenuDrawer } from 'sijil/react/frame/MenuDrawer';
import { NavMenu } from 'sijil/react/frame/NavMenu';
import { BareLayout, PublicLayout } from 'sijil/react/frame/PublicLayout';
import { SeenAsBanner } from 'sijil/react/frame/TopBanners';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import type { MenuItem } from 'sijil/react/screens/menuFor';
import { initialTheme, useTheme } from 'sijil/react/theme/themeStore';
import { fakeApi } from '../support/fakeApi';
import { fieldStage, fieldTexts } from './fieldStage';

beforeAll(() => startI18n([...fieldTexts, 'palette', 'common', 'theme']));
const api = fakeApi();
const stage = fieldStage();
const user = { id: 'me', role: 'admin', name: ' Sara', email: 'sara@b.sa', client: null };
const favourite = { path: '/cities', label: { ar: 'المدن', en: 'Cities' }, icon: 'table' } as MenuItem;
const signIn = (given: object | null) => act(async () => useSession.setState({ user: given as never }));
beforeEach(async () => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
  useTheme.setState({ ...initialTheme, direction: 'ltr', directionFor: 'en' });
  await signIn(user);
});
afterEach(() => act(async () => emptyFavouriteMenu()));

const show = (element: React.ReactNode, at = '/') => stage.shown(element, 'en', at);
const links = () => stage.all('nav a').map((one) => one.getAttribute('href'));
const current = () => stage.all('[aria-current=page]').map((one) => one.getAttribute('href'));

describe('the menu in a column', () => {
  it.each([
    ['/branches', ['/branches']],
    ['/branches/b1/edit', ['/branches']],
    ['/branchesofothers', []],
    // A tab of the reference lists, whose entry leads to the first tab.
    ['/cities', ['/nationalities']],
    ['/nowhere', []],
  ])('at %s the current entry is %j', async (at, paths) => {
    await show(<NavMenu />, at);
    expect(current()).toEqual(paths);
  });

  it('is searched by name, and Enter opens the first entry that is found', async () => {
    await show(<NavMenu />);
    expect(links()).not.toContain('/settings');
    await stage.focus(stage.named('Search the menu'));
    await stage.type('Search the menu', 'cities');
    expect(links()).toEqual(['/cities']);
    await stage.key('Enter');
    expect(stage.address()).toBe('/cities');
    await stage.key('Escape');
    // The group of the opened screen is open.
    expect([stage.named('Search the menu').value, links().includes('/settings')]).toEqual(['', true]);
  });

  it('Enter opens nothing while nothing is typed, and the arrow down leads into the menu', async () => {
    await show(<NavMenu />, '/start');
    await stage.focus(stage.named('Search the menu'));
    await stage.key('Enter');
    expect(stage.address()).toBe('/start');
    await stage.key('ArrowDown');
    expect(document.activeElement).toBe(stage.all('nav a')[0]);
  });

  it('says that nothing has that name', async () => {
    await show(<NavMenu />);
    expect(stage.said('nav [role=status]')).toBe('');
    await stage.type('Search the menu', 'zzzz');
    expect([links(), stage.said('nav [role=status]')]).toEqual([[], 'No page with this name']);
  });

  it('cannot be searched while it is collapsed to its icons', async () => {
    await show(<SideNav collapsed />);
    expect(stage.has('Search the menu')).toBe(false);
    await show(<SideNav collapsed={false} />);
    expect(stage.has('Search the menu')).toBe(true);
  });

  it('has no entries for somebody who is not signed in', async () => {
    await signIn(null);
    await show(<NavMenu />);
    expect(links()).toEqual([]);
  });

  it.each([
    [true, true],
    [false, false],
  ])('has the mailbox where emails stay (%s), and not where they are sent', async (mailStays, isThere) => {
    api.on('GET /settings', () => ({ mailStays }));
    await show(<NavMenu />);
    await stage.settle(30);
    await stage.type('Search the menu', 'mailbox');
    expect(links().includes('/mailbox')).toBe(isThere);
  });
});

describe('the menu of a narrow screen', () => {
  it.each([
    ['English', 'en', 'left'],
    ['Arabic', 'ar', 'right'],
  ] as const)('is a drawer at the beginning of a page in %s', async (_, language, side) => {
    await stage.shown(<MenuDrawer open onClose={() => undefined} />, language);
    expect(stage.all(`.ant-drawer-${side}`)).toHaveLength(1);
  });

  it('closes by its button and once an entry is chosen', async () => {
    const close = vi.fn();
    await show(<MenuDrawer open onClose={close} />);
    await stage.press('Close');
    expect(close).toHaveBeenCalledTimes(1);
    await stage.press('Settings');
    expect(close).toHaveBeenCalledTimes(1);
    await stage.click(stage.all('nav a[href="/nationalities"]')[0]);
    expect([close.mock.calls.length, stage.address()]).toEqual([2, '/nationalities']);
  });
});

describe('the stacked menu', () => {
  const opened = () => stage.texts('[aria-expanded=true]');
  const panel = () => stage.all('aside nav').at(-1)!;
  it('shows the section of the current screen, until another one is pressed', async () => {
    await show(<StackedNav />, '/cities');
    const [own] = opened();
    expect([opened().length, panel().getAttribute('aria-label'), current()]).toEqual([
      1,
      own,
      ['/nationalities'],
    ]);
    const other = stage.all('[aria-expanded=false]')[0]!;
    const name = other.textContent;
    await stage.click(other);
    expect([opened(), panel().getAttribute('aria-label')]).toEqual([[name], name]);
    expect(stage.all('a[href="/nationalities"]')).toEqual([]);
  });

  it('shows the own section of a screen that is a favourite too', async () => {
    await act(async () => useFavouriteMenu.setState({ items: [favourite], parts: null }));
    await show(<StackedNav />, '/cities');
    expect(opened()).not.toEqual(['Favourites']);
    await stage.press('Favourites');
    expect([opened(), panel().getAttribute('aria-label')]).toEqual([['Favourites'], 'Favourites']);
  });

  it('has no panel while the side menu is collapsed', async () => {
    useTheme.setState({ layout: { type: 'stackedSide', sideNavCollapse: true } });
    await show(<StackedNav />, '/cities');
    expect(stage.all('aside nav')).toHaveLength(1);
    expect(stage.all('aside nav')[0]!.getAttribute('aria-label')).toBe('Menu sections');
  });
});

it('the menu in a bar has each heading once, the favourites first', async () => {
  await act(async () => useFavouriteMenu.setState({ items: [favourite], parts: null }));
  await show(<TopMenu />, '/cities');
  await stage.until(() => stage.all('.ant-menu-root').length > 0);
  expect(document.querySelector('nav')!.getAttribute('aria-label')).toBe('Menu');
  const headings = stage.texts('.ant-menu-root > .ant-menu-submenu:not(.ant-menu-overflow-item-rest)');
  expect(headings[0]).toBe('Favourites');
  expect(new Set(headings).size).toBe(headings.length);
});

describe('the header', () => {
  const menu = async () => {
    await stage.press('My account');
    await stage.until(() => stage.all('[role=menuitem]').length > 0);
  };
  const entry = (name: string) => stage.all('[role=menuitem]').find((one) => one.textContent === name)!;

  it('names the person by the first letter, and by name, role and address in the menu', async () => {
    await show(<Header start={<b>start</b>} />);
    expect(stage.said('header b')).toBe('start');
    expect(stage.named('My account').textContent).toBe('S');
    await menu();
    expect(stage.said('.ant-dropdown')).toContain('sara@b.sa');
    expect(stage.said('.ant-dropdown bdi')).toBe('sara@b.sa');
  });

  it.each(['button', 'menu'])('opens the appearance by its %s', async (way) => {
    await show(<Header start={null} />);
    if (way === 'button') await stage.press('Appearance');
    else {
      await menu();
      await stage.click(entry('Appearance'));
    }
    expect(useTheme.getState().panelExpand).toBe(true);
  });

  it('signs the person out', async () => {
    await show(<Header start={null} />);
    await menu();
    await stage.click(entry('Sign out'));
    await stage.until(() => useSession.getState().user === null);
    expect(stage.address()).toBe('/sign-in');
  });

  it('has no menu of the person while nobody is signed in', async () => {
    await signIn(null);
    await show(<Header start={null} />);
    expect(stage.has('My account')).toBe(false);
  });
});

describe('a session as another person', () => {
  it('is said by a banner with the name, and left by its button', async () => {
    await show(<SeenAsBanner />);
    expect(stage.all('section')).toEqual([]);
    await signIn({ ...user, name: 'Ali', seen_by: { id: 'x', name: 'Sara' } });
    await show(<SeenAsBanner />);
    expect(document.querySelector('section')!.getAttribute('aria-label')).toBe('Seen as another person');
    expect(stage.said('section p')).toBe('You see the portal as Ali. Nothing can be changed.');
    await stage.press('Back to my account');
    expect(api.calls().length).toBeGreaterThan(0);
  });
});

it('a page without access says whom to ask, and leads back', async () => {
  await show(<AccessDenied />);
  expect(stage.said()).toContain('You do not have access to this page');
  expect(stage.said()).toContain('contact your administrator');
  expect(stage.has('Back to the home page')).toBe(true);
});

it('the page of the sign-in has a link to its content, and a bare page has nothing around it', async () => {
  await show(<PublicLayout>content</PublicLayout>);
  expect([stage.all('a.skip-link')[0]?.getAttribute('href'), stage.said('main#content')]).toEqual([
    '#content',
    'content',
  ]);
  await show(<BareLayout>content</BareLayout>);
  expect([stage.all('header').length, stage.said('main#content')]).toEqual([0, 'content']);
});
