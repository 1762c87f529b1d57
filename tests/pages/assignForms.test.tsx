// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CandidateView } from '#domain/api/requestViews';
import { CallError } from 'sijil/react/providers/apiError';
import { startI18n } from 'sijil/react/providers/i18n';
import { assignInspectorForm, assignSupervisorForm } from '@/requests/actions/assignForms';
import type { ActionFormProps } from '@/requests/actions/FormButtons';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, texts, has, named } = page;

const inspectors = 'GET /inspections/r1/inspectors';
const supervisors = 'GET /admin/inspections/r1/supervisors';
const candidate = (id: string, about: Partial<CandidateView> = {}): CandidateView => ({
  id,
  name: id,
  city: { ar: 'الرياض', en: 'Riyadh' },
  level: null,
  openRequests: 2,
  sameCity: true,
  covers: true,
  specialised: true,
  busyThatDay: false,
  reportsUpheld: 0,
  conflict: false,
  visitsInARow: 0,
  distanceKm: null,
  ...about,
});
const submit = vi.fn();
const close = vi.fn();
const request = { id: 'r1', version: 4, supervisor: null, inspector: null };
const [InspectorForm, SupervisorForm] = [assignInspectorForm, assignSupervisorForm];
async function open(candidates: unknown, about: object = {}, start?: object): Promise<void> {
  api.on(inspectors, candidates);
  const props = { request: { ...request, ...about }, name: 'assignInspector', submit, close, start };
  await show(<InspectorForm {...(props as unknown as ActionFormProps)} />);
  await page.until(() => texts('.ant-skeleton').length === 0);
}
const cards = () => texts('label:has(input[type=radio])');
const chosen = () => texts('label:has(input[type=radio]:checked) > bdi');
const choose = (name: string) => press(cards().find((text) => text.startsWith(name))!);
const body = (person: string, more: object = {}) => [[{ version: 4, inspectorId: person, ...more }]];
const reasonBox = 'Why this choice';

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests']);
});
beforeEach(() => void submit.mockResolvedValue(undefined));
afterEach(() => {
  vi.clearAllMocks();
  api.clear();
});

describe('the list of candidates', () => {
  it('marks the first as the best fit and sends that choice without a reason', async () => {
    await open([candidate('Amal'), candidate('Badr')]);
    expect(cards().map((text) => text.includes('Best fit'))).toEqual([true, false]);
    expect([chosen(), has(reasonBox)]).toEqual([['Amal'], false]);
    await press('Assign');
    expect(submit.mock.calls).toEqual(body('Amal'));
    await press('Back');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('asks why somebody other than the first is chosen; the reason may stay empty', async () => {
    await open([candidate('Amal'), candidate('Badr')]);
    await choose('Badr');
    expect(chosen()).toEqual(['Badr']);
    const hint = document.getElementById(named(reasonBox).getAttribute('aria-describedby')!);
    expect(hint?.textContent).toContain('The list recommends someone else.');
    await type(reasonBox, '   ');
    await press('Assign');
    expect(submit.mock.calls).toEqual(body('Badr'));
    await type(reasonBox, ' Knows the cold store ');
    await press('Assign');
    expect(submit.mock.lastCall).toEqual(body('Badr', { choice: 'Knows the cold store' })[0]);
    // A reason that was typed is not sent for a choice that needs none.
    await choose('Amal');
    expect(has(reasonBox)).toBe(false);
    await press('Assign');
    expect(submit.mock.lastCall).toEqual(body('Amal')[0]);
  });

  it.each([
    ['a conflict', { conflict: true }],
    ['an upheld report', { reportsUpheld: 1 }],
    ['two visits in a row', { visitsInARow: 2 }],
  ])('asks for a reason for the first candidate too, with %s', async (_, about) => {
    await open([candidate('Amal', about)]);
    expect(has(reasonBox)).toBe(true);
  });

  it('begins with the first who is not busy, and marks nobody as best if the first is busy', async () => {
    await open([candidate('Amal', { busyThatDay: true }), candidate('Badr')]);
    expect([chosen(), said().includes('Best fit')]).toEqual([['Badr'], false]);
  });

  it('cannot be sent while nobody is chosen because all are busy', async () => {
    await open([candidate('Amal', { busyThatDay: true })]);
    expect([chosen(), named('Assign')]).toEqual([[], expect.objectContaining({ disabled: true })]);
    await choose('Amal');
    expect(named('Assign')).toHaveProperty('disabled', false);
  });

  it('begins with the person who is assigned, marked as such, or with the one a link points at', async () => {
    const people = [candidate('Amal'), candidate('Badr'), candidate('Camal')];
    await open(people, { inspector: { id: 'Badr' }, supervisor: { id: 'Camal' } });
    expect(chosen()).toEqual(['Badr']);
    expect(cards().map((text) => text.includes('Currently assigned'))).toEqual([false, true, false]);
    await page.draw(null);
    await open(people, { inspector: { id: 'Badr' } }, { inspectorId: 'Camal' });
    expect(chosen()).toEqual(['Camal']);
    await page.draw(null);
    await open(people, { inspector: { id: 'Badr' } }, { inspectorId: 'nobody' });
    expect(chosen()).toEqual(['Badr']);
  });

  it('says of each candidate the city, the level, the work and the way to the branch', async () => {
    await open([
      candidate('Amal', { level: 'senior', openRequests: 1, distanceKm: 1 }),
      candidate('Badr', { level: 'chief', openRequests: 5, distanceKm: 0 }),
      candidate('Camal', { openRequests: 0, distanceKm: 12 }),
      candidate('Dana'),
    ]);
    const lines = texts('label > span:last-child > span:first-child');
    expect(lines).toEqual([
      'Riyadh · Senior inspector · 1 open request · 1 km away',
      'Riyadh · chief · 5 open requests · in the same place',
      'Riyadh · 0 open requests · 12 km away',
      'Riyadh · 2 open requests',
    ]);
  });

  it('gives the reasons for and against, in the order of the ranking', async () => {
    const worst = {
      busyThatDay: true,
      conflict: true,
      visitsInARow: 2,
      reportsUpheld: 1,
      specialised: false,
    };
    await open([
      candidate('Amal', { visitsInARow: 1 }),
      candidate('Badr', { sameCity: false }),
      candidate('Camal', { ...worst, sameCity: false, covers: false }),
    ]);
    expect(texts('label > span:last-child > span:last-child')).toEqual([
      'Trained for this serviceIn the same city',
      'Trained for this serviceCovers the city',
      'Busy on the visit dayTied to the companyNot trained for this serviceOutside their areaMade this branch’s last two visitsReport upheld',
    ]);
  });

  it('shows a refusal, and reads the candidates again: the person was booked meanwhile', async () => {
    submit.mockRejectedValue(new CallError('Amal was booked meanwhile.', 409, 'busy'));
    await open([candidate('Amal'), candidate('Badr')]);
    api.on(inspectors, [candidate('Badr'), candidate('Amal', { busyThatDay: true })]);
    await press('Assign');
    await page.until(() => cards()[0]!.startsWith('Badr'));
    expect(alerts()).toEqual(['Amal was booked meanwhile.']);
    expect(api.calls(inspectors)).toHaveLength(2);
    expect(chosen()).toEqual(['Amal']);
    await choose('Badr');
    submit.mockResolvedValue(undefined);
    await press('Assign');
    expect([alerts(), submit.mock.lastCall]).toEqual([[], body('Badr')[0]]);
  });

  it('joins the messages of the fields of a refusal, each once', async () => {
    const errors = { inspectorId: ['Busy.', 'Not trained.'], choice: ['Busy.'] };
    submit.mockRejectedValueOnce(new CallError('Check the fields.', 422, 'invalid', errors));
    await open([candidate('Amal')]);
    await press('Assign');
    await page.settle();
    expect(alerts()).toEqual(['Busy. Not trained.']);
    submit.mockRejectedValueOnce(new TypeError('x is undefined'));
    await press('Assign');
    await page.settle();
    expect(alerts()).toEqual(['Error']);
  });

  it('that is empty says what to do, for inspectors and for supervisors', async () => {
    await open([]);
    expect(said()).toBe(
      'No one can be assignedThe supervisor’s team has no active inspectors. An admin of the portal can add one.',
    );
    api.on(supervisors, []);
    const props = { request, name: 'assignSupervisor', submit, close };
    await page.draw(null);
    await show(<SupervisorForm {...(props as unknown as ActionFormProps)} />);
    await page.until(() => said().includes('Add a supervisor'));
    expect(has('Assign')).toBe(false);
  });

  it('of supervisors sends the supervisor, and begins with the present one', async () => {
    api.on(supervisors, [candidate('Amal'), candidate('Badr')]);
    const supervised = { ...request, supervisor: { id: 'Badr' }, inspector: { id: 'Amal' } };
    const props = { request: supervised, name: 'replaceSupervisor', submit, close };
    await show(<SupervisorForm {...(props as unknown as ActionFormProps)} />);
    await page.until(() => has('Assign'));
    expect([chosen(), texts('legend')]).toEqual([['Badr'], ['Change the supervisor']]);
    await press('Assign');
    expect(submit.mock.calls).toEqual([[{ version: 4, supervisorId: 'Badr' }]]);
  });

  it('that cannot be read gives the reason and is read again on demand', async () => {
    await open(() => refusal(409, { message: 'The request has changed.' }));
    await page.until(() => said().includes('The request has changed.'));
    api.on(inspectors, [candidate('Amal')]);
    await press('Try again');
    await page.until(() => has('Assign'));
    expect(chosen()).toEqual(['Amal']);
  });
});
