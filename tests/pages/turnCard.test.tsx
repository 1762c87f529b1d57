// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { decisionOf } from '@/pages/client/request/decisions';
import { ComingSteps, TurnCard } from '@/pages/client/request/TurnCard';
import { drawnPage } from '../support/drawn';

const { clock } = vi.hoisted(() => ({ clock: { now: new Date('2026-11-22T08:00:00Z') } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => 'en',
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('sijil/react/providers/server', () => ({ useNow: () => clock.now }));
vi.mock('sijil/react/providers/operations', () => ({ useOperation: () => ({}) }));
vi.mock('sijil/react/providers/may', () => ({ useMayCall: () => true }));
vi.mock('sijil/react/providers/session', () => ({ useSession: () => 'client' }));
vi.mock('@/requests/AddToCalendar', () => ({ AddToCalendar: () => null }));
vi.mock('@/pages/client/request/ClientActions', () => ({ ClientActions: () => <b>buttons</b> }));

const base = {
  id: 'r1',
  number: 1142,
  actions: [],
  certificates: [],
  instalments: [],
  cancellation: null,
  receiptSince: null,
  certificateRevokedAt: null,
  correctionsDueAt: null,
  visitAt: null,
  startedAt: null,
  supervisor: null,
  inspector: null,
  promise: null,
};
const promise = {
  by: 'admin_operation',
  until: '2026-11-25T20:59:59.999Z',
  does: { ar: '', en: 'We assign a supervisor' },
  otherwise: { ar: '', en: 'Ask us.' },
};

const { draw, all } = drawnPage();
const drawn = async (facts: object, now = '2026-11-22T08:00:00Z') => {
  clock.now = new Date(now);
  const request = { ...base, ...facts } as unknown as RequestView;
  await draw(
    <MemoryRouter>
      <TurnCard request={request} decision={decisionOf(request, clock.now, null)} />
      <ComingSteps request={request} />
    </MemoryRouter>,
  );
  const [card] = all('section');
  return { title: all('h2')[0]?.textContent, text: card?.textContent, late: card?.dataset['late'] };
};

it('while staff has the turn, the card says who acts until when, and what holds otherwise', async () => {
  const { title, text, late } = await drawn({ status: 'payment_completed', promise });
  expect(title).toBe('request.turn.by We assign a supervisor Wednesday 25 November 2026');
  expect(text).toMatch(/request\.turn\.ours.*admin_operation.*days\.left 3.*Ask us\./);
  expect(late).toBe('false');
});

it('a promise that has passed says for how long, and still what holds', async () => {
  const { title, text, late } = await drawn({ status: 'payment_completed', promise }, '2026-11-27T08:00:00Z');
  expect(title).toMatch(/^request\.turn\.was/);
  expect(text).toMatch(/request\.turn\.late.*days\.over 2.*Ask us\./);
  expect(late).toBe('true');
});

it('before a visit the card says its time, not the moment from which the inspector is late', async () => {
  const { title } = await drawn({
    status: 'inspector_assigned',
    visitAt: '2026-11-24T06:00:00Z',
    promise: { ...promise, by: 'inspector', until: '2026-11-24T06:15:00Z' },
  });
  expect(title).toMatch(/Tuesday 24 November 2026 at\s09:00$/);
});

it('a decision of the client has the card, with its buttons and days left', async () => {
  const { title, text } = await drawn({
    status: 'details_sent',
    visitAt: '2026-11-26T06:00:00Z',
    actions: [{ name: 'acceptDetails', allowed: true, reason: null }],
  });
  expect(title).toBe('Approve the visit time');
  expect(text).toMatch(/request\.turn\.yours.*days\.left 4.*26Thursday.*09:00.*buttons/);
});

it('what comes next is named with its performer, and nothing after the end', async () => {
  await drawn({ status: 'payment_completed', promise });
  expect(all('ol > li').map(({ textContent }) => textContent)).toEqual([
    'A time for the visit is proposedrequests:next.who.supervisor',
    'Approve the visit timerequests:next.you',
    'An inspector is assignedrequests:next.who.supervisor',
  ]);
  await drawn({ status: 'inspection_completed' });
  expect(all('ol')).toEqual([]);
});
