// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import type { ProfilePartsView } from '#domain/api/profileViews';
import { MovesPanel } from '@/pages/client/dashboard/MovesPanel';
import { drawnPage } from '../support/drawn';

type Missing = ProfilePartsView['missing'];
type Moves = ClientDashboardView['moves'];
const { missing } = vi.hoisted(() => ({ missing: { value: [] as unknown } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('@/profile/useProfileParts', () => ({
  useProfileParts: () => ({ percent: 50, missing: missing.value }),
}));
vi.mock('@/pages/client/DaysLeft', () => ({ DaysLeft: ({ until }: { until: string }) => until }));

const { draw, all } = drawnPage();
const drawn = async (parts: Missing, moves: Moves = [], moreMoves = false) => {
  missing.value = parts;
  await draw(
    <MemoryRouter>
      <MovesPanel moves={moves} moreMoves={moreMoves} documents={[]} />
    </MemoryRouter>,
  );
  return { heading: all('h2')[0]?.textContent, rows: all('li').map(({ textContent }) => textContent) };
};

it('company details needed before the first visit of a paid order are listed and counted as moves', async () => {
  const { heading, rows } = await drawn([
    { part: 'papers', asked: [], due: true, by: null },
    { part: 'premises', asked: [], due: true, by: null },
    { part: 'bank', asked: [], due: false, by: null },
  ]);
  expect(heading).toContain('dashboard.moves 2');
  expect(rows).toEqual([
    expect.stringMatching(/Official documents.*Before the first visit/),
    expect.stringMatching(/Staff and premises.*Before the first visit/),
  ]);
});

it('details newly required of a company with earlier orders show their last day', async () => {
  const { rows } = await drawn([{ part: 'papers', asked: [], due: true, by: '2026-12-22' }]);
  expect(rows).toEqual([expect.stringMatching(/Official documents.*ordersGoOn.*2026-12-22/)]);
});

it('where more moves wait than were counted, the heading says “at least”', async () => {
  expect((await drawn([], [1, 2].map(move), true)).heading).toContain('dashboard.atLeastMoves 2');
});

it('no moves are shown while no company details are due', async () => {
  const { heading, rows } = await drawn([{ part: 'bank', asked: [], due: false, by: null }]);
  expect([heading?.includes('dashboard.moves 0'), rows]).toEqual([true, []]);
});

const move = (number: number): Moves[number] => ({
  id: `r${number}`,
  number,
  action: 'signContract',
  deadline: null,
  amount: null,
  items: 2,
  service: {
    id: 's',
    name: {
      ar: 'تفتيش',
      en: 'Inspection',
    },
  },
  branch: null,
});
const numbers = (rows: readonly (string | null)[]) =>
  rows.map((row) => Number(/R-(\d+)/.exec(row ?? '')?.[1]));

it('a move that arrives while the page is open is shown beyond the initial limit', async () => {
  const first = [1, 2, 3, 4, 5].map(move);
  expect(numbers((await drawn([], first)).rows)).toEqual([1, 2, 3]);
  const { heading, rows } = await drawn([], [...first, move(6)]);
  expect(heading).toContain('dashboard.moves 6');
  expect(numbers(rows)).toEqual([1, 2, 3, 6]);
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['dashboard.more 2']);
});
