// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from 'sijil/react/providers/session';
import { applyRoles, customRole } from 'sijil/schema/roles/customRoles';
import { NextPanel } from '@/pages/client/dashboard/RunningPanel';
import { drawnPage } from '../support/drawn';
import ar from '../../src/i18n/ar/client.json';
import en from '../../src/i18n/en/client.json';

const { clock } = vi.hoisted(() => ({ clock: { now: '' } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { count }: { count?: number } = {}) => `${key}:${count}` }),
}));
vi.mock('react-router', () => ({ Link: 'a' }));
vi.mock('sijil/react/providers/server', () => ({ useNow: () => new Date(clock.now) }));

const { draw, all } = drawnPage();
beforeEach(() => {
  clock.now = '';
});

/** Returns the tags of a visit at nine on 26 November, as shown at a given moment. */
async function tagsAt(now: string) {
  clock.now = now;
  const visit = {
    id: 'r1',
    visitAt: '2026-11-26T06:00:00.000Z',
    proposed: false,
    service: { id: 's1', name: { ar: 'فحص', en: 'Check' } },
    branch: null,
  };
  await draw(<NextPanel visits={[visit] as never} payment={null} />);
  return all('section span').map(({ textContent }) => textContent);
}

it('a user who may not read amounts is not shown that nothing is due', async () => {
  const payment = () => all('section p').filter(({ textContent }) => textContent?.includes('Payment'));
  useSession.setState({ user: { role: 'branch_manager' } as never });
  await draw(<NextPanel visits={[]} payment={null} />);
  expect(payment()).toHaveLength(1);
  const fields = { total: 'hidden' } as const;
  const narrowing = { records: { requests: { fields } }, rights: [], menu: [], home: null };
  applyRoles([{ id: 'desk', name: { ar: 'دور', en: 'Role' }, base: 'branch_manager', narrowing }]);
  await act(async () => useSession.setState({ user: { role: customRole('desk') } as never }));
  expect(payment()).toHaveLength(0);
  await act(async () => useSession.setState({ user: null }));
  applyRoles([]);
});

it('a visit is shown as today, tomorrow or days away, never as due or overdue', async () => {
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
