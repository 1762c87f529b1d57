// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { NextPanel } from '@/pages/client/dashboard/NextPanel';
import { drawnPage } from '../support/drawn';
import ar from '../../src/i18n/ar/client.json';
import en from '../../src/i18n/en/client.json';

const { clock } = vi.hoisted(() => ({ clock: { now: '' } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { count }: { count?: number } = {}) => `${key}:${count}` }),
}));
vi.mock('react-router', () => ({ Link: () => null }));
vi.mock('@framework/providers/serverClock', () => ({ useNow: () => new Date(clock.now) }));

const { draw, all } = drawnPage();
beforeEach(() => {
  clock.now = '';
});

/** The tags of a visit at nine on 26 November, seen at a moment. */
async function tagsAt(now: string) {
  clock.now = now;
  const visit = {
    id: 'r1',
    visitAt: '2026-11-26T06:00:00.000Z',
    proposed: false,
    service: { id: 's1', name: { ar: 'فحص', en: 'Check' } },
    branch: null,
  };
  await draw(<NextPanel visit={visit as never} payment={null} />);
  return all('section span').map(({ textContent }) => textContent);
}

it('a visit is today, tomorrow or some days away, and never due or overdue', async () => {
  expect(await tagsAt('2026-11-25T22:00:00Z')).toContain('days.until:0');
  expect(await tagsAt('2026-11-25T12:00:00Z')).toContain('days.until:1');
  expect(await tagsAt('2026-11-27T12:00:00Z')).toContain('days.ago:1');
  expect([ar.days.until_zero, ar.days.until_one, en.days.until_zero, en.days.until_one]).toEqual([
    'اليوم',
    'غدًا',
    'Today',
    'Tomorrow',
  ]);
});
