// @vitest-environment happy-dom
import { RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#domain/api/profileViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { createRouter } from 'sijil/react/router/createRouter';
import { useToasts } from 'sijil/react/toast/toastStore';
import { showAddress } from '../support/addressBar';
import { drawnPage } from '../support/drawn';
import { readEnglish } from '../support/portalPart';
import '../support/registerPages';

const { draw } = drawnPage();
beforeAll(async () => {
  await startI18n();
  await readEnglish(['common']);
});
afterEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: null, authenticated: false });
});

/** Opens an address as finance, whose home is /payments; returns where it leads and what it says. */
async function opened(address: string): Promise<[path: string, said: string[]]> {
  const user = { id: 'u', role: 'admin_finance', profile_completed: true } as unknown as SessionUser;
  useSession.setState({ user, authenticated: true });
  showAddress(address);
  const router = createRouter();
  await draw(<RouterProvider router={router} />);
  await expect.poll(() => router.state.location.pathname).toBe('/payments');
  router.dispose();
  return [router.state.location.pathname, useToasts.getState().toasts.map(({ title }) => title)];
}

it.each([
  ['/no-such-page', ['There is no page at this address']],
  ['/requestz/17?tab=papers', ['There is no page at this address']],
  ['/', []],
])('the address %s leads home and says: %s', async (address, said) => {
  expect(await opened(address)).toEqual(['/payments', said]);
});
