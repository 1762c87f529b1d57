// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CandidateForMany } from '#domain/api/requestViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { AssignBar } from '@/requests/assignMany/AssignBar';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named } = page;

const readLine = 'GET /admin/inspections/supervisors';
const sendLine = 'POST /admin/inspections/supervisors';
const person = (name: string, about: Partial<CandidateForMany> = {}): CandidateForMany => ({
  id: name,
  name,
  city: { ar: 'الرياض', en: 'Riyadh' },
  level: null,
  openRequests: 2,
  reportsUpheld: 0,
  requests: 2,
  free: 2,
  conflicts: 0,
  covers: 2,
  specialised: 2,
  thirdsInARow: 0,
  ...about,
});
const done = vi.fn();
const cleared = vi.fn();

/** The bar above a list whose requests are selected; those that are assigned are no longer selected. */
function List({ ids, what }: { readonly ids: readonly string[]; readonly what: 'supervisor' | 'inspector' }) {
  const [selected, select] = useState(ids);
  const selection = new Map(selected.map((id, at) => [id, { id, version: at + 3, title: `Request ${id}` }]));
  const onDone = (some: readonly string[]) => {
    done(some);
    select((now) => now.filter((id) => !some.includes(id)));
  };
  return <AssignBar picked={{ selection, onDone, onClear: cleared } as never} what={what} />;
}
const open = async (ids: readonly string[] = ['a', 'b'], what: 'supervisor' | 'inspector' = 'supervisor') => {
  await show(<List ids={ids} what={what} />);
};
async function choose(people: unknown, ids?: readonly string[]): Promise<void> {
  api.on(readLine, people);
  await open(ids);
  await press('Assign a supervisor');
  await page.until(() => texts('.ant-modal .ant-skeleton').length === 0 && texts('.ant-modal').length > 0);
}
const dialog = () => texts('.ant-modal-title');
const ok = (id: string) => ({ id, ok: true });
const failed = (id: string) => ({ id, ok: false, code: 'busy', message: 'Busy that day.' });
const toasts = () =>
  useToasts
    .getState()
    .toasts.flatMap(({ kind, title, state }) => (state === 'hiding' ? [] : [[kind, title]]));
const bodies = () => api.calls(sendLine).map(({ body }) => body);

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests', 'list']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1', role: 'admin_operation', client: null } as never });
  useToasts.setState({ toasts: [] });
});
afterEach(async () => {
  await page.draw(null);
  vi.clearAllMocks();
  api.clear();
});

describe('the bar of selected requests', () => {
  it('is not shown without a selection', async () => {
    await open([]);
    expect(said()).toBe('');
  });

  it('counts them and clears the selection', async () => {
    await open(['a']);
    expect(said('[role=status]')).toBe('1 record selected');
    await press('Clear selection');
    expect(cleared).toHaveBeenCalledTimes(1);
  });

  it('accepts fifty requests and refuses more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);
    await open(many(50));
    expect([alerts(), named('Assign a supervisor')]).toEqual([
      [],
      expect.objectContaining({ disabled: false }),
    ]);
    await page.draw(null);
    await open(many(51));
    expect([alerts(), named('Assign a supervisor')]).toEqual([
      ['You can choose up to 50'],
      expect.objectContaining({ disabled: true }),
    ]);
  });
});

describe('one person for several requests', () => {
  it('is the first of the list by default; all are assigned with their versions', async () => {
    api.on(sendLine, [ok('a'), ok('b')]);
    await choose([person('Amal'), person('Badr')]);
    expect(dialog()).toEqual(['Assign a supervisor to 2 requests']);
    expect(api.calls(readLine)[0]!.query).toEqual({ ids: 'a,b' });
    expect(texts('.ant-modal label:has(input:checked) > bdi')).toEqual(['Amal']);
    expect(has('Why this choice')).toBe(false);
    await press('Assign');
    await page.until(() => toasts().length > 0);
    expect(bodies()).toEqual([
      {
        supervisorId: 'Amal',
        items: [
          { id: 'a', version: 3 },
          { id: 'b', version: 4 },
        ],
      },
    ]);
    expect([done.mock.calls, toasts()]).toEqual([[[['a', 'b']]], [['success', '2 requests assigned.']]]);
    await page.until(() => said() === '');
  });

  it('who is not the first needs no reason, but may have one', async () => {
    api.on(sendLine, [ok('a'), ok('b')]);
    await choose([person('Amal'), person('Badr')]);
    await page.click(page.card('Badr'));
    await type('Why this choice', ' Knows them ');
    await press('Assign');
    await page.until(() => bodies().length === 1);
    expect(bodies()[0]).toMatchObject({ supervisorId: 'Badr', choice: 'Knows them' });
  });

  it.each([
    ['is tied to one of the companies', { conflicts: 1 }],
    ['would make a third visit in a row', { thirdsInARow: 1 }],
    ['had a report upheld', { reportsUpheld: 1 }],
  ])('who %s is chosen against the advice', async (_, about) => {
    await choose([person('Amal', about)]);
    expect(has('Why this choice')).toBe(true);
  });

  it('has the reasons counted over all of them', async () => {
    const worst = { free: 1, conflicts: 1, specialised: 0, covers: 1, thirdsInARow: 2, reportsUpheld: 1 };
    await choose([person('Amal', { openRequests: 1 }), person('Badr', worst)]);
    expect(texts('.ant-modal label')).toEqual([
      'AmalBest fitRiyadh · 1 open requestTrained for 2 of 2Covers 2 of 2',
      'BadrRiyadh · 2 open requestsFree for 1 of 2Tied to the company for 1 of 2Trained for 0 of 2Covers 1 of 2Third visit in a row for 2 of 2Report upheld',
    ]);
    const tones = all('.ant-modal label')[1]!.querySelectorAll<HTMLElement>('[data-tone]');
    const toneOf = (at: number) => tones[at]!.dataset['tone'];
    expect([0, 2, 3].map(toneOf)).toEqual(['warning', 'danger', 'warning']);
  });

  it('leaves those that could not be assigned selected, with the reason; only they are sent again', async () => {
    api.on(sendLine, [ok('a'), failed('b')]);
    await choose([person('Amal')]);
    await press('Assign');
    await page.until(() => alerts().length > 0);
    expect(alerts()).toEqual(['1 request could not be assigned:Request b: Busy that day.']);
    expect([toasts(), done.mock.calls]).toEqual([[['success', '1 request assigned.']], [[['a']]]]);
    expect(said('[role=status]')).toContain('1 record selected');
    expect(dialog()).toEqual(['Assign a supervisor to 2 requests']);
    api.on(sendLine, [failed('b')]);
    await press('Assign');
    await page.until(() => bodies().length === 2);
    await page.settle(20);
    expect(bodies()[1]).toMatchObject({ items: [{ id: 'b' }] });
    expect(toasts()).toHaveLength(1);
    api.on(sendLine, [ok('b')]);
    await press('Assign');
    await page.until(() => said() === '');
    expect(done.mock.lastCall).toEqual([['b']]);
  });

  it('is not assigned by a call that is refused: its reason is shown in the dialog', async () => {
    api.on(sendLine, () => refusal(403, { message: 'Operations only.' }));
    await choose([person('Amal')]);
    await press('Assign');
    await page.until(() => alerts().length > 0);
    expect([alerts(), done.mock.calls, toasts()]).toEqual([['Operations only.'], [], []]);
    api.on(sendLine, [ok('a'), ok('b')]);
    await press('Assign');
    await page.until(() => said() === '');
  });

  it('cannot be chosen where nobody can be assigned, or the list cannot be read', async () => {
    await choose([]);
    expect(said('.ant-modal')).toContain('Add a supervisor or activate an existing one');
    expect(named('Assign')).toHaveProperty('disabled', true);
    await page.draw(null);
    api.clear();
    await choose(() => refusal(404, { message: 'x' }));
    await page.until(() => said('.ant-modal').includes('We could not find'));
    expect(named('Assign')).toHaveProperty('disabled', true);
  });

  it('is an inspector for a supervisor’s visits', async () => {
    api.on('GET /supervisor/inspections/inspectors', [person('Amal')]);
    api.on('POST /supervisor/inspections/inspectors', [ok('a')]);
    await open(['a'], 'inspector');
    await press('Assign an inspector');
    await page.until(() => texts('.ant-modal label').length === 1);
    expect([dialog(), texts('legend')]).toEqual([
      ['Assign an inspector to 1 visit'],
      ['Assign an inspector'],
    ]);
    await press('Assign');
    await page.until(() => said() === '');
    expect(api.written()).toEqual([
      ['POST /supervisor/inspections/inspectors', { inspectorId: 'Amal', items: [{ id: 'a', version: 3 }] }],
    ]);
  });
});
