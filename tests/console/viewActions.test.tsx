// @vitest-environment happy-dom
import type { ModalFuncProps } from 'antd';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { DeclaredPage } from 'sijil/react/console/declaredPage';
import { useDeclaredTable } from 'sijil/react/console/query/useDeclaredTable';
import { useViewActions } from 'sijil/react/console/views/useViewActions';
import { filterOf } from 'sijil/schema/lists/listState';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { drawnPage } from '../support/drawn';

const asked = vi.hoisted(() => ({ question: null as ModalFuncProps | null }));
vi.mock('react-i18next', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string) => key }),
}));
vi.stubGlobal('fetch', () => Promise.resolve(Response.json([], { headers: { 'x-total-count': '0' } })));
vi.mock('sijil/react/toast/toastStore', () => ({ useToast: () => ({ success: vi.fn(), danger: vi.fn() }) }));
vi.mock('sijil/react/components/antd/laterControls', () => ({
  useDialogs: () => ({ confirm: (question: ModalFuncProps) => (asked.question = question) }),
}));

const { draw, all } = drawnPage();
const view = { id: 'v1', name: 'Gulf', address: 'q=gulf' };
const everything = { id: '', name: 'All', address: '' };

function List({ removed }: { readonly removed: Promise<void> }) {
  const table = useDeclaredTable(resources.nationalities);
  const unused = () => Promise.resolve(view);
  const saved = { views: [], pending: false, save: unused, rename: unused, remove: () => removed };
  const { askToDelete } = useViewActions(saved, table);
  return (
    <>
      <button type="button" onClick={() => askToDelete(view, everything)}>
        delete
      </button>
      <button
        type="button"
        onClick={() => table.change({ filters: [filterOf('q', 'eq', 'asia')], view: null })}
      >
        search
      </button>
    </>
  );
}

const Root = () => (
  <RefineRoot>
    <Outlet />
  </RefineRoot>
);

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

/** Confirms the deletion of the view, and calls `meanwhile` before the deletion has finished. */
async function deleteView(meanwhile: (router: ReturnType<typeof createMemoryRouter>) => unknown) {
  let answer = () => {};
  const removed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const children = [
    {
      path: '/nationalities',
      element: (
        <DeclaredPage resource={resources.nationalities}>
          <List removed={removed} />
          <Address />
        </DeclaredPage>
      ),
    },
    { path: '/cities', element: <Address /> },
  ];
  const router = createMemoryRouter([{ element: <Root />, children }], {
    initialEntries: ['/nationalities?q=gulf&view=v1'],
  });
  await draw(<RouterProvider router={router} />);
  await act(async () => all('button')[0]?.click());
  const answered = Promise.resolve(asked.question?.onOk?.());
  await act(async () => meanwhile(router));
  answer();
  await act(() => answered);
  return all('output')[0]?.textContent;
}

it('deleting the open view shows all records', async () => {
  expect(await deleteView(() => undefined)).toBe('/nationalities');
});

it('a list that shows something else when its view has been deleted stays unchanged', async () => {
  expect(await deleteView(() => all('button')[1]?.click())).toBe('/nationalities?q=asia');
});

it('a page opened before the deletion has finished stays open', async () => {
  expect(await deleteView((router) => router.navigate('/cities?q=riyadh'))).toBe('/cities?q=riyadh');
});
