// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { ProfilePartsView } from '#domain/api/profileViews';
import { MovesPanel } from '@/pages/client/dashboard/MovesPanel';
import { drawnPage } from '../support/drawn';

type Missing = ProfilePartsView['missing'];
const { missing } = vi.hoisted(() => ({ missing: { value: [] as unknown } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('@/providers/language', () => ({
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
const drawn = async (parts: Missing) => {
  missing.value = parts;
  await draw(
    <MemoryRouter>
      <MovesPanel moves={[]} />
    </MemoryRouter>,
  );
  return { heading: all('h2')[0]?.textContent, rows: all('li').map(({ textContent }) => textContent) };
};

it('what the visit of a paid order needs of the company waits for the client, and is counted', async () => {
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

it('what was newly asked of a company that had ordered before keeps its last day', async () => {
  const { rows } = await drawn([{ part: 'papers', asked: [], due: true, by: '2026-12-22' }]);
  expect(rows).toEqual([expect.stringMatching(/Official documents.*ordersGoOn.*2026-12-22/)]);
});

it('nothing waits for a client of whom nothing is needed yet', async () => {
  const { heading, rows } = await drawn([{ part: 'bank', asked: [], due: false, by: null }]);
  expect([heading?.includes('dashboard.moves 0'), rows]).toEqual([true, []]);
});
