// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { resources } from '#resources';
import { useListState } from '@framework/console/query/useListState';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();
const { fields } = resources.payments;

function List() {
  const { change } = useListState('payments', fields);
  return (
    <>
      <button type="button" onClick={() => change({ q: 'R-12' })}>
        search
      </button>
      <output>{useLocation().search}</output>
    </>
  );
}
const drawAt = (address: string) =>
  draw(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [address] })}
    />,
  );
const search = () => all('output')[0]?.textContent;

it('a list in a tab searches without leaving the tab', async () => {
  await drawAt('/payments?tab=payments');
  await act(async () => all('button')[0]?.click());
  expect(search()).toBe('?tab=payments&q=R-12');
});

it('a list in a tab begins with the columns that the browser remembers, as every bare one does', async () => {
  localStorage.setItem('list:payments', 'columns=amount');
  await drawAt('/payments?tab=payments');
  expect(search()).toBe('?tab=payments&columns=amount');
  localStorage.clear();
});
