// @vitest-environment happy-dom
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SessionUser } from '#domain/api/profileViews';
import { routeAuthority, type RoutePath } from '#domain/access/routeAuthority';
import { applyRoles, customRole, nothingTaken } from 'sijil/schema/roles/customRoles';
import { useSession } from 'sijil/react/providers/session';
import { Guarded } from 'sijil/react/router/createRouter';
import { mayOpenScreen } from 'sijil/react/providers/may';
import { drawnPage } from '../support/drawn';

const { draw } = drawnPage();

afterEach(() => {
  applyRoles([]);
  useSession.setState({ user: null, authenticated: false });
});

/** Types an address as an admin whose custom role reads no requests; returns what the page shows. */
async function typed(address: string, route: RoutePath): Promise<string> {
  const narrowing = { ...nothingTaken, records: { requests: { read: 'nothing' as const } } };
  applyRoles([{ id: 'narrow', name: { ar: 'ضيق', en: 'Narrow' }, base: 'admin', narrowing }]);
  const user = { id: 'u', role: customRole('narrow'), profile_completed: true } as unknown as SessionUser;
  useSession.setState({ user, authenticated: true });
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={mayOpenScreen} />,
        children: [
          {
            path: route,
            element: (
              <Guarded route={route} audience={routeAuthority[route]}>
                page
              </Guarded>
            ),
          },
          { path: '/access-denied', element: 'no access' },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await draw(<RouterProvider router={router} />);
  return document.body.textContent;
}

it.each([
  ['/requests', '/requests'],
  ['/requests/17', '/requests/:id'],
  ['/calendar', '/calendar'],
  ['/mailbox', '/mailbox'],
  ['/audit', '/audit'],
] as const)(
  'a role that reads no requests and types %s sees that it has no access',
  async (address, route) => {
    expect(await typed(address, route)).toBe('no access');
  },
);

it('the same role opens the pages that it may use', async () => {
  expect(await typed('/services', '/services')).toBe('page');
});
