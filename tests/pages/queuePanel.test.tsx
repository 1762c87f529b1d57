// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { QueuePanel } from '@/pages/supervisor/dashboard/QueuePanel';
import type { SupervisorDashboardView } from '#domain/api/dashboardViews';
import { drawnPage } from '../support/drawn';

type Queue = SupervisorDashboardView['others'];

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('@/requests/rows/RequestRow', () => ({
  RequestRow: ({ request }: { request: Queue['rows'][number] }) => <li>{request.id}</li>,
}));

const { draw, all } = drawnPage();
const drawn = async (ids: readonly string[]) => {
  const queue = { total: ids.length, rows: ids.map((id) => ({ id })) } as Queue;
  await draw(
    <MemoryRouter>
      <QueuePanel title="" queue={queue} allHref="/" empty={{ title: '', hint: '' }} />
    </MemoryRouter>,
  );
  return {
    ids: all('li').map(({ textContent }) => textContent),
    more: all('button').map(({ textContent }) => textContent),
  };
};

it('a request assigned while the queue is open is shown even beyond the initial limit', async () => {
  const waiting = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  const firstEight = waiting.slice(0, 8);
  expect(await drawn(waiting)).toEqual({ ids: firstEight, more: ['dashboard.more 2'] });
  expect(await drawn([...waiting, 'new'])).toEqual({
    ids: [...firstEight, 'new'],
    more: ['dashboard.more 2'],
  });
});
