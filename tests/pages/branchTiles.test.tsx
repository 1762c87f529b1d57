// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { BranchTiles } from '@/pages/client/dashboard/BranchTiles';
import { DutyStrip } from '@/pages/client/dashboard/DutyStrip';
import { drawnPage } from '../support/drawn';

type Scores = ClientDashboardView['scores'];
type Unscored = ClientDashboardView['unscored'];
type Documents = ClientDashboardView['documents'];
type Moves = ClientDashboardView['moves'];
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    i18n: { exists: () => false },
  }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => 'en',
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('@/profile/useProfileParts', () => ({ useProfileParts: () => null }));
vi.mock('@/pages/client/DaysLeft', () => ({ DaysLeft: ({ until }: { until: string }) => until }));

const of = (id: string, score: number, more: object = {}) => ({
  id: `r-${id}-${score}`,
  number: 1,
  service: { id: 's', name: { ar: '', en: 'Food safety' } },
  branch: { id, name: id },
  city: { ar: '', en: 'Jeddah' },
  score,
  grade: 'A',
  change: -1,
  past: [90, score],
  certifiedUntil: null,
  nextVisitAt: null,
  ...more,
});
const move = (id: string) => ({
  ...of(id, 0),
  action: 'acceptDetails',
  deadline: '2026-12-01',
  amount: null,
  items: null,
});

const { draw, all } = drawnPage();
const drawn = async (
  scores: readonly object[],
  moves: readonly object[] = [],
  more: { readonly documents?: readonly object[]; readonly unscored?: readonly object[] } = {},
) => {
  const { documents = [], unscored = [] } = more;
  await draw(
    <MemoryRouter>
      <DutyStrip
        moves={moves as unknown as Moves}
        moreMoves={false}
        documents={documents as unknown as Documents}
      />
      <BranchTiles
        scores={scores as unknown as Scores}
        unscored={unscored as unknown as Unscored}
        moves={moves as unknown as Moves}
      />
    </MemoryRouter>,
  );
  return {
    tiles: all('article h2').map(({ textContent }) => textContent),
    rows: all('li').map(({ textContent }) => textContent),
  };
};

it('the branches stand in one tile each, the worst score first, with their other services below', async () => {
  const { tiles } = await drawn([of('north', 97), of('south', 67.4), of('north', 88)]);
  expect(tiles).toEqual(['south Jeddah', 'north Jeddah']);
  expect(all('article')[1]?.textContent).toMatch(/88.*97\.0/);
});

it('a tile ends with the branch’s own task, and the most urgent one stands above them', async () => {
  await drawn([of('north', 97), of('south', 67.4)], [move('north')]);
  const [south, north] = all('article');
  expect(north?.textContent).toMatch(/Approve the visit time\s*2026-12-01/);
  expect(south?.textContent).not.toContain('Approve');
  expect(all('section a').map((link) => link.getAttribute('href'))).toEqual(['/client/requests/r-north-0']);
});

it('of more than nine branches only those with a task are tiles, and nine others are rows', async () => {
  const twelve = Array.from({ length: 12 }, (_, place) => of(`b${place}`, 80 + place));
  const { tiles, rows } = await drawn(twelve, [move('b3')]);
  expect(tiles).toEqual(['b3 Jeddah']);
  expect(rows).toHaveLength(9);
  expect(all('section button').map(({ textContent }) => textContent)).toEqual(['dashboard.more 2']);
});

it('without a task there is no button, and without a result a sentence', async () => {
  await drawn([]);
  expect(all('section, a, article')).toEqual([]);
  expect(document.body.textContent).toBe('dashboard.noMovesdashboard.noScores');
});

it('a branch without a result is a tile after the others, with its next visit', async () => {
  const west = { id: 'west', name: 'west', city: null, nextVisitAt: '2026-12-06T06:00:00.000Z' };
  const { tiles } = await drawn([of('south', 67.4)], [], { unscored: [west] });
  expect(tiles).toEqual(['south Jeddah', 'west ']);
  expect(all('article')[1]?.textContent).toMatch(/dashboard\.noResult.*6 December 2026/);
});

it('an expired licence comes before a task with a later day, and all tasks are one press away', async () => {
  const licence = {
    id: 'd',
    kind: 'municipalLicence',
    expiresOn: '2026-11-23',
    state: 'expired',
    branch: of('b', 1),
  };
  await drawn([of('north', 97)], [move('north')], { documents: [licence] });
  expect(all('section strong')[0]?.textContent).toContain('dashboard.renewDocument');
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(['north Jeddah']);
  await act(async () => (all('button')[0] as HTMLButtonElement).click());
  expect(all('h2')[0]?.textContent).toBe('dashboard.moves 2');
  expect(all('li')).toHaveLength(2);
});
