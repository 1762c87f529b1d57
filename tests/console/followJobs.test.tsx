// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import FollowJobs from 'sijil/react/console/jobs/FollowJobs';
import { drawnPage } from '../support/drawn';

const { draw } = drawnPage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let read: Record<'jobs' | 'branches', number>;

/** The lists as Refine caches them. */
function Lists() {
  useQuery({ queryKey: ['data', 'default', 'jobs', 'list'], queryFn: () => (read.jobs += 1) });
  useQuery({ queryKey: ['data', 'default', 'branches', 'list'], queryFn: () => (read.branches += 1) });
  return null;
}

it('the list of jobs is refetched every few seconds while it is open, and no other list is', async () => {
  read = { jobs: 0, branches: 0 };
  const client = new QueryClient();
  const page = (shown: boolean) => (
    <QueryClientProvider client={client}>
      <Lists />
      {shown && <FollowJobs resource={resources.queuedJobs} />}
    </QueryClientProvider>
  );
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await draw(page(true));
  await wait(1);
  expect(read).toEqual({ jobs: 1, branches: 1 });
  await wait(15);
  expect(read).toEqual({ jobs: 4, branches: 1 });
  await draw(page(false));
  await wait(60);
  expect(read).toEqual({ jobs: 4, branches: 1 });
});
