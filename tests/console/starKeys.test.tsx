// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StarButton } from 'sijil/react/favourites/KeepFavourites';
import { useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import { NavLinks } from 'sijil/react/frame/NavLinks';
import type { MenuItem, MenuSection } from 'sijil/react/screens/menuFor';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/application', async (original) => ({
  ...(await original<object>()),
  useMenuCounts: () => new Map(),
}));
const { toggled } = vi.hoisted(() => ({ toggled: vi.fn() }));
vi.mock('sijil/react/favourites/useFavourites', () => ({
  useFavourites: () => ({ favourites: [], toggle: toggled, pending: false }),
}));

const { draw, all, press, focus } = drawnPage();
beforeEach(() => useFavouriteMenu.setState({ parts: { Star: StarButton, Arrange: () => null } }));
afterEach(() => act(() => useFavouriteMenu.setState({ parts: null })));

const entry = (path: string): MenuItem => ({
  path,
  icon: 'home',
  label: { ar: path, en: path },
  group: null,
});
const menu = (...paths: readonly string[]) => (
  <MemoryRouter>
    <nav>
      <NavLinks
        sections={[{ key: 'alone', label: null, entries: paths.map((path) => entry(path)) }]}
        current=""
      />
    </nav>
  </MemoryRouter>
);
const focused = () => {
  const row = document.activeElement?.closest('li');
  return `${document.activeElement?.tagName} ${row?.querySelector('a')?.getAttribute('href')}`;
};

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  'the arrow key towards a menu entry’s star focuses the star, the other returns (%s)',
  async (dir, to, back) => {
    document.dir = dir;
    await draw(menu('/clients', '/requests'));
    await focus(all('a')[0]);
    await press(back);
    expect(focused()).toBe('A /clients');
    await press(to);
    expect(focused()).toBe('BUTTON /clients');
    await press('ArrowDown');
    expect(focused()).toBe('BUTTON /requests');
    await press('ArrowDown');
    expect(focused()).toBe('BUTTON /clients');
    await press('ArrowUp');
    expect(focused()).toBe('BUTTON /requests');
    await press(back);
    expect(focused()).toBe('A /requests');
  },
);

it('stars are not tab stops, and a focused star can be pressed like any button', async () => {
  document.dir = 'ltr';
  await draw(menu('/clients', '/requests'));
  const stars = all<HTMLButtonElement>('button');
  expect(stars.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  await focus(all('a')[1]);
  await press('ArrowRight');
  await act(async () => stars.find((star) => star === document.activeElement)?.click());
  expect(toggled.mock.calls).toEqual([['/requests']]);
});

it('removing the only favourite while its star has focus moves the focus to the menu', async () => {
  document.dir = 'ltr';
  const label = { ar: 'المفضلة', en: 'Favourites' };
  const rest = { key: 'alone', label: null, entries: [entry('/clients'), entry('/requests')] };
  const favourites = { key: 'favourites', label, entries: [entry('/clients')] };
  const page = (sections: readonly MenuSection[]) => (
    <MemoryRouter>
      <nav>
        <NavLinks sections={sections} current="" />
      </nav>
    </MemoryRouter>
  );
  await draw(page([favourites, rest]));
  await focus(all('a')[0]);
  await press('ArrowRight');
  await draw(page([rest]));
  expect(all('a')).toHaveLength(2);
  expect(focused()).toBe('A /clients');
});

it('removing an entry while its star has focus moves the focus to the next entry', async () => {
  document.dir = 'ltr';
  await draw(menu('/clients', '/requests'));
  await focus(all('a')[0]);
  await press('ArrowRight');
  await draw(menu('/requests'));
  expect(focused()).toBe('A /requests');
});
