// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { HomePins } from 'sijil/react/console/HomePins';
import { drawnPage } from '../support/drawn';

vi.mock('#resources', () => ({ resourceNamed: () => ({ name: 'pins' }) }));
vi.mock('sijil/schema/visits', () => ({ homeOf: () => '/home' }));
vi.mock('sijil/react/providers/session', () => ({
  useSession: (pick: (session: object) => unknown) => pick({ user: { role: 'client' } }),
}));
vi.mock('sijil/react/console/query/useRecords', () => ({ useRecords: () => ({ records: [] }) }));

const { draw, all } = drawnPage();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a home whose texts load late renders a few times, not once for each event of its queries', async () => {
  const drawn = vi.fn();
  let comes = false;
  const texts = pause(200).then(() => {
    comes = true;
  });
  /** Suspends as `useTranslation` does: with a new promise at each rendering. */
  function Part() {
    drawn();
    useQuery({ queryKey: ['parts'], queryFn: () => pause(20).then(() => 1), staleTime: Infinity });
    if (!comes) throw texts.then(() => undefined);
    return <p>the part</p>;
  }
  function Home() {
    const { data } = useQuery({ queryKey: ['figures'], queryFn: () => pause(10).then(() => 1) });
    return (
      <>
        <HomePins />
        {data && <Part />}
      </>
    );
  }
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/home']}>
        <Suspense fallback="waits">
          <Home />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => pause(400));
  expect(all('p').map((each) => each.textContent)).toEqual(['the part']);
  expect(drawn.mock.calls.length).toBeLessThan(10);
});
