// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { menuFor } from 'sijil/react/screens/menuFor';
import { favouriteItems } from 'sijil/react/favourites/useFavourites';
import { emptyFavouriteMenu, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import { useMenu } from 'sijil/react/frame/useMenu';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../support/drawn';
import '../support/registerPages';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/application', async (original) => ({
  ...(await original<object>()),
  useLeftOut: () => new Set<string>(),
}));

const view = { name: 'Late', query: 'status=pending&sort=-createdAt' };
const id = '0b6f3f0e-5a5d-4f0e-9c55-1f1a30000001';
const { draw, all } = drawnPage();
afterEach(() => act(() => emptyFavouriteMenu()));

function Sections() {
  const { sections } = useMenu();
  return sections.map(({ key, entries }) => (
    <p key={key}>
      {key}:{entries.map(({ path }) => path).join(' ')}
    </p>
  ));
}

it('favourites are entries of the role’s menu; a favourite view opens with its filters under its own name', () => {
  const [request] = menuFor('admin').filter(({ path }) => path === '/requests');
  expect(
    favouriteItems(
      [
        { address: '/requests', view: null },
        { address: `/requests?view=${id}`, view },
      ],
      'admin',
    ),
  ).toEqual([
    { ...request, address: '/requests' },
    {
      ...request,
      address: `/requests?view=${id}`,
      path: `/requests?${view.query}&view=${id}`,
      label: { ar: 'Late', en: 'Late' },
    },
  ]);
});

it('favourites of pages missing from the role’s menu are not shown, nor are their views', () => {
  const gone = [
    { address: '/templates', view: null },
    { address: '/nowhere', view: null },
    { address: `/templates?view=${id}`, view },
    { address: '/requests', view: null },
  ];
  expect(menuFor('admin').some(({ path }) => path === '/templates')).toBe(true);
  expect(menuFor('admin_finance').some(({ path }) => path === '/templates')).toBe(false);
  expect(favouriteItems(gone, 'admin_finance').map(({ address }) => address)).toEqual(['/requests']);
});

it('favourites come first in the menu, and without any the menu has no such section', async () => {
  useSession.setState({ user: { id: 'a', role: 'admin' } as never });
  await draw(
    <MemoryRouter>
      <Sections />
    </MemoryRouter>,
  );
  const firstPart = () => all('p')[0]?.textContent;
  expect(firstPart()).toMatch(/^daily:/);
  await act(async () =>
    useFavouriteMenu.setState({ items: favouriteItems([{ address: '/clients', view: null }], 'admin') }),
  );
  expect(firstPart()).toBe('favourites:/clients');
});
