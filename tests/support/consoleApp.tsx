import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Outlet, parsePath } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { changeLanguage, startI18n } from 'sijil/react/providers/i18n';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { fetchListParts } from 'sijil/react/console/laterListParts';
import { queryClient, RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { textsOfLists } from '@/screens/textsOfLists';
import { fakeApi, listed } from './fakeApi';
import { portalPart } from './portalPart';

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

/**
 * Page of the console with an API that has no records, for an admin who is signed in. The caller replaces `fetch` by
 * `api.fetch`.
 */
export function consoleApp() {
  const part = portalPart();
  const api = fakeApi(() => listed([]));
  beforeEach(() => {
    api.clear();
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

  return {
    ...part,
    api,
    /** Opens a page of the console; all other addresses open “another page”. */
    open: async (element: ReactNode, address = '/start', state?: unknown) => {
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
      const children = [
        { path: address.replace(/\?.*$/, ''), element },
        { path: '*', element: <h1>another page</h1> },
      ];
      const router = await part.showRoutes(
        [{ element: root, children }],
        ['/before', { ...parsePath(address), state }],
      );
      await part.settle(30);
      return router;
    },
    toasts: () =>
      useToasts
        .getState()
        .toasts.filter(({ state }) => state === 'shown')
        .map(({ kind, title, text }) => [kind, title, ...(text ? [text] : [])]),
  };
}

export const signIn = (role: 'admin' | 'client' | 'inspector') =>
  useSession.setState({ user: { id: 'me', role, name: 'Sara', client: null } as never });

/** Record as the server gives it. */
export const aRecord = (id: string, title: string, values: object = {}) => ({
  id,
  version: 1,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  $title: title,
  $titles: {},
  ...values,
});
